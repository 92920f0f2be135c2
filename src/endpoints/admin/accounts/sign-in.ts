import { z } from 'zod'
import type { Supabase } from '../../../database/supabase.ts'
import { largestKept } from '../../../features/admin/account/kept-form.server.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import {
  accountOf,
  endSession,
  sessionCookies,
  type Tokens,
} from '../../../features/admin/account/session.server.ts'
import { typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { hideTiming } from '../../../http/hide-timing.ts'
import { log } from '../../../http/log.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { isLocale, type Locale } from '../../../locale.ts'
import type { AdminContext } from '../admin-context.ts'
import { enter, type SignInServices, withCookies } from './enter.ts'
import { isSameOrigin, localeOf } from './guard.ts'
import { backToSignIn, type SignInProblem } from './sign-in-page.ts'

const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })

/** A wrong password takes this long, or a multiple of it: the time must not reveal whether an account exists. */
const stepMs = 400

/**
 * `POST` of the sign-in form: cookies and a redirect back, or the form again with the error. Who has a second factor gets
 * a session that reaches nothing yet, and is asked for its code.
 */
export function signIn(services: SignInServices) {
  const { supabase, signer, limiter, showSignIn } = services
  return async function signIn(c: AdminContext): Promise<Response> {
    if (!isSameOrigin(c.req.raw)) return plainError(403, localeOf(c))
    const body = await readBody(c.req.raw, bodyLimits.signIn + largestKept)
    if (body === null) return plainError(400, localeOf(c))
    const form = new URLSearchParams(body)
    const asked = form.get('locale')
    const locale: Locale = isLocale(asked) ? asked : localeOf(c)
    const email = typedLine(form.get('email') ?? '')
      .toLowerCase()
      .slice(0, 254)
    const back = form.get('back') ?? ''
    const kept = form.get('kept') ?? ''
    const refuse = (status: 401 | 422 | 429 | 503, problem: SignInProblem) => {
      log('info', 'sign-in-refused', { requestId: requestIdOf(c), problem })
      return showSignIn(c, locale, { status, problem, back, email, kept })
    }

    const parsed = credentials.safeParse({ email, password: form.get('password') ?? '' })
    if (!parsed.success) {
      const isEmpty = email === '' || (form.get('password') ?? '') === ''
      return refuse(422, isEmpty ? 'required' : 'email')
    }
    const account = await accountKey(email)
    const device = await knownDevice(c, signer, account)
    const permission = await maySignIn(c, limiter, { account, device })
    if (permission.status === 'refused') return refuse(429, 'rate')
    if (supabase === null) return refuse(503, 'unavailable')
    const outcome = await hideTiming(
      stepMs,
      tryPassword(supabase, parsed.data),
      (found) => found === 'credentials',
    )
    if (outcome === 'unavailable') return refuse(503, outcome)
    if (outcome === 'credentials')
      return permission.status === 'crowded' ? refuse(429, 'rate') : refuse(401, outcome)
    limiter.refund(permission.charges)
    const { id, hasFactor, tokens } = outcome
    if (hasFactor) {
      const asked = await showSignIn(c, locale, {
        status: 200,
        problem: null,
        back,
        email: '',
        kept,
        asksForCode: true,
      })
      return withCookies(asked, sessionCookies(tokens))
    }
    const arrival = { id, key: account, device, tokens, locale, back, kept }
    // The submitted form is still in the page, to be sent once more.
    return (await enter(c, services, supabase, arrival)) ?? refuse(503, 'unavailable')
  }
}

/** `POST`: ends the session here and at Supabase, and clears the browser's cache of admin pages. */
export function signOut({ supabase, limiter, signer }: Omit<SignInServices, 'again' | 'showSignIn'>) {
  return async function signOut(c: AdminContext): Promise<Response> {
    const locale = localeOf(c)
    if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
    await endSession(c, supabase, limiter, signer)
    const answer = withCookies(backToSignIn(locale, 'signed-out'), sessionCookies(null))
    answer.headers.set('clear-site-data', '"cache"')
    return answer
  }
}

/** An unknown account, a wrong password and an unconfirmed address get the same answer. */
async function tryPassword(
  supabase: Supabase,
  given: z.infer<typeof credentials>,
): Promise<{ id: string; hasFactor: boolean; tokens: Tokens } | 'credentials' | 'unavailable'> {
  const { data, error } = await (await supabase.forSignIn()).auth.signInWithPassword(given)
  if (error) return error.status === 400 || error.status === 401 ? 'credentials' : 'unavailable'
  const { access_token, refresh_token } = data.session
  const tokens = { access_token, refresh_token }
  return { id: data.user.id, hasFactor: accountOf(data.user, tokens, null).factor !== null, tokens }
}
