import { z } from 'zod'
import { admitAdmin, freeAddress, removeAdmin } from '../../../features/admin/account/account-store.server.ts'
import { mailLink } from '../../../features/admin/account/mail-link.server.ts'
import { createAccount } from '../../../features/admin/account/passwords.server.ts'
import { failure } from '../../../features/admin/frame/flashes.ts'
import { typedLine } from '../../../format/typed.ts'
import { reportError } from '../../../http/log.ts'
import type { SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import type { Outcome, Request } from './of.ts'

const address = z.email().max(254)

/** Makes an account for a colleague, gives it the right, and mails the link with which they set its password. */
export async function invite({ form }: SentForm, request: Request): Promise<Outcome> {
  const { database, locale, supabase, requestId } = request
  const { notices, invite: words } = request.texts.words.admins
  const email = typedLine(form.get('email') ?? '').toLowerCase()
  if (!address.safeParse(email).success) return refused({ invited: email, inviteError: words.error })
  const refuse = (outcome: 'known' | 'atOnce') =>
    refused({ invited: email, notice: failure(notices[outcome]) }, 409)
  if (!(await freeAddress(database, email))) return refuse('known')
  const invited = await createAccount(supabase, email)
  if (invited === null || !(await admitAdmin(database, invited))) return refuse('atOnce')
  try {
    const isThere = await mailLink(request, 'invite', email, locale)
    if (!isThere) throw new Error('The account that was just made is not there')
  } catch (error) {
    reportError(error, { requestId, during: 'invite', effect: 'admitted without a mail' })
    return refused({ notice: failure(notices.unsent) }, 503)
  }
  return done('invited')
}

/** Takes the right away from an account, and ends its sessions. */
export async function remove({ form }: SentForm, { database, texts }: Request): Promise<Outcome> {
  const account = z.uuid().safeParse(form.get('account'))
  if (!account.success) return { outcome: 'invalid' }
  const outcome = await removeAdmin(database, account.data)
  if (outcome === 'done') return done('removed')
  return refused({ notice: failure(texts.words.admins.notices[outcome]) }, 409)
}
