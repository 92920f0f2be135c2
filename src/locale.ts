export const locales = ['ro', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ro'

export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The other language of a page: where the RO/EN switch and the hreflang twin point. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ro' ? 'en' : 'ro'
}

/** Splits `/en/tratamente` into its language and the path that both languages share, `/tratamente`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (locale === defaultLocale) continue
    if (pathname === `/${locale}`) return { locale, path: '/' }
    if (pathname.startsWith(`/${locale}/`)) return { locale, path: pathname.slice(locale.length + 1) }
  }
  return { locale: defaultLocale, path: pathname }
}

/** The inverse of `splitLocale`: Romanian lives on the bare path, any other language below its prefix. */
export function joinLocale(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** What a form is sent with that is only to be shown in the other language, with all that was typed. */
export const languageSwitch = 'alta_limba'
