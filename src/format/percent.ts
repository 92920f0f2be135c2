import type { Locale } from '../locale.ts'
import { formatNumber } from './numbers.ts'

/**
 * `96%`, `19,53%` or, in English, `19.53%`: the number given is the percentage itself. Romanian usage of this
 * site writes no space, unlike Intl.
 */
export function formatPercent(percent: number, decimals: number, locale: Locale): string {
  return `${formatNumber(percent, locale, decimals, decimals)}%`
}
