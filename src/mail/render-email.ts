import { hex } from '../content/colours/shades.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Locale } from '../locale.ts'

type Words = {
  locale: Locale
  /** The title of the HTML document. */
  subject: string
  /** Plain sentences, one paragraph each. */
  before: readonly string[]
  action?: { label: string; link: string }
  after?: readonly string[]
}

/** The message as text and as HTML with the same content: a mail program shows one of them. */
export function renderEmail({ locale, subject, before, action, after = [] }: Words): {
  text: string
  html: string
} {
  const text = [...before, ...(action ? [`${action.label}: ${action.link}`] : []), ...after].join('\n\n')
  const button = action
    ? `<p><a class="action" href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`
    : ''
  const body = `${before.map(paragraph).join('')}${button}${after.map(paragraph).join('')}`
  const html = htmlDocument({ locale, subject, css: style, body })
  return { text: `${text}\n`, html }
}

const ink = hex('on-accent', 'light')

/** A message that was written with headings and lists: `html` is safe already, `text` is what it was made of. */
export function renderLetter({
  locale,
  subject,
  html,
  text,
  after,
}: { html: string; text: string } & Required<Pick<Words, 'locale' | 'subject' | 'after'>>): {
  text: string
  html: string
} {
  return {
    text: `${[text.trim(), '--', ...after].join('\n\n')}\n`,
    html: htmlDocument({
      locale,
      subject,
      css: style + letterStyle,
      body: `${html}<div class="after">${after.map(paragraph).join('')}</div>`,
    }),
  }
}

type Document = Pick<Words, 'locale' | 'subject'> & { css: string; body: string }

function htmlDocument({ locale, subject, css, body }: Document): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>` +
    `<style>${css}</style></head><body>${body}</body></html>`
  )
}

const letterStyle =
  'body{overflow-wrap:break-word}h2,h3{line-height:1.25;margin:1.6em 0 .4em}img{max-width:100%}' +
  `a{color:${hex('brand', 'light')}}` +
  `.after{margin-top:2.5em;padding-top:1em;border-top:1px solid ${hex('line', 'light')};font-size:.875rem;` +
  `color:${hex('ink-soft', 'light')}}`

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
