import { NoAnswer } from '../../../database/store-error.ts'
import type { Supabase } from '../../../database/supabase.ts'
import { afterArrival, isArrival } from '../../../features/admin/account/arrival.ts'
import {
  type Account,
  claimedAccount,
  openSession,
  type Session,
  sendsSession,
  sessionCookies,
} from '../../../features/admin/account/session.server.ts'
import { addressOf } from '../../../http/address-of.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { isRead } from '../../../http/is-read.ts'
import { json } from '../../../http/json.ts'
import { log } from '../../../http/log.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { readBytes } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Signer } from '../../../http/signer.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { AdminContext } from '../admin-context.ts'
import { keepAgain } from './again.ts'
import { answerOutage, spareOf } from './outage.ts'
import type { SignInPage } from './sign-in-page.ts'

type Handler = (c: AdminContext, account: Account) => Promise<Response>
export type Guard = (handler: Handler) => (c: AdminContext) => Promise<Response>

/** Lets only admins through, checked for every request; what changes something must come from a same-origin page. */
export function guardAdmin(
  supabase: Supabase | null,
  signer: Signer,
  limiter: RateLimiter,
  showSignIn: SignInPage,
): Guard {
  return function guarded(handler) {
    return async function guarded(c) {
      if (!isRead(c) && !isSameOrigin(c.req.raw)) return plainError(403, localeOf(c))
      const { pathname, search } = addressOf(c)
      if (isRead(c) && isArrival(search) && sendsSession(c)) return seeOther(pathname + afterArrival(search))
      const session = await openSession(c, supabase, limiter, signer)
      if (session.status !== 'admin') {
        const refusal = await refuse(c, session)
        await readToEnd(c.req.raw)
        return refusal
      }
      const { account } = session
      const spare = spareOf(c)
      try {
        return noStore(await handler(c, account), account)
      } catch (error) {
        return noStore(await answerOutage(c, error, { signer, spare, account: account.id }), account)
      } finally {
        if (spare?.bodyUsed === false) await spare.body?.cancel()
      }
    }
  }

  async function refuse(c: AdminContext, session: Exclude<Session, { status: 'admin' }>): Promise<Response> {
    const { status } = session
    log('info', 'admin-refused', { requestId: requestIdOf(c), status })
    if (isApi(c)) return json({ error: status }, statuses[status])
    const locale = localeOf(c)
    const { pathname, search } = addressOf(c)
    const back = isRead(c) ? pathname + afterArrival(search) : pathname
    switch (status) {
      case 'notAdmin': {
        const answer = await showSignIn(c, locale, { status: 403, problem: 'notAdmin', back, email: '' })
        return noStore(answer, session.account)
      }
      case 'secondFactor': {
        const code = { problem: null, back, email: '', asksForCode: true, ...(await kept(c)) }
        return noStore(await showSignIn(c, locale, { status: 401, ...code }), session.account)
      }
      case 'unavailable': {
        // An admin with a session is not asked to sign in: the same request may find the database awake.
        const silence = new NoAnswer('the session could not be confirmed')
        return answerOutage(c, silence, { signer, spare: spareOf(c), account: claimedAccount(c) })
      }
      case 'limited':
        return showSignIn(c, locale, { status: 429, problem: 'rate', back, email: '', ...(await kept(c)) })
      case 'anonymous': {
        const problem = session.hadSession ? 'expired' : isArrival(search) ? 'cookies' : null
        return showSignIn(c, locale, { status: 401, problem, back, email: '', ...(await kept(c)) })
      }
      default:
        return status satisfies never
    }
  }

  async function kept(c: AdminContext): Promise<{ kept?: string }> {
    if (isRead(c)) return {}
    const form = await keepAgain(c, signer)
    return form === null ? {} : { kept: form }
  }
}

/**
 * Stricter than for visitors: a browser that says neither where a request comes from nor which origin sent it
 * cannot be told from an attack.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Who is answered while still sending a photograph sees a broken connection instead of the answer. */
async function readToEnd(request: Request): Promise<void> {
  if (!request.bodyUsed) await readBytes(request, bodyLimits.articlePicture)
}

export function localeOf(c: AdminContext) {
  return addressOf(c).locale
}

const statuses = { anonymous: 401, secondFactor: 401, notAdmin: 403, unavailable: 503, limited: 429 } as const

function isApi(c: AdminContext): boolean {
  return addressOf(c).pathname.startsWith('/api/')
}

/** Admin responses are never cached; renewed tokens are added to them. */
function noStore(answer: Response, { renewed }: Account): Response {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  if (renewed !== null) for (const cookie of sessionCookies(renewed)) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}
