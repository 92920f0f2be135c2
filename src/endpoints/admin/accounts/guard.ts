import { NoResponse } from '../../../database/store-error.ts'
import { afterArrival, isArrival } from '../../../features/admin/account/arrival.ts'
import {
  type Account,
  claimedAccount,
  openSession,
  type Session,
  sendsSession,
  sessionCookies,
  type Tokens,
} from '../../../features/admin/account/session.server.ts'
import { accessCookie } from '../../../features/admin/account/session-cookies.ts'
import { addressOf } from '../../../http/address-of.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { isRead } from '../../../http/is-read.ts'
import { json } from '../../../http/json.ts'
import { log } from '../../../http/log.ts'
import { readBytes } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { SignInView } from '../../../pages/admin/sign-in/view.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import { type AdminContext, type AdminServices, senderOf } from '../admin-context.ts'
import { answerOutage, keepAgain, spareOf } from './outage.ts'

type Handler = (c: AdminContext, account: Account) => Promise<Response>
export type Guard = (handler: Handler) => (c: AdminContext) => Promise<Response>

/** The sign-in page in place of the one that was asked for. */
export type ShowSignIn = (
  c: AdminContext,
  view: Partial<SignInView>,
  status: 401 | 403 | 429,
) => Promise<Response>

/** Lets only admins through, checked for every request; what changes something must come from a same-origin page. */
export function guardAdmin(services: AdminServices, showSignIn: ShowSignIn): Guard {
  const { supabase, data } = services
  const { signer } = data.forms
  return function guarded(handler) {
    return async function guarded(c) {
      if (!isRead(c) && !isSameOrigin(c.req.raw)) return plainError(403, localeOf(c))
      const { pathname, search } = addressOf(c)
      if (isRead(c) && isArrival(search) && sendsSession(c)) return seeOther(pathname + afterArrival(search))
      const session = await openSession(senderOf(c, services), supabase)
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
    const { pathname, search } = addressOf(c)
    const back = isRead(c) ? pathname + afterArrival(search) : pathname
    switch (status) {
      case 'notAdmin':
        return noStore(await showSignIn(c, { problem: 'notAdmin', back }, 403), session.account)
      case 'secondFactor': {
        const view = { back, asksForCode: true, ...(await kept(c)) }
        return noStore(await showSignIn(c, view, 401), session.account)
      }
      case 'unavailable': {
        // An admin with a session is not asked to sign in: the same request may find the database awake.
        const silence = new NoResponse('the session could not be confirmed')
        return answerOutage(c, silence, { signer, spare: spareOf(c), account: claimedAccount(c) })
      }
      case 'limited':
        return showSignIn(c, { problem: 'rate', back, ...(await kept(c)) }, 429)
      case 'anonymous': {
        const problem = session.hadSession ? 'expired' : isArrival(search) ? 'cookies' : undefined
        return showSignIn(c, { back, ...(problem && { problem }), ...(await kept(c)) }, 401)
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
  const unstored = new Response(answer.body, { status: answer.status, headers })
  return renewed === null ? unstored : withSessionUnlessReplaced(unstored, renewed)
}

export function withCookies(answer: Response, cookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Goes on with a session, unless the answer has opened or ended one itself: that is newer. */
export function withSessionUnlessReplaced(answer: Response, tokens: Tokens): Response {
  const isReplaced = answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${accessCookie}=`))
  return isReplaced ? answer : withCookies(answer, sessionCookies(tokens))
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
