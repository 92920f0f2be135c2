import { largestKept } from '../../../features/admin/account/kept-form.server.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import { endTokens, readCode, tryCode } from '../../../features/admin/account/second-factor.server.ts'
import { openSession, sessionCookies } from '../../../features/admin/account/session.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { log } from '../../../http/log.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { AdminContext } from '../admin-context.ts'
import { enter, type SignInServices, withCookies } from './enter.ts'
import { isSameOrigin, localeOf } from './guard.ts'
import type { SignInProblem } from './sign-in-page.ts'

/**
 * `POST` of the form that asks for the code of the second factor, from a session that was opened with the password and
 * reaches nothing else. Attempts count like those at the password.
 */
export function signInCode(services: SignInServices) {
  const { supabase, signer, limiter, showSignIn } = services
  return async function signInCode(c: AdminContext): Promise<Response> {
    const locale = localeOf(c)
    if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
    const body = await readBody(c.req.raw, bodyLimits.signIn + largestKept)
    if (body === null) return plainError(400, locale)
    const form = new URLSearchParams(body)
    const back = form.get('inapoi') ?? ''
    const kept = form.get('trimis') ?? ''
    const refuse = (status: 401 | 422 | 429 | 503, problem: SignInProblem, asksForCode: boolean) => {
      log('info', 'sign-in-refused', { requestId: requestIdOf(c), problem })
      return showSignIn(c, locale, { status, problem, back, email: '', kept, asksForCode })
    }

    const session = await openSession(c, supabase, limiter, signer)
    if (session.status === 'limited') return refuse(429, 'rate', true)
    if (session.status === 'unavailable' || supabase === null) return refuse(503, 'unavailable', true)
    if (session.status !== 'secondFactor' || session.account.factor === null)
      return refuse(401, 'expired', false)
    const { account } = session
    const code = readCode(form.get('cod') ?? '')
    if (code === null) return refuse(422, 'codeForm', true)
    const key = await accountKey(account.email)
    const device = await knownDevice(c, signer, key)
    const permission = await maySignIn(c, limiter, { account: key, device })
    if (permission.status === 'refused') return refuse(429, 'rate', true)
    const outcome = await tryCode(supabase, account, session.account.factor.id, code)
    switch (outcome.status) {
      case 'unavailable':
        return refuse(503, 'unavailable', true)
      case 'wrong': {
        const answer = await refuse(401, 'code', true)
        return account.renewed === null ? answer : withCookies(answer, sessionCookies(account.renewed))
      }
      case 'used':
        await endTokens(supabase, outcome.tokens)
        return withCookies(await refuse(401, 'codeUsed', false), sessionCookies(null))
      case 'right': {
        limiter.refund(permission.charges)
        const { tokens } = outcome
        const answer = await enter(c, services, supabase, {
          id: account.id,
          key,
          device,
          tokens,
          locale,
          back,
          kept,
        })
        return answer ?? withCookies(await refuse(503, 'unavailable', false), sessionCookies(tokens))
      }
      default:
        return outcome satisfies never
    }
  }
}
