import { comparable, typedLine } from '../../../format/typed.ts'

/**
 * What has to be found in the column `search` of a request, all of it: words as `private.comparable` has them, the digits of a
 * phone number as they stand after the country code or the leading zero, or an address as it is.
 */
export function typedWords(typed: string): string[] {
  // Signs that a pattern of the database, or the address of the question, would read.
  if (typed.includes('@'))
    return typedLine(typed)
      .toLowerCase()
      .split(/[\s%_*\\,()"]+/)
      .filter((word) => word !== '')
  const words = comparable(typed)
  const digits = words.replace(/^tel /, '').replaceAll(' ', '')
  if (/^\d{3,}$/.test(digits)) {
    const number = digits.replace(/^(00|0)/, '')
    return number === '' ? [] : [number]
  }
  return words.split(' ').filter((word) => word !== '')
}
