import MarkdownIt, { type Token } from 'markdown-it'
import { fold } from '../../format/search.ts'
import { typeset } from '../../format/typeset.ts'

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
 * Markdown as HTML that is safe for a page, whoever its author is. `linkTo` may replace the address of a link. The
 * page has its `h1` already, so headings begin at `h2`; each gets an id made of its words.
 */
export function renderMarkdown(markdown: string, linkTo: (address: string) => string | null): RenderedText {
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
    if (before?.type !== 'heading_open') continue
    const text = inline.map(({ type, content }) => (type === 'image' ? '' : content)).join('')
    const id = freeId(text, takenIds)
    before.attrSet('id', id)
    if (before.tag === 'h2') headings.push({ id, text })
  }
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), headings }
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

/** Ids used by the page itself. */
const pageIds = ['app', 'main', 'payload']

/** `taken` counts for each id how many headings share it. */
function freeId(text: string, taken: Map<string, number>): string {
  const base =
    fold(text)
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
