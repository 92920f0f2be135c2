import { nameSession } from '../../../features/admin/account/account-store.server.ts'
import { arrivalAt } from '../../../features/admin/account/arrival.ts'
import { rememberDevice } from '../../../features/admin/account/known-device.server.ts'
import {
  fieldsOf,
  largestResubmitted,
  type ResubmittedForm,
  readResubmittedForm,
  signForm,
} from '../../../features/admin/account/resubmitted-form.server.ts'
import { returnPath } from '../../../features/admin/account/return-path.ts'
import { type Account, sessionCookies, type Tokens } from '../../../features/admin/account/session.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { addressOf } from '../../../http/address-of.ts'
import { plainLink, plainResponse } from '../../../http/error-page.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { log, reportError } from '../../../http/log.ts'
import { readBody } from '../../../http/request-guards.ts'
import type { Signer } from '../../../http/signer.ts'
import type { Locale } from '../../../locale.ts'
import type { Enter, OpenRequest } from '../../../pages/open-page.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext } from '../admin-context.ts'
import { withCookies, withSessionUnlessReplaced } from './guard.ts'
import { againForm, outageWords, toToday } from './outage.ts'

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
  const sent = await readResubmittedForm(sender.signer, kept, account)
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
function sentAgain(c: AdminContext, { path, type, body }: ResubmittedForm, tokens: Tokens): Request {
  const headers = new Headers({
    'content-type': type,
    'sec-fetch-site': 'same-origin',
    cookie: cookiesOf(tokens),
  })
  const address = c.req.header('cf-connecting-ip')
  if (address !== undefined) headers.set('cf-connecting-ip', address)
  return new Request(new URL(path, c.req.url), { method: 'POST', headers, body })
}

/** Sends a form that a page has kept, as if it came just now. */
export function againEndpoint(signer: Signer, again: Again) {
  return async (c: AdminContext, { id, renewed }: Account): Promise<Response> => {
    const form = new URLSearchParams((await readBody(c.req.raw, largestResubmitted)) ?? '')
    const resubmitted = await readResubmittedForm(signer, form.get('kept') ?? '', id)
    if (resubmitted === null) return seeOther(href('admin/today', addressOf(c).locale))
    const headers = new Headers({
      'content-type': resubmitted.type,
      'content-length': String(resubmitted.body.length),
    })
    for (const name of ['cookie', 'sec-fetch-site', 'origin', 'cf-connecting-ip'])
      if (c.req.header(name) !== undefined) headers.set(name, c.req.header(name) ?? '')
    // The old ones have just been exchanged for these.
    if (renewed !== null) headers.set('cookie', cookiesOf(renewed))
    return again(
      c,
      new Request(new URL(resubmitted.path, c.req.url), { method: 'POST', headers, body: resubmitted.body }),
    )
  }
}

function cookiesOf(tokens: Tokens): string {
  return sessionCookies(tokens)
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Enough to recognise a form by. */
const longestValue = 200
const mostFields = 1000

const fieldStyles =
  'main details{text-align:start;overflow-wrap:anywhere}summary{cursor:pointer}dl{display:grid;gap:.25rem 1rem}' +
  'dt{font-size:.875rem;opacity:.8}dd{margin:0 0 .5rem;font-weight:600;white-space:pre-wrap}'

/**
 * Shows a form that was sent from this browser before anybody had signed in. Somebody else may have filled it in, to have
 * it sent in an admin's name: nothing comes of it until the admin presses.
 */
async function askToSend(
  form: ResubmittedForm,
  { signer, locale, account }: { signer: Signer; locale: Locale; account: string },
): Promise<Response> {
  const [texts, kept, fields] = await Promise.all([
    outageWords(locale),
    signForm(signer, form, account),
    fieldsOf(form),
  ])
  const rows = [...(fields ?? [])]
    .map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const)
    .filter(([, value]) => value !== '')
    .slice(0, mostFields)
    .map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value.slice(0, longestValue))}</dd>`,
    )
  return plainResponse(
    locale,
    {
      ...texts.waiting,
      actions:
        againForm(locale, kept, texts.send, arrivalAt) + plainLink(escapeHtml(form.path), texts.look, true),
      more:
        `<details><summary>${escapeHtml(texts.what)}</summary><p>${escapeHtml(form.path)}</p><dl>${rows.join('')}</dl></details>` +
        toToday(locale, texts),
      styles: fieldStyles,
    },
    200,
  )
}
