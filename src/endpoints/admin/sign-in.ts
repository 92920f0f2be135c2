import { z } from 'zod'
import type { Supabase } from '../../database/supabase.ts'
import { returnPath } from '../../features/admin/account/return-path.ts'
import { endSession, sessionCookies, type Tokens } from '../../features/admin/account/session.server.ts'
import { plainError } from '../../http/error-page.ts'
import { log } from '../../http/log.ts'
import { readBody, visitorKey } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { sha256, toHex } from '../../http/signer.ts'
import { isLocale, type Locale } from '../../locale.ts'
import { seeOther } from '../../rendering/answer-page.ts'
import { href } from '../../routes.ts'
import type { AdminContext } from './admin-context.ts'
import { isSameOrigin, localeOf } from './guard.ts'
import type { SignInPage } from './sign-in-page.ts'

const largestForm = 4 * 1024
const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })

/** `POST` of the sign-in form: cookies and the way back, or the form again with what was wrong. */
export function signIn(supabase: Supabase | null, showSignIn: SignInPage) {
  return async function signIn(c: AdminContext): Promise<Response> {
    if (!isSameOrigin(c.req.raw)) return plainError(403, localeOf(c))
    const body = await readBody(c.req.raw, largestForm)
    if (body === null) return plainError(400, localeOf(c))
    const form = new URLSearchParams(body)
    const limba = form.get('limba')
    const locale: Locale = isLocale(limba) ? limba : localeOf(c)
    const email = (form.get('email') ?? '').trim().toLowerCase().slice(0, 254)
    const back = form.get('inapoi') ?? ''
    const refuse = (status: 401 | 422 | 429 | 503, problem: Problem) => {
      log('info', 'sign-in-refused', { requestId: requestIdOf(c), problem })
      return showSignIn(c, locale, { status, problem, back, email })
    }

    const parsed = credentials.safeParse({ email, password: form.get('password') ?? '' })
    if (!parsed.success) {
      const isEmpty = email === '' || (form.get('password') ?? '') === ''
      return refuse(422, isEmpty ? 'required' : 'email')
    }
    if (!(await isAllowed(c, email))) return refuse(429, 'rate')
    if (supabase === null) return refuse(503, 'unavailable')
    const outcome = await tryPassword(supabase, parsed.data)
    if (typeof outcome === 'string') return refuse(outcome === 'credentials' ? 401 : 503, outcome)
    log('info', 'signed-in', { requestId: requestIdOf(c) })
    return withCookies(seeOther(returnPath(back, locale)), outcome)
  }
}

/** `POST`: ends the session here and at Supabase. */
export function signOut(supabase: Supabase | null) {
  return async function signOut(c: AdminContext): Promise<Response> {
    const locale = localeOf(c)
    if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
    await endSession(c, supabase)
    return withCookies(seeOther(`${href('adminSignIn', locale)}?stare=iesit`), null)
  }
}

type Problem = 'required' | 'email' | 'credentials' | 'rate' | 'unavailable'

/**
 * Every attempt counts, a right one too. An account is known to the limiter by a hash alone. The narrow limit is that of
 * one visitor at one account, so that nobody keeps its owner out by guessing; the wide one is for guesses from many.
 */
async function isAllowed(c: AdminContext, email: string): Promise<boolean> {
  const account = toHex(await sha256(email))
  const visitor = visitorKey(c.req.raw)
  const answers = await Promise.all([
    c.env.SIGN_IN_LIMIT.limit({ key: visitor }),
    c.env.SIGN_IN_ACCOUNT_LIMIT.limit({ key: `${account} ${visitor}` }),
    c.env.SIGN_IN_GUESSES_LIMIT.limit({ key: account }),
  ])
  return answers.every(({ success }) => success)
}

/** An unknown account, a wrong password and an unconfirmed address are the same to whoever asks. */
async function tryPassword(
  supabase: Supabase,
  given: z.infer<typeof credentials>,
): Promise<Tokens | 'credentials' | 'unavailable'> {
  const { data, error } = await (await supabase.forSignIn()).auth.signInWithPassword(given)
  if (error) return error.status === 400 || error.status === 401 ? 'credentials' : 'unavailable'
  const { access_token, refresh_token } = data.session
  return { access_token, refresh_token }
}

function withCookies(answer: Response, tokens: Tokens | null): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of sessionCookies(tokens)) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}
