import { scripts } from 'virtual:browser-scripts'
import { clientBuild, layerOrder, type PageFiles, textOf } from '../build/client-build.ts'
import type { Graph } from '../features/seo/json-ld.server.ts'
import { openGraph } from '../features/seo/open-graph.server.ts'
import { themeColours } from '../features/seo/theme-colours.ts'
import { withoutJoiners } from '../format/typeset.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { joinLocale, type Locale, locales } from '../locale.ts'
import type { PageFrame } from '../page-frame.ts'
import { route as declarationOf, hasPage, type RouteId } from '../routes.ts'
import { stylesFor } from './first-screen.ts'

/**
 * The document before React's markup, which owns `#app` and nothing else. Most of its bytes are styles: of all of the
 * page, or of its first screen if that is known.
 */
export function openDocument(
  frame: PageFrame,
  files: PageFiles,
  nonce: string,
  isStatic: boolean,
  notice: Record<Locale, string> | null = null,
  firstScreen: string | null = null,
): readonly Uint8Array<ArrayBuffer>[] {
  const { locale, route } = frame
  const beforeStyles =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    noDetection +
    consentScriptTag(nonce) +
    adminScriptTag(route, nonce) +
    headTags(frame) +
    `<style nonce="${nonce}">`
  const afterStyles =
    `${notice === null ? '' : noticeStyles}</style>${withoutScripts}` +
    scriptTags(files, nonce, isStatic) +
    iconTags +
    `<link rel="manifest" href="${joinLocale(locale, '/site.webmanifest')}">` +
    feedTag(locale) +
    `</head><body>${notice === null ? '' : noticeBar(notice)}<div id="app">`
  const styles = firstScreen === null ? allStyles(files, route) : stylesFor(firstScreen, files, route)
  return [encoder.encode(beforeStyles), styles, encoder.encode(afterStyles)]
}

const encoder = new TextEncoder()
/** What Safari takes for a date or an address becomes a link, and React another page. Every number is a link already. */
const noDetection = '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">'
const withoutScripts = `<noscript><link rel="stylesheet" href="${clientBuild.withoutScripts}"></noscript>`

/**
 * What the clinic tells everybody, above what React owns: it is there before any script, in every language that a
 * visitor may switch to without a new document, and costs nothing while there is none.
 */
function noticeBar(notice: Record<Locale, string>): string {
  const texts = locales.map((locale) => `<p lang="${locale}">${escapeHtml(notice[locale])}</p>`)
  return `<aside class="notice">${texts.join('')}</aside>`
}

const noticeStyles =
  '@layer components{.notice{padding:var(--space-1) var(--space-2);background:var(--ink);color:var(--paper);' +
  'font-size:var(--text-small);font-weight:600;line-height:1.4;text-align:center;border-block-end:1px solid}' +
  `${locales.map((locale) => `:root:not(:lang(${locale})) .notice>[lang=${locale}]{display:none}`).join('')}}`

/** Before every other script and the first paint: it knows the visitor's choice. */
function consentScriptTag(nonce: string): string {
  return `<script nonce="${nonce}">${scripts.consentHead.text}</script>`
}

function adminScriptTag(route: RouteId, nonce: string): string {
  const { path } = declarationOf(route)
  return path.startsWith('/admin') ? `<script nonce="${nonce}">${scripts.adminLeave.text}</script>` : ''
}

/** The document after React's markup. What depends on data comes last, when every late value has arrived. */
export function closeDocument(payload: object, graph: Graph | null): Uint8Array<ArrayBuffer> {
  return encoder.encode(
    '</div>' +
      (graph === null
        ? ''
        : `<script type="application/ld+json">${withoutJoiners(escapeJson(graph))}</script>`) +
      `<script type="application/json" id="payload">${escapeJson(payload)}</script></body></html>`,
  )
}

function headTags(frame: PageFrame): string {
  const { head } = frame
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="keywords" content="${escapeHtml(head.keywords.join(', '))}">`,
    head.index ? '' : '<meta name="robots" content="noindex">',
    head.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...openGraph(frame).map(([property, content]) => socialTag(property, escapeHtml(content))),
  ].join('')
}

/** Open Graph is RDFa and uses `property`; everything else, X's cards included, uses `name`. */
function socialTag(property: string, content: string): string {
  return `<meta ${property.startsWith('twitter:') ? 'name' : 'property'}="${property}" content="${content}">`
}

const encoded = new Map<RouteId, Uint8Array<ArrayBuffer>>()

/** Styles are inline: the first paint needs no second request. */
function allStyles({ styles }: PageFiles, route: RouteId): Uint8Array<ArrayBuffer> {
  const bytes =
    encoded.get(route) ?? encoder.encode(layerOrder + styles.map(({ parts }) => textOf(parts)).join(''))
  encoded.set(route, bytes)
  return bytes
}

/**
 * Names the sheet of the page where its first screen ends. What follows waits for it, in Firefox because of the script
 * after it.
 */
export function sheetTag(sheet: string, nonce: string): string {
  return `<link rel="stylesheet" href="${sheet}"><script nonce="${nonce}">0</script>`
}

/**
 * The page works before React: its modules load after the first paint. The names of the sheets go with theirs: disabled
 * links then tell the module loader that they are loaded (`client/start.ts`).
 */
function scriptTags({ modules, styles }: PageFiles, nonce: string, isStatic: boolean): string {
  const { entry, entryModules } = clientBuild
  const scriptNames = JSON.stringify([entry, ...(isStatic ? entryModules : modules)])
  const sheets = JSON.stringify(styles.map(({ href }) => href))
  return `<script nonce="${nonce}" data-modules='${scriptNames}' data-sheets='${sheets}'>${scripts.start.text}</script>`
}

const iconTags =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}">` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">`

function feedTag(locale: Locale): string {
  if (!hasPage('news')) return ''
  return `<link rel="alternate" type="application/atom+xml" href="${joinLocale(locale, '/feed.xml')}">`
}

/** JSON inside a script element: only `<` could end it, and U+2028 and U+2029 are harmless since ES2019. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
