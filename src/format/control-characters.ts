/**
 * Text without what no text has: control characters but tabs and line ends, and the two code points that XML has no way to
 * say (XML 1.0, 2.2). Pasted text may hold them, and PostgreSQL takes no U+0000.
 */
export function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
}
