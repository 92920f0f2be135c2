import type { Supabase } from '../../../database/supabase.ts'
import { nameSession } from '../../../features/admin/account/account-store.server.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import {
  changePassword,
  passwordLength,
  passwordProblem,
} from '../../../features/admin/account/passwords.server.ts'
import type { PasswordField } from '../../../features/admin/account/secret-fields.ts'
import { sessionCookies } from '../../../features/admin/account/session.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { reportError } from '../../../http/log.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Signer } from '../../../http/signer.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { type AnswerAccount, backToAccount } from './account-props.ts'
import { putOnRecord } from './put-on-record.ts'

type Services = { supabase: Supabase | null; signer: Signer; limiter: RateLimiter; answer: AnswerAccount }

/** Takes a new password beside the current one, and goes on with the session that comes with it. */
export async function receivePassword(
  { supabase, signer, limiter, answer }: Services,
  c: AdminContext,
  session: AdminSession,
  form: URLSearchParams,
): Promise<Response> {
  const { account, locale, texts } = session
  const { errors } = texts.adminAccount.password
  const refuse = (status: PageStatus, field: PasswordField, text: string) =>
    answer(c, session, { passwordErrors: { [field]: text } }, status)
  const typed = (field: PasswordField) => form.get(field) ?? ''
  const current = typed('current')
  const next = typed('next')
  const problem = passwordProblem(next, typed('again'))
  if (problem !== null)
    return refuse(
      422,
      problem === 'repeated' ? 'again' : 'next',
      fill(errors[problem], { count: passwordLength.min }),
    )
  // Guessing from an open session counts like guessing at sign-in.
  const key = await accountKey(account.email)
  const device = await knownDevice(c, signer, key)
  const permission = await maySignIn(c, limiter, { account: key, device })
  if (permission.status === 'refused') return refuse(429, 'current', errors.rate)
  if (supabase === null) return refuse(503, 'current', errors.unavailable)
  const outcome = await changePassword(supabase, account, { current, next })
  switch (outcome.status) {
    case 'credentials':
      return refuse(401, 'current', errors.credentials)
    case 'weak':
      return refuse(422, 'next', errors.weak)
    case 'unavailable':
      return refuse(503, 'current', errors.unavailable)
    case 'changed': {
      limiter.refund(permission.charges)
      const own = await supabase.asUser(outcome.tokens.access_token)
      await putOnRecord(c, recordAction(own, 'account_password'), 'a new password is not on record')
      const named = nameSession(own, c.req.header('user-agent') ?? '').catch((error: unknown) => {
        reportError(error, { requestId: requestIdOf(c), effect: 'a session without a name' })
      })
      c.executionCtx.waitUntil(named)
      const done = backToAccount(locale, 'password')
      for (const cookie of sessionCookies(outcome.tokens)) done.headers.append('set-cookie', cookie)
      return done
    }
    default:
      return outcome satisfies never
  }
}
