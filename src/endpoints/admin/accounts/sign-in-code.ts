import type { Supabase } from '../../../database/supabase.ts'
import { readClaims } from '../../../features/admin/account/access-token.server.ts'
import { wrongCodesEmail } from '../../../features/admin/account/account-mails.server.ts'
import {
  endAfterTries,
  forgetTries,
  takeTry,
  type Waiting,
} from '../../../features/admin/account/code-tries.server.ts'
import { largestKept } from '../../../features/admin/account/kept-form.server.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import { endTokens, readCode, tryCode } from '../../../features/admin/account/second-factor.server.ts'
import { type Account, openSession, sessionCookies } from '../../../features/admin/account/session.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { log, reportError } from '../../../http/log.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Locale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import type { AdminContext, AdminServices } from '../admin-context.ts'
import { enter, type SignInServices, withCookies } from './enter.ts'
import { isSameOrigin, localeOf } from './guard.ts'
import { putOnRecord } from './put-on-record.ts'
import type { SignInProblem } from './sign-in-page.ts'

/**
 * `POST` of the form that asks for the code of the second factor, from a session that was opened with the password and
 * reaches nothing else. Attempts count like those at the password.
 */
export function signInCode(services: SignInServices) {
  const { supabase, signer, limiter, showSignIn } = services
  return signInCodeEndpoint

  /** Too many wrong codes: whoever it was begins anew with the password, and the owner of the account is told. */
  async function endWaiting(c: AdminContext, supabase: Supabase, account: Account, waiting: Waiting | null) {
    const locale = localeOf(c)
    if (waiting !== null && (await endAfterTries(supabase, waiting)))
      c.executionCtx.waitUntil(tellOwner(c, services.mailer, account.email, locale))
    log('warn', 'sign-in-codes-exhausted', { requestId: requestIdOf(c) })
    const shown = {
      status: 429,
      problem: 'codes',
      back: '',
      email: '',
      kept: '',
      asksForCode: false,
    } as const
    return withCookies(await showSignIn(c, locale, shown), sessionCookies(null))
  }

  async function signInCodeEndpoint(c: AdminContext): Promise<Response> {
    const locale = localeOf(c)
    if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
    const body = await readBody(c.req.raw, bodyLimits.signIn + largestKept)
    if (body === null) return plainError(400, locale)
    const form = new URLSearchParams(body)
    const back = form.get('back') ?? ''
    const kept = form.get('kept') ?? ''
    const refuse = (status: 401 | 422 | 429 | 503, problem: SignInProblem, asksForCode: boolean) => {
      log('info', 'sign-in-refused', { requestId: requestIdOf(c), problem })
      return showSignIn(c, locale, { status, problem, back, email: '', kept, asksForCode })
    }

    const session = await openSession(c, supabase, limiter, signer)
    if (session.status === 'limited') return refuse(429, 'rate', true)
    if (session.status === 'unavailable' || supabase === null) return refuse(503, 'unavailable', true)
    if (session.status !== 'secondFactor' || session.account.factor === null)
      return refuse(401, session.status === 'anonymous' && !session.hadSession ? 'cookies' : 'expired', false)
    const { account } = session
    const code = readCode(form.get('code') ?? '')
    if (code === null) return refuse(422, 'codeForm', true)
    const key = await accountKey(account.email)
    const device = await knownDevice(c, signer, key)
    const permission = await maySignIn(c, limiter, { account: key, device })
    if (permission.status === 'refused') return refuse(429, 'rate', true)
    const waiting = waitingFor(account, device)
    const left = waiting === null ? null : await takeTry(supabase, waiting)
    if (waiting === null || left === null) return endWaiting(c, supabase, account, waiting)
    const outcome = await tryCode(supabase, account, session.account.factor.id, code)
    switch (outcome.status) {
      case 'unavailable':
        return refuse(503, 'unavailable', true)
      case 'wrong': {
        if (left === 0) return endWaiting(c, supabase, account, waiting)
        const answer = await refuse(401, 'code', true)
        return account.renewed === null ? answer : withCookies(answer, sessionCookies(account.renewed))
      }
      case 'used':
        await endTokens(supabase, outcome.tokens)
        return withCookies(await refuse(401, 'codeUsed', false), sessionCookies(null))
      case 'right': {
        limiter.refund(permission.charges)
        await putOnRecord(c, forgetTries(supabase, waiting), 'mistyped codes go on counting for an hour')
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

/** Null for a token that names no session: none is tried there. */
function waitingFor({ id, accessToken }: Account, device: string | null): Waiting | null {
  const session = readClaims(accessToken)?.session_id
  return session === undefined ? null : { account: id, session, device }
}

/** It is on record whether the mail leaves or not. */
async function tellOwner(
  c: AdminContext,
  mailer: AdminServices['mailer'],
  to: string,
  locale: Locale,
): Promise<void> {
  try {
    await mailer(c.env).send(await wrongCodesEmail({ to, origin: siteOrigin(c.req.url), locale }))
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), effect: 'the owner of the account is not told by mail' })
  }
}
