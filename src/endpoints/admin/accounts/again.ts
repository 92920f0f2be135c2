import { keepForm, largestKept, readKeptForm } from '../../../features/admin/account/kept-form.server.ts'
import {
  type Account,
  claimedAccount,
  sessionCookies,
} from '../../../features/admin/account/session.server.ts'
import { addressOf } from '../../../http/address-of.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { readBody } from '../../../http/request-guards.ts'
import type { Signer } from '../../../http/signer.ts'
import { joinLocale, type Locale } from '../../../locale.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext } from '../admin-context.ts'

const path = '/admin/again'

/** The button that sends a kept form, as markup. `at` marks the address that it is sent to. */
export function againForm(locale: Locale, kept: string, button: string, at = (path: string) => path): string {
  return (
    `<form method="post" action="${at(joinLocale(locale, path))}"><input type="hidden" name="kept" value="${escapeHtml(kept)}">` +
    `<button class="button">${escapeHtml(button)}</button></form>`
  )
}

/** The form of a request without a session as one signed text; one that was kept already stays as it is. */
export async function keepAgain(c: AdminContext, signer: Signer): Promise<string | null> {
  if (addressOf(c).pathname !== joinLocale(addressOf(c).locale, path))
    return keepForm(signer, c.req.raw, claimedAccount(c))
  return new URLSearchParams((await readBody(c.req.raw, largestKept)) ?? '').get('kept')
}

/** Sends a form that a page has kept, as if it came just now. */
export function againEndpoint(
  signer: Signer,
  again: (c: AdminContext, request: Request) => Response | Promise<Response>,
) {
  return {
    path,
    async receive(c: AdminContext, { id, renewed }: Account): Promise<Response> {
      const form = new URLSearchParams((await readBody(c.req.raw, largestKept)) ?? '')
      const kept = await readKeptForm(signer, form.get('kept') ?? '', id)
      if (kept === null) return seeOther(href('admin/today', addressOf(c).locale))
      const headers = new Headers({ 'content-type': kept.type, 'content-length': String(kept.body.length) })
      for (const name of ['cookie', 'sec-fetch-site', 'origin', 'cf-connecting-ip'])
        if (c.req.header(name) !== undefined) headers.set(name, c.req.header(name) ?? '')
      // The old ones have just been exchanged for these.
      if (renewed !== null) headers.set('cookie', cookiesOf(sessionCookies(renewed)))
      return again(
        c,
        new Request(new URL(kept.path, c.req.url), { method: 'POST', headers, body: kept.body }),
      )
    },
  }
}

function cookiesOf(set: readonly string[]): string {
  return set.map((cookie) => cookie.split(';')[0]).join('; ')
}
