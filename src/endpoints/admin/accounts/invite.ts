import { z } from 'zod'
import { admitAdmin, freeAddress } from '../../../features/admin/account/account-store.server.ts'
import { createAccount } from '../../../features/admin/account/passwords.server.ts'
import { plainError } from '../../../http/error-page.ts'
import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { type AnswerAccount, backToAccount } from './account-props.ts'
import { mailLink } from './mail-link.ts'

type Services = Pick<AdminServices, 'supabase' | 'mailer'> & { answer: AnswerAccount }

const address = z.email().max(254)

/** Makes an account for a colleague, gives it the right, and mails the link with which they set its password. */
export async function invite(
  { supabase, mailer, answer }: Services,
  c: AdminContext,
  session: AdminSession,
  email: string,
): Promise<Response> {
  const { database, locale, texts } = session
  const { notices, invite: words } = texts.adminAccount.admins
  const known = address.safeParse(email)
  if (!known.success) return answer(c, session, { invited: email, inviteError: words.error }, 422)
  if (supabase === null) return plainError(500, locale)
  const refuse = (outcome: 'known' | 'atOnce') =>
    answer(c, session, { invited: email, notice: { text: notices[outcome], wrong: true } }, 409)
  if (!(await freeAddress(database, email))) return refuse('known')
  const invited = await createAccount(supabase, email)
  if (invited === null || !(await admitAdmin(database, invited))) return refuse('atOnce')
  try {
    const isThere = await mailLink(c, { supabase, mailer }, 'invite', email, locale)
    if (!isThere) throw new Error('The account that was just made is not there')
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), during: 'invite', effect: 'admitted without a mail' })
    return answer(c, session, { notice: { text: notices.unsent, wrong: true } }, 503)
  }
  return backToAccount(locale, 'invited')
}
