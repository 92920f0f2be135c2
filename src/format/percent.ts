import { type Locale, languageTag } from '../locale.ts'

/**
 * `96%`, `19,53%` or, in English, `19.53%`: the number given is the percentage itself. Romanian usage of this
 * site writes no space, unlike Intl.
 */
export function formatPercent(percent: number, decimals: number, locale: Locale): string {
  return `${formatFor(decimals, locale).format(percent)}%`
}

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(decimals: number, locale: Locale): Intl.NumberFormat {
  const key = `${locale}:${decimals}`
  const cached = formats.get(key)
  if (cached !== undefined) return cached
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = new Intl.NumberFormat(languageTag(locale), digits)
  formats.set(key, format)
  return format
}
