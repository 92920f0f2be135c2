import { defaultLocale, type Locale, speaks, writtenLocales } from '../locale.ts'
import { fromEntries } from './from-entries.ts'

/** The same in every language: `byLocale((locale) => title[locale].length)`. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return fromEntries(writtenLocales.map((locale) => [locale, make(locale)] as const))
}

/**
 * What a form says in every language. It does not ask for one that the clinic has switched off: that language says what
 * the default one does, which tables and schemas ask for and nobody is shown.
 */
export function byTypedLocale<T>(read: (locale: Locale) => T): Record<Locale, T> {
  return byLocale((locale) => read(speaks(locale) ? locale : defaultLocale))
}
