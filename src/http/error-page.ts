import { sprites } from 'virtual:sprite'
import { clientBuild, layerOrder, textOf } from '../build/client-build.ts'
import { clinic } from '../content/clinic.ts'
import { loadTextsWith } from '../content/texts.ts'
import { fill } from '../format/fill.ts'
import { formatPhone } from '../format/phone.ts'
import { layoutWords } from '../layout/words.server.ts'
import type { Locale } from '../locale.ts'
import { hasPage, href, preferencesHash } from '../routes.ts'
import { plainPageHeaders } from './content-security-policy.ts'
import { escapeHtml } from './escape-html.ts'
import type { ErrorWords } from './ro.ts'
import { createNonce } from './security-headers.ts'
import { errorWords } from './words.server.ts'

const texts = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'badRequest',
  405: 'methodNotAllowed',
  414: 'uriTooLong',
  429: 'tooManyRequests',
  500: 'server',
  503: 'unreachable',
} as const satisfies Record<number, keyof ErrorWords>

/** A short page for when no page can be rendered: it needs neither data nor React. */
export async function plainError(status: keyof typeof texts, locale: Locale): Promise<Response> {
  return plainResponse(locale, await pageOf(texts[status], locale), status, {
    ...(status === 405 && { allow: 'GET, HEAD' }),
    ...(status === 503 && { 'retry-after': '120' }),
  })
}

/** Shown by the service worker offline, for a page without a copy. */
export async function offlinePage(locale: Locale): Promise<Response> {
  const headers = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
  return plainResponse(locale, await pageOf('offline', locale), 200, headers)
}

type PlainPage = {
  title: string
  body: string
  /** Markup: what there is to press, and what stands below. */
  actions: string
  more: string
  /** Besides those of the error screen. */
  styles?: string
}

/** Looks like the error screen of a page and shares its styles. */
export async function plainResponse(
  locale: Locale,
  { title, body, actions, more, styles = '' }: PlainPage,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const nonce = createNonce()
  const shared = (await clientBuild.filesOf('notFound')).styles.map(({ parts }) => textOf(parts))
  const page =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${layerOrder}${shared.join('')}${styles}</style>` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><main class="error-screen">' +
    `<svg class="illustration" aria-hidden="true"><use href="${sprites.scenes}#error"/></svg>` +
    `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(body)}</p><div class="actions">${actions}</div>${more}</main></body></html>`
  return new Response(page, {
    status,
    headers: {
      ...plainPageHeaders(nonce),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

export function plainLink(address: string, text: string, quiet: boolean): string {
  return `<a class="button${quiet ? ' button-quiet' : ''}" href="${address}">${escapeHtml(text)}</a>`
}

type Kind = (typeof texts)[keyof typeof texts] | 'offline'

/** An empty address reloads the current page. */
async function pageOf(kind: Kind, locale: Locale): Promise<PlainPage> {
  const { errors: language, layout } = await loadTextsWith(locale, {
    errors: errorWords,
    layout: layoutWords,
  })
  const { title, body, phone } = language[kind]
  const { footer, nav } = layout
  const call = fill(phone, { phone: formatPhone(clinic.phone).replaceAll(' ', '\u00a0') })
  const home = plainLink(href('home', locale), language.home, kind === 'server' || kind === 'unreachable')
  const actions = {
    server: plainLink('', language.server.reload, false) + home,
    unreachable: plainLink('', language.unreachable.reload, false) + home,
    offline:
      plainLink('', language.offline.retry, false) +
      (['inPain', 'contact', 'prices'] as const)
        .filter(hasPage)
        .map((id) => plainLink(href(id, locale), nav[id], true))
        .join(''),
  }
  return {
    title,
    body,
    actions: kind === 'server' || kind === 'unreachable' || kind === 'offline' ? actions[kind] : home,
    more:
      `<p><a href="tel:${clinic.phone}">${escapeHtml(call)}</a></p>` +
      `<p><a href="${href('cookies', locale)}${preferencesHash}">${escapeHtml(footer.cookieSettings)}</a></p>`,
  }
}
