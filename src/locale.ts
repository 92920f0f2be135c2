/** Every language there are texts in. How one is added: docs/recipes.md. */
export const writtenLocales = ['ro', 'en'] as const
export type Locale = (typeof writtenLocales)[number]
/** The languages of the public site. A clinic removes those it does not have; the default one stays. */
export const locales: readonly Locale[] = ['ro', 'en']
export const defaultLocale: Locale = 'ro'

/** Whether the clinic has a language: what only that one needs is left out by this question, which the build answers. */
export function speaks(locale: Locale): boolean {
  return locales.includes(locale)
}

/** What `Intl` and other machines call it: https://www.rfc-editor.org/info/bcp47 */
const tags: Record<Locale, string> = { ro: 'ro-RO', en: 'en-GB' }

export function languageTag(locale: Locale): string {
  return tags[locale]
}

export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The other languages of a page: where its switch leads. */
export function otherLocales(locale: Locale): readonly Locale[] {
  return locales.filter((each) => each !== locale)
}

/** A value per language, made on first use: most requests use one language. */
export function perLocale<T extends object>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return function perLocale(locale) {
    made[locale] ??= make(locale)
    return made[locale]
  }
}

/** Takes the language off `/en/tratamente` or `/ro/tratamente`; null where a path names none. */
export function stripLanguage(pathname: string): { language: Locale | null; path: string } {
  for (const language of locales) {
    if (pathname === `/${language}`) return { language, path: '/' }
    if (pathname.startsWith(`/${language}/`)) return { language, path: pathname.slice(language.length + 1) }
  }
  return { language: null, path: pathname }
}

/**
 * Splits `/en/tratamente` into its language and the path that all languages share, `/tratamente`. The default
 * language has no prefix of its own: `/ro/tratamente` is the path of no page.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const { language, path } = stripLanguage(pathname)
  return language === null || language === defaultLocale
    ? { locale: defaultLocale, path: pathname }
    : { locale: language, path }
}

/** The inverse of `splitLocale`: the default language lives on the bare path, any other below its prefix. */
export function joinLocale(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The name under which a form sends the language it was filled in in, when it is only to be shown in another. */
export const languageSwitch = 'language'
