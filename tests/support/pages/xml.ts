export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Reads XML as strictly as we write it: one root, every element closed, known entities alone. Throws on anything else. */
export function parseXml(source: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>'
  if (!source.startsWith(declaration)) throw new Error('No XML declaration')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open: XmlElement[] = [root]
  const token = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
  token.lastIndex = declaration.length
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const found = token.exec(source)
    if (!found) throw new Error(`Not well-formed at ${at}: ${source.slice(at, at + 60)}`)
    const [, closing, name = '', attributes = '', empty, text] = found
    const current = open.at(-1)
    if (!current) throw new Error('Something follows the root')
    if (text !== undefined) current.text += decode(text)
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: '' }
      current.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [only, ...others] = root.children
  if (open.length !== 1 || !only || others.length > 0 || root.text.trim() !== '')
    throw new Error('Not one root')
  return only
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

export function textOf(element: XmlElement, name: string): string | null {
  return childrenOf(element, name)[0]?.text ?? null
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decode(value)] as const,
  )
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length)
    throw new Error(`An attribute twice:${source}`)
  return Object.fromEntries(pairs)
}

function decode(text: string): string {
  if (/&(?!(amp|lt|gt|quot);)/.test(text)) throw new Error(`Unknown entity in ${text}`)
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
