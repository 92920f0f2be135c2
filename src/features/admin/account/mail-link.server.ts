import type { Supabase } from '../../../database/supabase.ts'
import { reportError } from '../../../http/log.ts'
import type { Locale } from '../../../locale.ts'
import type { Mailer } from '../../../mail/mailer.ts'
import { passwordEmail } from './account-mails.server.ts'
import { forgetRecovery, recoveryToken } from './passwords.server.ts'

export type Post = { supabase: Supabase; mailer: Mailer; origin: string; requestId: string }

/**
 * Mails a link that sets a password; false when there is no such account. If the mail fails, the link is used up
 * before the error is thrown: an unused one would block the next request.
 */
export async function mailLink(
  { supabase, mailer, origin, requestId }: Post,
  kind: 'invite' | 'reset',
  to: string,
  locale: Locale,
): Promise<boolean> {
  const token = await recoveryToken(supabase, to)
  if (token === null) return false
  try {
    await mailer.send(await passwordEmail(kind, { to, token, origin, locale }))
  } catch (error) {
    await forgetRecovery(supabase, token).catch((failure: unknown) => {
      reportError(failure, { requestId, effect: 'the next link waits a quarter of an hour' })
    })
    throw error
  }
  return true
}
