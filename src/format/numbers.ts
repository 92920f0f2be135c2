import type { Locale } from '../locale.ts'

export type DecimalMark = '.' | ','

/**
 * `1.204,5` or, in English, `1,204.5`, rounded half away from zero to `most` decimals, and with `least` of them at least. As
 * `Intl.NumberFormat` writes it, whose first formatter costs an isolate that has just started half as much as all it
 * takes to answer a text.
 */
export function formatNumber(value: number, locale: Locale, least = 0, most = Math.max(least, 3)): string {
  // 1.005 × 100 is a little less than 100.5, which its first fifteen digits are not.
  const units = Math.round(Number((Math.abs(value) * 10 ** most).toPrecision(15)))
  const digits = String(units).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(\d{3})+$)/g, groupMarks[locale])
  const rest = digits.slice(digits.length - most)
  const fraction = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${whole}${fraction && decimalMarks[locale]}${fraction}`
}

export function decimalMark(locale: Locale): DecimalMark {
  return decimalMarks[locale]
}

const decimalMarks: Record<Locale, DecimalMark> = { ro: ',', en: '.' }
const groupMarks: Record<Locale, string> = { ro: '.', en: ',' }
