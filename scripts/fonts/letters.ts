import { languages } from '../../src/format/languages.ts'
import { locales, writtenLocales } from '../../src/locale.ts'

const signs = '„”“‘’‚«»–—…•·×÷−≈≤≥±€%‰°¹²³½¼¾→←↑↓✓©®™§\u00a0\u00ad\u2009\u202f'
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** What a font file keeps, of what it has. */
export const alphabet = ascii + writtenLocales.map((locale) => languages[locale].letters).join('') + signs

/** Without these, words would be set in two fonts. */
const needed = [ascii, ...locales.map((locale) => languages[locale].letters), '„”–…€%'].join('')

/** @returns characters that words need, and signs that the device's font can stand in for */
export function missingFrom(codes: ReadonlySet<number>): { letters: string[]; signs: string[] } {
  const lacks = (text: string) => [...text].filter((letter) => !codes.has(letter.codePointAt(0) ?? 0))
  const letters = lacks(needed)
  const visible = lacks(signs).filter((sign) => !/[\s\u00ad]/.test(sign) && !letters.includes(sign))
  return { letters, signs: visible }
}
