import { mailLink } from '../../../features/admin/account/mail-link.server.ts'
import { mayMail } from '../../../features/admin/account/may-reset.server.ts'
import { takeRecoveryMail } from '../../../features/admin/account/passwords.server.ts'
import { reportError } from '../../../http/log.ts'
import type { OpenRequest } from '../../open-page.ts'

/** Mails the link, if there is such an account and it was not sent one a moment ago. */
export async function mailReset(to: string, request: OpenRequest): Promise<void> {
  const { sender, supabase, locale, requestId } = request
  try {
    const permission = await mayMail(sender, to)
    if (permission === null || supabase === null) return
    if (!(await takeRecoveryMail(supabase, to, permission.isKnownDevice))) return
    await mailLink({ ...request, supabase }, 'reset', to, locale)
  } catch (error) {
    reportError(error, { requestId, during: 'password-reset' })
  }
}
