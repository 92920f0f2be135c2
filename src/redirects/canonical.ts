import { defaultLocale, joinLocale } from '../locale.ts'
import { fillPath, matchRoute, routes } from '../routes.ts'
import { normalisePath, stripLanguage } from './normalise.ts'

/**
 * The one address of a live page that was asked for in another spelling (`/en/`, `/ro/contact`, `/Contact/`,
 * `//preturi`), or null when the spelling is already right or no page is there.
 */
export function canonicalPath(pathname: string): string | null {
  const normalised = normalisePath(pathname)
  if (normalised === null) return null
  const { language, path } = stripLanguage(normalised)
  const match = matchRoute(path)
  if (!match) return null
  // Filled in anew, so that what was decoded is encoded again.
  const canonical = joinLocale(language ?? defaultLocale, fillPath(routes[match.id].path, match.params))
  return canonical === pathname ? null : canonical
}
