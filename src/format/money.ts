import type { Locale } from '../locale.ts'
import { formatNumber } from './numbers.ts'
import { rangeJoint } from './typeset.ts'

/**
 * `1.234,50 lei` or, in English, `1,234.50 lei`; whole lei without decimals, a no-break space before the
 * unit. Takes integer bani and throws a RangeError on anything else.
 */
export function formatLei(bani: number, locale: Locale): string {
  return inLei(formatLeiNumber(bani, locale))
}

/** `1.234,50`: lei in a column whose header names the unit. */
export function formatLeiNumber(bani: number, locale: Locale): string {
  return formatNumber(inUnits(bani), locale, decimalsOf(bani))
}

/**
 * `500–900 lei`, never broken at the dash; `500 lei` when both ends are equal. When one end has decimals, both show
 * them.
 */
export function formatLeiRange(minBani: number, maxBani: number, locale: Locale): string {
  if (minBani === maxBani) return formatLei(minBani, locale)
  const decimals = Math.max(decimalsOf(minBani), decimalsOf(maxBani))
  return inLei(range(inUnits(minBani), inUnits(maxBani), locale, decimals))
}

/** `250 €` or `€250`: lei at the clinic's own rate, rounded because it is for information only. */
export function formatEuro(bani: number, leiPerEuro: number, locale: Locale): string {
  return formatEuroRange(bani, bani, leiPerEuro, locale)
}

/** `100–180 €` or `€100–180`, both ends rounded alike. */
export function formatEuroRange(
  minBani: number,
  maxBani: number,
  leiPerEuro: number,
  locale: Locale,
): string {
  const [min, max] = roundEuro(minBani, maxBani, leiPerEuro)
  return inEuro[locale](min === max ? formatNumber(min, locale) : range(min, max, locale))
}

const inLei = (amount: string) => `${amount}${nbsp}lei`
const inEuro: Record<Locale, (amount: string) => string> = {
  ro: (amount) => `${amount}${nbsp}€`,
  en: (amount) => `€${amount}`,
}

function range(min: number, max: number, locale: Locale, decimals = 0): string {
  return `${formatNumber(min, locale, decimals)}${rangeJoint}${formatNumber(max, locale, decimals)}`
}

const decimalsOf = (bani: number) => (bani % 100 === 0 ? 0 : 2)

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
