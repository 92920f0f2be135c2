import { defaultLocale, joinLocale } from '../locale.ts'
import { matchRoute } from '../routes.ts'
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
  const canonical = joinLocale(language ?? defaultLocale, path)
  return canonical === pathname ? null : canonical
}
