import type { Locale } from '../locale.ts'
import { formatNumber } from './numbers.ts'
import { rangeJoint } from './typeset.ts'

/**
 * The forms of one counted noun, each with `{count}` where the number goes. Romanian needs all three:
 * `{count} lună`, `{count} luni`, `{count} de luni`; in English `few` is never asked for.
 */
export type PluralForms = { one: string; few?: string | undefined; other: string }

/** `1 lună`, `2 luni`, `20 de luni`, `101 luni`, `1,5 luni`; `1 month`, `1.5 months`. */
export function plural(count: number, forms: PluralForms, locale: Locale): string {
  return formOf(categories[locale](count), forms).replace('{count}', formatNumber(count, locale))
}

/** `6–8 vizite`, `12–24 de luni`, whose dash ends no line, counted as its upper end is (CLDR); one number where both are the same. */
export function pluralRange(from: number, to: number, forms: PluralForms, locale: Locale): string {
  if (from === to) return plural(to, forms, locale)
  const span = formatNumber(from, locale) + rangeJoint + formatNumber(to, locale)
  return formOf(categories[locale](to), forms).replace('{count}', span)
}

function formOf(category: Category, { one, few, other }: PluralForms): string {
  if (category === 'one') return one
  return category === 'few' ? (few ?? other) : other
}

type Category = 'one' | 'few' | 'other'

/**
 * CLDR's rules for whole and decimal numbers that are not negative. `Intl` has them too, but its first formatters cost
 * an isolate that has just started as much as half the rendering of a page, and a slow phone 100 ms.
 * https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html
 */
const categories: Record<Locale, (count: number) => Category> = {
  ro(count) {
    if (count === 1) return 'one'
    const rest = count % 100
    return !Number.isInteger(count) || count === 0 || (rest >= 1 && rest <= 19) ? 'few' : 'other'
  },
  en: (count) => (count === 1 ? 'one' : 'other'),
}
