import { spriteHref } from 'virtual:sprite'
import { preferencesHash } from '../consent/record.ts'
import { clinic } from '../content/clinic.ts'
import { errors as en } from '../content/en/errors.ts'
import { layout as layoutEn } from '../content/en/layout.ts'
import { errors as ro } from '../content/ro/errors.ts'
import { layout as layoutRo } from '../content/ro/layout.ts'
import type { Errors } from '../content/ui-schema.ts'
import { formatPhone } from '../format/phone.ts'
import type { Locale } from '../locale.ts'
import { href } from '../routes.ts'
import { fill } from '../ui/fill.ts'
import { clientBuild } from './client-build.ts'
import { escapeHtml } from './document.ts'
import { createNonce, pageSecurityHeaders } from './security-headers.ts'

const texts = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'badRequest',
  405: 'methodNotAllowed',
  414: 'uriTooLong',
  429: 'tooManyRequests',
  500: 'server',
} as const satisfies Record<number, keyof Errors>

/** A short page for what cannot be a page: it needs neither data nor React, so it can tell of their failure. */
export function plainError(status: keyof typeof texts, locale: Locale): Response {
  const nonce = createNonce()
  return new Response(documentOf(texts[status], locale, nonce), {
    status,
    headers: {
      ...pageSecurityHeaders(nonce),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'GET, HEAD' }),
    },
  })
}

/** It looks like the error screen of a page and shares its styles. An empty address reloads the page it stands on. */
function documentOf(kind: (typeof texts)[keyof typeof texts], locale: Locale, nonce: string): string {
  const language = { ro, en }[locale]
  const { title, body, phone } = language[kind]
  const { cookieSettings } = { ro: layoutRo, en: layoutEn }[locale].footer
  const call = fill(phone, { phone: formatPhone(clinic.phone).replaceAll(' ', '\u00a0') })
  const styles = clientBuild.styles('notFound').map(({ text }) => text)
  const home = `<a class="button${kind === 'server' ? ' button-quiet' : ''}" href="${href('home', locale)}">${escapeHtml(language.home)}</a>`
  const reload =
    kind === 'server' ? `<a class="button" href="">${escapeHtml(language.server.reload)}</a>` : ''
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${styles.join('')}</style>` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><main class="error-screen">' +
    `<svg class="illustration" aria-hidden="true"><use href="${spriteHref}#error"/></svg>` +
    `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(body)}</p><p class="actions">${reload}${home}</p>` +
    `<p><a href="tel:${clinic.phone}">${escapeHtml(call)}</a></p>` +
    `<p><a href="${href('cookies', locale)}${preferencesHash}">${escapeHtml(cookieSettings)}</a></p></main></body></html>`
  )
}
