import { clinic } from '../content/clinic.ts'
import { errors as en } from '../content/en/errors.ts'
import { errors as ro } from '../content/ro/errors.ts'
import type { Errors } from '../content/ui-schema.ts'
import { formatPhone } from '../format/phone.ts'
import type { Locale } from '../locale.ts'
import { href } from '../routes.ts'
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
  const { title, body, phone } = { ro, en }[locale][texts[status]]
  const nonce = createNonce()
  const styles = clientBuild.styles('notFound').map(({ text }) => text)
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${styles.join('')}</style></head>` +
    `<body><main class="error-screen"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>` +
    `<p>${escapeHtml(phone.replace('{phone}', formatPhone(clinic.phone)))}</p>` +
    `<p><a class="button" href="${href('home', locale)}">${escapeHtml({ ro, en }[locale].home)}</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...pageSecurityHeaders(nonce),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'GET, HEAD' }),
    },
  })
}
