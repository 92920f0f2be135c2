import { hex } from '../content/shades.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Locale } from '../locale.ts'

type Words = {
  locale: Locale
  /** Plain sentences, one paragraph each. */
  before: readonly string[]
  action?: { label: string; link: string }
  after?: readonly string[]
}

/** The message as text and as HTML with the same content: a mail program shows one of them. */
export function renderEmail({ locale, before, action, after = [] }: Words): { text: string; html: string } {
  const text = [...before, ...(action ? [`${action.label}: ${action.link}`] : []), ...after].join('\n\n')
  const button = action
    ? `<p><a class="action" href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`
    : ''
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><style>${style}</style></head><body>` +
    `${before.map(paragraph).join('')}${button}${after.map(paragraph).join('')}</body></html>`
  return { text: `${text}\n`, html }
}

const ink = hex('on-accent', 'light')
const style =
  `body{max-width:34em;margin:2em auto;padding:0 1em;font:1rem/1.6 system-ui,sans-serif;color:${ink}}` +
  `a.action{display:inline-block;padding:.7em 1.4em;border-radius:2em;background:${hex('accent', 'light')};color:${ink};` +
  'font-weight:600;text-decoration:none}'

function paragraph(sentence: string): string {
  const linked = escapeHtml(sentence).replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  )
  return `<p>${linked}</p>`
}
