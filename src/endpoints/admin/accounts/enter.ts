import { nameSession } from '../../../features/admin/account/account-store.server.ts'
import { arrivalAt } from '../../../features/admin/account/arrival.ts'
import { type KeptForm, readKeptForm } from '../../../features/admin/account/kept-form.server.ts'
import { rememberDevice } from '../../../features/admin/account/known-device.server.ts'
import { returnPath } from '../../../features/admin/account/return-path.ts'
import { sessionCookies, type Tokens } from '../../../features/admin/account/session.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { log, reportError } from '../../../http/log.ts'
import type { Enter, OpenRequest } from '../../../pages/open-page.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { AdminContext } from '../admin-context.ts'
import { askToSend } from './ask-to-send.ts'
import { withCookies, withSessionUnlessReplaced } from './with-cookies.ts'

/** Answers a request as if it had just arrived. */
export type Again = (c: AdminContext, request: Request) => Response | Promise<Response>

/** The way in once everything that was asked for is right. Null when the submitted form could not be dealt with. */
export async function enter(
  c: AdminContext,
  { account, key, device, tokens, back, kept }: Omit<Enter, 'otherwise'>,
  request: OpenRequest,
  again: Again,
): Promise<Response | null> {
  const { locale, requestId, sender } = request
  request.later(recordSignIn(c, request, tokens))
  log('info', 'signed-in', { requestId })
  const sent = await readKeptForm(sender.signer, kept, account)
  const answer =
    sent === null
      ? seeOther(arrivalAt(returnPath(back, locale)))
      : sent.isOwn
        ? await again(c, sentAgain(c, sent, tokens))
        : await askToSend(sent, { signer: sender.signer, locale, account })
  if (answer.status >= 500) return null
  const remembered = await rememberDevice(sender.signer, key, device)
  return withCookies(withSessionUnlessReplaced(answer, tokens), [remembered])
}

/** Nobody is kept out because it could not be put on record. */
async function recordSignIn(
  c: AdminContext,
  { supabase, requestId }: OpenRequest,
  { access_token }: Tokens,
): Promise<void> {
  try {
    if (supabase === null) throw new Error('Nobody signs in without a database')
    const database = await supabase.asUser(access_token)
    await recordAction(database, 'sign_in')
    await nameSession(database, c.req.header('user-agent') ?? '')
  } catch (error) {
    reportError(error, { requestId, effect: 'signing in is not on record' })
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
