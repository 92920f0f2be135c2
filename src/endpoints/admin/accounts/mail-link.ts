import type { Supabase } from '../../../database/supabase.ts'
import { passwordEmail } from '../../../features/admin/account/account-mails.server.ts'
import { forgetRecovery, recoveryToken } from '../../../features/admin/account/passwords.server.ts'
import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Locale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import type { AdminContext, AdminServices } from '../admin-context.ts'

/**
 * Mails a link that sets a password; false when there is no such account. A link that no mail has told of is used up
 * before the error goes on: else the next request would wait for it to be used.
 */
export async function mailLink(
  c: AdminContext,
  { supabase, mailer }: { supabase: Supabase } & Pick<AdminServices, 'mailer'>,
  kind: 'invite' | 'reset',
  to: string,
  locale: Locale,
): Promise<boolean> {
  const token = await recoveryToken(supabase, to)
  if (token === null) return false
  try {
    const origin = siteOrigin(c.req.url)
    await mailer(c.env).send(await passwordEmail(kind, { to, token, origin, locale }))
  } catch (error) {
    await forgetRecovery(supabase, token).catch((failure: unknown) => {
      reportError(failure, { requestId: requestIdOf(c), effect: 'the next link waits a quarter of an hour' })
    })
    throw error
  }
  return true
}
