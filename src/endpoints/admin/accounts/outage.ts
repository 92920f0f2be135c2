import { wordsBeside } from '../../../content/words-beside.ts'
import { NoResponse } from '../../../database/store-error.ts'
import { keepForm, largestResubmitted } from '../../../features/admin/account/resubmitted-form.server.ts'
import { claimedAccount } from '../../../features/admin/account/session.server.ts'
import { addressOf } from '../../../http/address-of.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainLink, plainResponse } from '../../../http/error-page.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { json } from '../../../http/json.ts'
import { log, reportError } from '../../../http/log.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Signer } from '../../../http/signer.ts'
import { Unreachable } from '../../../http/unreachable.ts'
import { joinLocale, type Locale } from '../../../locale.ts'
import { href } from '../../../routes.ts'
import type { AdminContext } from '../admin-context.ts'

/** What an owner reads when something could not be done: whether it was, and what to press. */
export const outageWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

/** Where a form that a page has kept is sent once more. */
export const againPath = '/admin/again'

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
  const resubmitted = spare === null ? null : await keepForm(signer, spare, account)
  const message = !isSilence
    ? texts.failed
    : error instanceof PublicationInDoubt
      ? texts[error.isKnownNotToBe ? 'notPublished' : 'unknown']
      : texts[resubmitted !== null ? 'sent' : c.req.method === 'POST' ? 'done' : 'read']
  const again =
    resubmitted === null
      ? c.req.method === 'POST'
        ? plainLink(escapeHtml(pathname), texts.look, false)
        : plainLink(escapeHtml(pathname + search), texts.again, false)
      : againForm(locale, resubmitted, texts.again) + plainLink(escapeHtml(pathname), texts.look, true)
  const page = { ...message, actions: again, more: toToday(locale, texts) }
  return plainResponse(locale, page, status, { 'retry-after': '10' })
}

export function toToday(locale: Locale, { today }: { today: string }): string {
  return `<p><a href="${href('admin/today', locale)}">${escapeHtml(today)}</a></p>`
}

/** The button that sends a kept form, as markup. `at` marks the address that it is sent to. */
export function againForm(locale: Locale, kept: string, button: string, at = (path: string) => path): string {
  return (
    `<form method="post" action="${at(joinLocale(locale, againPath))}"><input type="hidden" name="kept" value="${escapeHtml(kept)}">` +
    `<button class="button">${escapeHtml(button)}</button></form>`
  )
}

/** The form of a request without a session as one signed text; one that was kept already stays as it is. */
export async function keepAgain(c: AdminContext, signer: Signer): Promise<string | null> {
  const { pathname, locale } = addressOf(c)
  if (pathname !== joinLocale(locale, againPath)) return keepForm(signer, c.req.raw, claimedAccount(c))
  return new URLSearchParams((await readBody(c.req.raw, largestResubmitted)) ?? '').get('kept')
}
