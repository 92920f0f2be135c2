/**
 * The text without case, diacritics and punctuation, words parted by one space: `Fațete, albire` is
 * `fatete albire`. Letters typed with a cedilla fold to the same as those with a comma below.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether every word of the query is in the text, in any order, whole or in part. An empty query matches. */
export function matches(query: string, text: string): boolean {
  const wanted = fold(query)
  if (wanted === '') return true
  const folded = fold(text)
  return wanted.split(' ').every((word) => folded.includes(word))
}
