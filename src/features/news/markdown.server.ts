import MarkdownIt, { type Token } from 'markdown-it'
import { comparable } from '../../format/typed.ts'
import { typeset } from '../../format/typeset.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { pictureSources, type TextPicture, textPicture } from '../pictures/text-picture.ts'

export type RenderedText = {
  html: string
  /** The top-level headings, for a table of contents. */
  headings: { id: string; text: string }[]
}

/** CommonMark. Raw HTML is shown as text, and nesting is bounded, so that no text takes long to render. */
const markdownIt = new MarkdownIt('commonmark', { html: false })

/** Relative, http, https or mailto: a link to anything else stays text. */
markdownIt.validateLink = (address) => /^(?:https?:|mailto:|[^:/?#]*(?:[/?#]|$))/i.test(address)

/**
 * Renders Markdown as HTML without scripts or raw HTML, safe for any author. `linkTo` may replace the address of a
 * link. The page has its `h1` already, so headings begin at `h2`; each gets an id made of its words. `origin` makes
 * the addresses of photographs absolute, for mails and feeds.
 */
export function renderMarkdown(
  markdown: string,
  linkTo: (address: string) => string | null,
  origin = '',
): RenderedText {
  const headings: RenderedText['headings'] = []
  const takenIds = new Map(pageIds.map((id) => [id, 1]))
  const tokens = markdownIt.parse(markdown, {})
  for (const [index, token] of tokens.entries()) {
    if (token.tag === 'h1') token.tag = 'h2'
    if (token.type !== 'inline') continue
    const inline = token.children ?? []
    typesetRuns(inline)
    leadLinks(inline, linkTo)
    const before = tokens[index - 1]
    showPictures(inline, { open: before, close: tokens[index + 1] }, origin)
    if (before?.type !== 'heading_open') continue
    const text = inline.map(({ type, content }) => (type === 'picture' ? '' : content)).join('')
    const id = freeId(text, takenIds)
    before.attrSet('id', id)
    if (before.tag === 'h2') headings.push({ id, text })
  }
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), headings }
}

/** The images of a text; `picture` is null for one that is not shown. */
export function imagesIn(
  markdown: string,
): { alt: string; caption: string; address: string; picture: TextPicture | null }[] {
  return everyAddress
    .parse(markdown, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((token) => ({
      alt: altOf(token),
      caption: String(token.attrGet('title') ?? ''),
      address: String(token.attrGet('src')),
      picture: pictureOf(token),
    }))
}

/** The other one takes an image with a dangerous address for plain words. */
const everyAddress = new MarkdownIt('commonmark', { html: false })
everyAddress.validateLink = () => true

/** How wide a text is at most (`--measure`), and nearly all of a phone. */
const pictureSizes = '(min-width: 50rem) 46rem, 92vw'

/**
 * Photographs that were uploaded here. Nothing else is fetched for a text: of another image its words stay. One that is
 * a paragraph by itself is a figure, with its title as the caption.
 */
function showPictures(
  inline: readonly Token[],
  { open, close }: { open: Token | undefined; close: Token | undefined },
  origin: string,
): void {
  for (const token of inline) {
    if (token.type !== 'image') continue
    const picture = pictureOf(token)
    const alt = altOf(token)
    token.type = picture === null ? 'text' : 'picture'
    token.content = alt
    if (picture === null) continue
    const isAlone = inline.length === 1 && open?.type === 'paragraph_open' && !open.hidden
    if (isAlone && close !== undefined) {
      open.tag = 'figure'
      close.tag = 'figure'
    }
    const title = String(token.attrGet('title') ?? '')
    token.content = pictureHtml(picture, alt, origin) + captionHtml(title, isAlone ? 'figcaption' : 'small')
  }
}

markdownIt.renderer.rules.picture = (tokens, index) => tokens[index]?.content ?? ''

function pictureHtml(picture: TextPicture, alt: string, origin: string): string {
  const { src, srcset } = pictureSources(picture, origin)
  return (
    `<img src="${src}" srcset="${srcset}" sizes="${pictureSizes}" width="${picture.width}" height="${picture.height}"` +
    ` alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
  )
}

function captionHtml(caption: string, tag: 'figcaption' | 'small'): string {
  return caption === '' ? '' : `<${tag}>${escapeHtml(typeset(caption))}</${tag}>`
}

function altOf(token: Token): string {
  return markdownIt.renderer.renderInlineAsText(token.children ?? [], markdownIt.options, {}).trim()
}

function pictureOf(token: Token): TextPicture | null {
  return token.type === 'image' ? textPicture(String(token.attrGet('src'))) : null
}

/** Links do not nest: where one leads nowhere, its words stay. */
function leadLinks(inline: readonly Token[], linkTo: (address: string) => string | null): void {
  let isKept = true
  for (const token of inline) {
    if (token.type === 'link_open') {
      const address = linkTo(String(token.attrGet('href')))
      isKept = address !== null
      if (address !== null) token.attrSet('href', address)
    }
    if (!isKept && (token.type === 'link_open' || token.type === 'link_close')) token.type = 'text'
    if (token.type === 'link_close') isKept = true
  }
}

/** Running text is recognised by its length: the lines of a paragraph count together. */
function typesetRuns(inline: readonly Token[]): void {
  let run: Token[] = []
  for (const token of [...inline, null]) {
    if (token?.type === 'text') run.push(token)
    if (token?.type === 'text' || token?.type === 'softbreak') continue
    const lines = typeset(run.map(({ content }) => content).join('\n')).split('\n')
    for (const [index, line] of run.entries()) line.content = lines[index] ?? line.content
    run = []
  }
}

/** Ids used by the page itself, the frame around it included. */
const pageIds = [
  ...['app', 'consent-title', 'inrudite', 'main', 'menu', 'newsletter-email', 'newsletter-hint'],
  ...['newsletter-title', 'next-step', 'payload'],
]

/** `taken` counts for each id how many headings share it. */
function freeId(text: string, taken: Map<string, number>): string {
  const base =
    comparable(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'text'
  let count = (taken.get(base) ?? 0) + 1
  let id = count === 1 ? base : `${base}-${count}`
  while (id !== base && taken.has(id)) {
    count += 1
    id = `${base}-${count}`
  }
  taken.set(base, count)
  if (id !== base) taken.set(id, 1)
  return id
}
