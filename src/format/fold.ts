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
