/**
 * What has to be found in the column `search` of a request, all of it: words in small letters without their marks, or
 * the digits of a phone number as they stand after the country code or the leading zero.
 */
export function typedWords(typed: string): string[] {
  const words = typed
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
  if (/^[\d\s()+./-]{3,}$/.test(words)) {
    const digits = words.replace(/\D/g, '').replace(/^(00|0)/, '')
    return digits === '' ? [] : [digits]
  }
  // Signs that a pattern of the database, or the address of the question, would read.
  return words.split(/[\s%_*\\,()"]+/).filter((word) => word !== '')
}
