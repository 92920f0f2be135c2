import { expect } from 'vitest'
export function decodeHtml(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** What a visitor reads on a page, with single plain blanks. */
export function visibleText(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|noscript)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/(p|li|h\d|dt|dd|div|a|span|summary|td|th|option|button)>/g, ' ')
    .replace(/<[^>]+>/g, '')
  return plain(decodeHtml(body))
}

/** Blanks of all kinds are one, none stands before a mark, and what only holds words together is left out. */
export function plain(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
}

export function metaContent(html: string, name: string): string | null {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? null : decodeHtml(content)
}

/** The width and height that a PNG says it has, or null for what is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The addresses of the modules that a page loads once it is painted. */
export function scriptsOf(html: string): string[] {
  const [, listed = ''] = /data-modules='\[([^']+)\]'/.exec(html) ?? []
  return Array.from(listed.matchAll(/"([^"]+)"/g), ([, href = '']) => href)
}

/** What a page tells search engines: the things of its one script of JSON-LD. */
export function graphOf(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.[1] ?? 'null')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** The sections of a page that have neither a heading of their own nor a name. */
export function namelessSections(html: string): string[] {
  const open: { tag: string; isNamed: boolean }[] = []
  const nameless: string[] = []
  for (const [tag] of html.matchAll(/<(?:\/?(?:section|article|aside)\b|h[1-6]\b)[^>]*>/g)) {
    const last = open.at(-1)
    if (/^<h/.test(tag)) {
      if (last !== undefined) last.isNamed = true
    } else if (tag.startsWith('</')) {
      open.pop()
      if (last?.tag.startsWith('<section') && !last.isNamed) nameless.push(last.tag)
    } else open.push({ tag, isNamed: /\saria-label(ledby)?="[^"]/.test(tag) })
  }
  return nameless
}
