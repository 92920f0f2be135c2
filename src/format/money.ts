import { type Locale, languageTag, perLocale } from '../locale.ts'
import { rangeJoint } from './typeset.ts'

/**
 * `1.234,50 lei` or, in English, `1,234.50 lei`; whole lei without decimals, a no-break space before the
 * unit. Takes integer bani and throws a RangeError on anything else.
 */
export function formatLei(bani: number, locale: Locale): string {
  const { number, symbol } = pieces(leiFormats(locale), inUnits(bani))
  return `${number}${nbsp}${symbol}`
}

/** `1.234,50`: lei in a column whose header names the unit. */
export function formatLeiNumber(bani: number, locale: Locale): string {
  return pieces(leiFormats(locale), inUnits(bani)).number
}

/**
 * `500–900 lei`, never broken at the dash; `500 lei` when both ends are equal. When one end has decimals, both show
 * them.
 */
export function formatLeiRange(minBani: number, maxBani: number, locale: Locale): string {
  if (minBani === maxBani) return formatLei(minBani, locale)
  const whole = minBani % 100 === 0 && maxBani % 100 === 0
  const formats = whole ? leiFormats : exactLeiFormats
  const min = pieces(formats(locale), inUnits(minBani))
  const max = pieces(formats(locale), inUnits(maxBani))
  return `${min.number}${rangeJoint}${max.number}${nbsp}${max.symbol}`
}

/** `250 €` or `€250`: lei at the clinic's own rate, rounded because it is for information only. */
export function formatEuro(bani: number, leiPerEuro: number, locale: Locale): string {
  return euroFormats(locale).format(roundEuro(bani, bani, leiPerEuro)[0])
}

/** `100–180 €` or `€100–180`, both ends rounded alike. */
export function formatEuroRange(
  minBani: number,
  maxBani: number,
  leiPerEuro: number,
  locale: Locale,
): string {
  const [min, max] = roundEuro(minBani, maxBani, leiPerEuro)
  if (min === max) return euroFormats(locale).format(min)
  const low = pieces(euroFormats(locale), min)
  const { number, symbol } = pieces(euroFormats(locale), max)
  const isSymbolFirst = euroFormats(locale).formatToParts(max)[0]?.type === 'currency'
  return isSymbolFirst
    ? `${symbol}${low.number}${rangeJoint}${number}`
    : `${low.number}${rangeJoint}${number}${nbsp}${symbol}`
}

// Built once: a formatter costs more than many formatted prices. Node and workerd both carry every language.
const leiFormats = formatsFor({ currency: 'RON', trailingZeroDisplay: 'stripIfInteger' })
const exactLeiFormats = formatsFor({ currency: 'RON' })
const euroFormats = formatsFor({ currency: 'EUR', maximumFractionDigits: 0 })

// The symbol for lei, and not the code RON, is called narrow in both languages.
function formatsFor(options: Intl.NumberFormatOptions) {
  const currency = { style: 'currency', currencyDisplay: 'narrowSymbol', ...options } as const
  return perLocale((locale) => new Intl.NumberFormat(languageTag(locale), currency))
}

// English would put lei first, and Romanian ranges would get a spaced hyphen: hence the pieces.
function pieces(format: Intl.NumberFormat, amount: number): { number: string; symbol: string } {
  const parts = format.formatToParts(amount)
  const symbol = parts
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value)
    .join('')
  const number = parts
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ value }) => value)
    .join('')
  return { number, symbol }
}

/** To one step that suits the larger end: 1, from 100 € on 5, from 1.000 € on 10. */
function roundEuro(minBani: number, maxBani: number, leiPerEuro: number): [number, number] {
  if (!(leiPerEuro > 0)) throw new RangeError(`not a rate: ${leiPerEuro}`)
  const [min, max] = [inUnits(minBani) / leiPerEuro, inUnits(maxBani) / leiPerEuro]
  const step = max < 100 ? 1 : max < 1000 ? 5 : 10
  return [Math.round(min / step) * step, Math.round(max / step) * step]
}

function inUnits(bani: number): number {
  if (!Number.isSafeInteger(bani)) throw new RangeError(`not an amount in bani: ${bani}`)
  return bani / 100
}

const nbsp = '\u00a0'
