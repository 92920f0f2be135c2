import { NoResponse } from '../../../database/store-error.ts'
import { keepForm } from '../../../features/admin/account/kept-form.server.ts'
import { addressOf } from '../../../http/address-of.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainPageHeaders } from '../../../http/content-security-policy.ts'
import { plainDocument, plainLink } from '../../../http/error-page.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { json } from '../../../http/json.ts'
import { log, reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { createNonce } from '../../../http/security-headers.ts'
import type { Signer } from '../../../http/signer.ts'
import { Unreachable } from '../../../http/unreachable.ts'
import { href } from '../../../routes.ts'
import type { AdminContext } from '../admin-context.ts'
import { againForm } from './again.ts'
import { outageWords } from './outage-words.ts'

/** A publication was asked for, and the answer never came: whether there is one, as far as the database still says. */
export class PublicationInDoubt extends NoResponse {
  readonly isKnownNotToBe: boolean
  constructor(cause: NoResponse, isKnownNotToBe: boolean) {
    super(cause.message)
    this.isKnownNotToBe = isKnownNotToBe
  }
}

/**
 * A copy of the form that is being sent, for the page that says that nothing came of it; its body is read once. Not of
 * one with passwords, nor of a photograph.
 */
export function spareOf(c: AdminContext): Request | null {
  const { pathname, locale } = addressOf(c)
  const isShort = Number(c.req.header('content-length') ?? 0) <= bodyLimits.priceFile
  const isForm = c.req.method === 'POST' && pathname !== href('admin/account', locale)
  return isForm && isShort ? c.req.raw.clone() : null
}

/**
 * What the owner reads when a request failed: whether anything was changed, with their form in it to be sent again. A
 * plain page, because the pages of the admin ask the database what else is drafted.
 */
export async function answerOutage(
  c: AdminContext,
  error: unknown,
  { signer, spare, account }: { signer: Signer; spare: Request | null; account: string | null },
): Promise<Response> {
  const isSilence = error instanceof NoResponse || error instanceof Unreachable
  const { pathname, search, locale } = addressOf(c)
  const requestId = requestIdOf(c)
  if (isSilence) log('error', 'admin-unanswered', { requestId, path: pathname, message: error.message })
  else reportError(error, { requestId, during: 'request', path: pathname })
  const status = isSilence ? 503 : 500
  const isCall = pathname.startsWith('/api/') && c.req.header('sec-fetch-dest') !== 'document'
  if (isCall) return json({ error: 'unavailable' }, status)
  const texts = await outageWords(locale)
  const kept = spare === null ? null : await keepForm(signer, spare, account)
  const said = !isSilence
    ? texts.failed
    : error instanceof PublicationInDoubt
      ? texts[error.isKnownNotToBe ? 'notPublished' : 'unknown']
      : texts[kept !== null ? 'sent' : c.req.method === 'POST' ? 'done' : 'read']
  const again =
    kept === null
      ? c.req.method === 'POST'
        ? plainLink(escapeHtml(pathname), texts.look, false)
        : plainLink(escapeHtml(pathname + search), texts.again, false)
      : againForm(locale, kept, texts.again) + plainLink(escapeHtml(pathname), texts.look, true)
  const nonce = createNonce()
  const body = plainDocument(locale, nonce, {
    ...said,
    actions: again,
    more: `<p><a href="${href('admin/today', locale)}">${escapeHtml(texts.today)}</a></p>`,
  })
  return new Response(body, {
    status,
    headers: {
      ...plainPageHeaders(nonce),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
    },
  })
}
