import { decodePath } from '../http/normalise-path.ts'
import { isLocale, joinLocale, type Locale, splitLocale } from '../locale.ts'
import { matchRoute, type RouteMatch, routes } from '../routes.ts'

export type ResolvedPath = {
  locale: Locale
  path: string
  match: RouteMatch | null
  /** The part of the query that this page reads. */
  query: URLSearchParams
}

/**
 * What a request asks for. The language is in the path, and `?lang=` (where old English addresses land) overrides it:
 * nothing else decides. The path must be decodable: malformed ones are refused earlier.
 */
export function resolvePath(pathname: string, search: string): ResolvedPath {
  const { locale, path } = splitLocale(decodePath(pathname) ?? pathname)
  const match = matchRoute(path)
  if (search === '') return { locale, path, match, query: new URLSearchParams() }
  const asked = new URLSearchParams(search)
  const lang = asked.get('lang')
  const keys: readonly string[] = match ? routes[match.id].query : []
  const query = new URLSearchParams([...asked].filter(([key]) => keys.includes(key)))
  return { locale: isLocale(lang) ? lang : locale, path, match, query }
}

/** Under this key a page is kept; null for a page made to measure by its query. */
export function cacheKey({ locale, path, query }: ResolvedPath): string | null {
  return query.size === 0 ? joinLocale(locale, path) : null
}
