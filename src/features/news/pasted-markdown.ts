import { typedText } from '../../format/typed.ts'

/**
 * What was pasted from Word or Google Docs as the author meant it, in Markdown: headings and lists made of their signs, a blank
 * line between paragraphs where every paragraph was one line, whole addresses in links. Code between fences stays as it is.
 */
export function pastedMarkdown(typed: string): string {
  const text = typedText(typed)
  const lines = text.split('\n')
  let isCode = false
  const meant = lines.map((line) => {
    const isFence = /^\s*(```|~~~)/.test(line)
    if (isFence) isCode = !isCode
    return isFence || isCode ? line : meantLine(line)
  })
  const isEveryLineOne = lines.length > 1 && !isFenced(text) && !/\n[ \t]*\n/.test(text)
  return isEveryLineOne ? apart(meant) : meant.join('\n')
}

/** Whether a line end of the text will not be seen: paragraphs that have no blank line between them become one. */
export function hasRunOnLines(markdown: string): boolean {
  if (isFenced(markdown)) return false
  const lines = markdown.split('\n')
  return lines.some(
    (line, at) => isPlain(line) && isPlain(lines[at + 1] ?? '') && /[.!?:…”"]$/.test(line.trimEnd()),
  )
}

const isFenced = (text: string) => /^\s*(?:```|~~~)/m.test(text)
const block = /^\s*(?:[-*+] |\d{1,3}[.)] |#{1,6} |>|!\[|\|)/
const isPlain = (line: string) => line.trim() !== '' && !block.test(line) && !/ {2}$|\\$/.test(line)

function meantLine(line: string): string {
  return withWholeLinks(
    line
      .replace(/^[ \t]*[•·▪◦●○■‣∙⁃\uf0b7\uf0a7][ \t]*/u, '- ')
      .replace(/^[ \t]*[–—-]\t+/, '- ')
      .replace(/^[ \t]*o\t+/, '  - ')
      .replace(/^[ \t]*(\d{1,3})[.)]\t+/, '$1. ')
      .replace(/^(#{1,6})[ \t]+/, '$1 ')
      .replace(/^(#{2,6})(?=[^#\s])/, '$1 ')
      // At the beginning of a line it would make a paragraph code.
      .replace(/^\t+/, '')
      .replaceAll('\t', ' '),
  )
}

/** `[x](www.exemplu.ro)` leads to a page of another site, and an address of mail to nobody's page. */
function withWholeLinks(line: string): string {
  return line.replace(
    /(!?)(\[[^\]]*\]\(\s*<?)([^\s)>]+)/g,
    (whole, image: string, before: string, address: string) => {
      if (image !== '' || /^(?:[a-z][a-z+.-]*:|[/#?])/i.test(address)) return whole
      if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `${before}mailto:${address}`
      return /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(address) ? `${before}https://${address}` : whole
    },
  )
}

/** A blank line after each, but between the points of one list. */
function apart(lines: readonly string[]): string {
  const isPoint = (line: string | undefined) => /^\s*(?:[-*+] |\d{1,3}[.)] )/.test(line ?? '')
  return lines
    .map((line, at) => (at > 0 && !(isPoint(line) && isPoint(lines[at - 1])) ? `\n${line}` : line))
    .join('\n')
}
