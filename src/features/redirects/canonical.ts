import { decodePath, normalisePath, stripLanguage } from '../../http/normalise-path.ts'
import { defaultLocale, joinLocale } from '../../locale.ts'
import { fillPath, matchRoute, routes } from '../../routes.ts'

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
  const languageOfPath = language ?? defaultLocale
  if (joinLocale(languageOfPath, path) === decodePath(pathname)) return null
  // Filled in anew, so that what was decoded is encoded again.
  return joinLocale(languageOfPath, fillPath(routes[match.id].path, match.params))
}
