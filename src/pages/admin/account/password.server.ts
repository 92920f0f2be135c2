import { nameSession } from '../../../features/admin/account/account-store.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import { newPasswordErrors } from '../../../features/admin/account/new-password.server.ts'
import { changePassword } from '../../../features/admin/account/passwords.server.ts'
import type { PasswordField } from '../../../features/admin/account/secret-fields.ts'
import { secretWords } from '../../../features/admin/account/words.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { putOnRecord } from '../../../features/admin/records/put-on-record.ts'
import { reportError } from '../../../http/log.ts'
import type { SentForm } from '../../admin-page.ts'
import { done, type RefusedStatus, refused, withSession } from '../../outcome.ts'
import type { Outcome, Request } from './of.ts'

/** Takes a new password beside the current one, and goes on with the session that comes with it. */
export async function changeOwnPassword({ form }: SentForm, request: Request): Promise<Outcome> {
  const { account, sender, supabase, locale, requestId } = request
  const words = await secretWords(locale)
  const refuse = (status: RefusedStatus, field: PasswordField, text: string) =>
    refused({ passwordErrors: { [field]: text } }, status)
  const passwordErrors = newPasswordErrors(form, words)
  if (passwordErrors !== null) return refused({ passwordErrors })
  // Guessing from an open session counts like guessing at sign-in.
  const leave = await maySignIn(sender, account.email)
  if (leave.status === 'refused') return refuse(429, 'current', words.password.rate)
  const typed = { current: form.get('current') ?? '', next: form.get('next') ?? '' }
  const outcome = await changePassword(supabase, account, typed)
  switch (outcome.status) {
    case 'credentials':
      return refuse(401, 'current', request.texts.words.password.errors.credentials)
    case 'weak':
      return refuse(422, 'next', words.password.weak)
    case 'unavailable':
      return refuse(503, 'current', words.password.unavailable)
    case 'changed': {
      leave.refund()
      const own = await supabase.asUser(outcome.tokens.access_token)
      await putOnRecord(requestId, recordAction(own, 'account_password'), 'a new password is not on record')
      const named = nameSession(own, sender.c.req.header('user-agent') ?? '').catch((error: unknown) => {
        reportError(error, { requestId, effect: 'a session without a name' })
      })
      request.later(named)
      return withSession(outcome.tokens, done('password'))
    }
    default:
      return outcome satisfies never
  }
}
