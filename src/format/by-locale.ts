import { defaultLocale, type Locale, speaks, writtenLocales } from '../locale.ts'
import { fromEntries } from './from-entries.ts'

/** A record with a value for each language: `byLocale((locale) => title[locale].length)`. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return fromEntries(writtenLocales.map((locale) => [locale, make(locale)] as const))
}

/**
 * A stored row whose texts lie under the languages of the site. One that is not written yet, because the language came
 * later, says what the default language says, or one that is written.
 */
export function inEveryLanguage(stored: unknown): unknown {
  return withLanguages(stored, (texts) => texts(defaultLocale) ?? writtenLocales.map(texts).find(isThere))
}

/** Like `inEveryLanguage`, for rows that may lack a language: null where none is written. */
export function inItsLanguages(stored: unknown): unknown {
  return withLanguages(stored, () => null)
}

/** Texts in a language that this build has not are left out, as nobody could be shown them. */
function withLanguages(stored: unknown, otherwise: (texts: (locale: Locale) => unknown) => unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  const fields = Object.entries(stored)
  const texts = (locale: Locale): unknown => fields.find(([name]) => name === locale)?.[1]
  const others = fields.filter(([name]) => !isLanguage(name))
  return { ...Object.fromEntries(others), ...byLocale((locale) => texts(locale) ?? otherwise(texts)) }
}

const isThere = (text: unknown) => text !== undefined && text !== null

/** As in the database (`private.texts_among`). */
function isLanguage(field: string): boolean {
  return /^[a-z]{2}$/.test(field) && field !== 'id'
}

/**
 * What a form says in every language. It does not ask for one that the clinic has switched off: that language says what
 * the default one does, which tables and schemas ask for and nobody is shown.
 */
export function byTypedLocale<T>(read: (locale: Locale) => T): Record<Locale, T> {
  return byLocale((locale) => read(speaks(locale) ? locale : defaultLocale))
}
