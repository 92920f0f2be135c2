import { escapeHtml } from '../../http/escape-html.ts'

export type Attributes = Readonly<Record<string, string>>

/** `<name attributes>content</name>`; content that is text must be escaped by `xmlText`. */
export function xmlElement(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

export const xmlText = escapeHtml
export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n'
