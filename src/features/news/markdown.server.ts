import { micromark } from 'micromark'
import { fold } from '../../format/search.ts'
import { typeset } from '../../format/typeset.ts'

export type RenderedText = {
  html: string
  /** The headings of the first level of the text, for a table of contents. */
  headings: { id: string; text: string }[]
}

/**
 * Markdown as HTML that is safe to put into a page, whoever wrote it: CommonMark by micromark, which shows raw HTML as
 * text and leaves out addresses that are neither relative nor http, https or mailto. `linkTo` may replace the address
 * of a link. The page has its `h1` already, so headings begin at `h2`; each gets an id made of its words.
 */
export function renderMarkdown(markdown: string, linkTo: (address: string) => string): RenderedText {
  const headings: RenderedText['headings'] = []
  const takenIds = new Set(pageIds)
  // Tags in micromark's output are its own, since those in the text are escaped: they can be found by their looks.
  const html = micromark(markdown)
    .replace(/(?<=>)[^<]+/g, typeset)
    .replace(/<(\/?)h1>/g, '<$1h2>')
    .replace(/<h([2-6])>(.*?)<\/h\1>/gs, (_, level: string, inner: string) => {
      const text = plainText(inner)
      const id = freeId(text, takenIds)
      if (level === '2') headings.push({ id, text })
      return `<h${level} id="${id}">${inner}</h${level}>`
    })
    .replace(
      /<a href="([^"]*)"/g,
      (_, address: string) => `<a href="${writeEscapes(linkTo(readEscapes(address)))}"`,
    )
  return { html, headings }
}

/** Ids of the frame around the text. */
const pageIds = ['app', 'main', 'payload']

function freeId(text: string, taken: Set<string>): string {
  const base =
    fold(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'text'
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  taken.add(id)
  return id
}

function plainText(html: string): string {
  return readEscapes(html.replace(/<[^>]*>/g, ''))
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const satisfies Record<
  string,
  string
>

function writeEscapes(text: string): string {
  return Object.entries(escapes).reduce(
    (result, [character, name]) => result.replaceAll(character, name),
    text,
  )
}

function readEscapes(html: string): string {
  return Object.entries(escapes)
    .toReversed()
    .reduce((result, [character, name]) => result.replaceAll(name, character), html)
}
