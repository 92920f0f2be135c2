import type { Supabase } from '../../../database/supabase.ts'
import { nameSession } from '../../../features/admin/account/account-store.server.ts'
import { arrivalAt } from '../../../features/admin/account/arrival.ts'
import { type KeptForm, readKeptForm } from '../../../features/admin/account/kept-form.server.ts'
import { rememberDevice } from '../../../features/admin/account/known-device.server.ts'
import { returnPath } from '../../../features/admin/account/return-path.ts'
import { sessionCookies, type Tokens } from '../../../features/admin/account/session.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { log, reportError } from '../../../http/log.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Signer } from '../../../http/signer.ts'
import type { Locale } from '../../../locale.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { AdminContext, AdminServices } from '../admin-context.ts'
import { askToSend } from './ask-to-send.ts'
import type { SignInPage } from './sign-in-page.ts'

export type SignInServices = {
  supabase: Supabase | null
  signer: Signer
  limiter: RateLimiter
  showSignIn: SignInPage
  mailer: AdminServices['mailer']
  /** Answers a request as if it had just arrived. */
  again(c: AdminContext, request: Request): Response | Promise<Response>
}

type Arrival = {
  id: string
  /** The account as rate limits know it, and the device it has come from before. */
  key: string
  device: string | null
  tokens: Tokens
  locale: Locale
  /** The page that was asked for, and a form that was submitted without a session. */
  back: string
  kept: string
}

/** The way in once everything that was asked for is right. Null when the submitted form could not be dealt with. */
export async function enter(
  c: AdminContext,
  { signer, again }: Pick<SignInServices, 'signer' | 'again'>,
  supabase: Supabase,
  { id, key, device, tokens, locale, back, kept }: Arrival,
): Promise<Response | null> {
  c.executionCtx.waitUntil(recordSignIn(c, supabase, tokens))
  log('info', 'signed-in', { requestId: requestIdOf(c) })
  const sent = await readKeptForm(signer, kept, id)
  const answer =
    sent === null
      ? seeOther(arrivalAt(returnPath(back, locale)))
      : sent.isOwn
        ? await again(c, sentAgain(c, sent, tokens))
        : await askToSend(sent, { signer, locale, account: id })
  if (answer.status >= 500) return null
  return withCookies(answer, [...sessionCookies(tokens), await rememberDevice(signer, key, device)])
}

export function withCookies(answer: Response, cookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Nobody is kept out because it could not be put on record. */
async function recordSignIn(c: AdminContext, supabase: Supabase, { access_token }: Tokens): Promise<void> {
  try {
    const database = await supabase.asUser(access_token)
    await recordAction(database, 'sign_in')
    await nameSession(database, c.req.header('user-agent') ?? '')
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), effect: 'signing in is not on record' })
  }
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
