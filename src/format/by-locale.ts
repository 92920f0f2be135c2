import { type Locale, writtenLocales } from '../locale.ts'
import { fromEntries } from './from-entries.ts'

/** The same in every language: `byLocale((locale) => title[locale].length)`. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return fromEntries(writtenLocales.map((locale) => [locale, make(locale)] as const))
}
