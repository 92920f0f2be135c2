import type { ResolvedPath } from '../../http/address.ts'
import { joinLocale, type Locale } from '../../locale.ts'

/** The key under which a page is cached; null for a page whose content depends on its query. */
export function cacheKey({ locale, path, query }: ResolvedPath): string | null {
  return query.size === 0 ? joinLocale(locale, path) : null
}

/** All unknown addresses of a language share one page. */
export function missingKey(locale: Locale): string {
  return `404 ${locale}`
}
