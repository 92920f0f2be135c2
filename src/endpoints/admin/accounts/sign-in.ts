import { z } from 'zod'
import type { Supabase } from '../../../database/supabase.ts'
import { type KeptForm, largestKept, readKeptForm } from '../../../features/admin/account/kept-form.server.ts'
import {
  accountKey,
  knownDevice,
  rememberDevice,
} from '../../../features/admin/account/known-device.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import { returnPath } from '../../../features/admin/account/return-path.ts'
import { endSession, sessionCookies, type Tokens } from '../../../features/admin/account/session.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { inSteps } from '../../../http/in-steps.ts'
import { log, reportError } from '../../../http/log.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Signer } from '../../../http/signer.ts'
import { isLocale, type Locale } from '../../../locale.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext } from '../admin-context.ts'
import { isSameOrigin, localeOf } from '../guard.ts'
import type { SignInPage } from './sign-in-page.ts'

type SignInServices = {
  supabase: Supabase | null
  signer: Signer
  limiter: RateLimiter
  showSignIn: SignInPage
  /** Answers a request as if it had just arrived. */
  again(c: AdminContext, request: Request): Response | Promise<Response>
}

const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })

/** A wrong password takes this long, or a multiple of it: the time must not reveal whether an account exists. */
const stepMs = 400

/** `POST` of the sign-in form: cookies and a redirect back, or the form again with the error. */
export function signIn({ supabase, signer, limiter, showSignIn, again }: SignInServices) {
  return async function signIn(c: AdminContext): Promise<Response> {
    if (!isSameOrigin(c.req.raw)) return plainError(403, localeOf(c))
    const body = await readBody(c.req.raw, bodyLimits.signIn + largestKept)
    if (body === null) return plainError(400, localeOf(c))
    const form = new URLSearchParams(body)
    const limba = form.get('limba')
    const locale: Locale = isLocale(limba) ? limba : localeOf(c)
    const email = (form.get('email') ?? '').trim().toLowerCase().slice(0, 254)
    const back = form.get('inapoi') ?? ''
    const kept = form.get('trimis') ?? ''
    const refuse = (status: 401 | 422 | 429 | 503, problem: Problem) => {
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
    const outcome = await inSteps(
      stepMs,
      tryPassword(supabase, parsed.data),
      (found) => found === 'credentials',
    )
    if (outcome === 'unavailable') return refuse(503, outcome)
    if (outcome === 'credentials')
      return permission.status === 'crowded' ? refuse(429, 'rate') : refuse(401, outcome)
    limiter.refund(permission.charges)
    c.executionCtx.waitUntil(record(c, supabase, outcome.tokens))
    log('info', 'signed-in', { requestId: requestIdOf(c) })
    const sent = await readKeptForm(signer, kept, outcome.id)
    const answer =
      sent === null ? seeOther(returnPath(back, locale)) : await again(c, sentAgain(c, sent, outcome.tokens))
    // The submitted form is still in the page, to be sent once more.
    if (answer.status >= 500) return refuse(503, 'unavailable')
    return withCookies(answer, [
      ...sessionCookies(outcome.tokens),
      await rememberDevice(signer, account, device),
    ])
  }
}

/** `POST`: ends the session here and at Supabase, and clears the browser's cache of admin pages. */
export function signOut(supabase: Supabase | null, limiter: RateLimiter) {
  return async function signOut(c: AdminContext): Promise<Response> {
    const locale = localeOf(c)
    if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
    await endSession(c, supabase, limiter)
    const answer = withCookies(seeOther(`${href('admin/sign-in', locale)}?stare=iesit`), sessionCookies(null))
    answer.headers.set('clear-site-data', '"cache"')
    return answer
  }
}

/** Nobody is kept out because it could not be put on record. */
async function record(c: AdminContext, supabase: Supabase, { access_token }: Tokens): Promise<void> {
  try {
    await recordAction(await supabase.asUser(access_token), 'sign_in')
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), effect: 'signing in is not on record' })
  }
}

type Problem = 'required' | 'email' | 'credentials' | 'rate' | 'unavailable'

/** An unknown account, a wrong password and an unconfirmed address get the same answer. */
async function tryPassword(
  supabase: Supabase,
  given: z.infer<typeof credentials>,
): Promise<{ id: string; tokens: Tokens } | 'credentials' | 'unavailable'> {
  const { data, error } = await (await supabase.forSignIn()).auth.signInWithPassword(given)
  if (error) return error.status === 400 || error.status === 401 ? 'credentials' : 'unavailable'
  const { access_token, refresh_token } = data.session
  return { id: data.user.id, tokens: { access_token, refresh_token } }
}

/** The submitted form, with the session it lacked. */
function sentAgain(c: AdminContext, { path, type, body }: KeptForm, tokens: Tokens): Request {
  const headers = new Headers({
    'content-type': type,
    'sec-fetch-site': 'same-origin',
    cookie: sessionCookies(tokens)
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  })
  const address = c.req.header('cf-connecting-ip')
  if (address !== undefined) headers.set('cf-connecting-ip', address)
  return new Request(new URL(path, c.req.url), { method: 'POST', headers, body })
}

function withCookies(answer: Response, cookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}
