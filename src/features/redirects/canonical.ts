import type { Address } from '../../http/address.ts'
import { decodePath } from '../../http/normalise-path.ts'
import { defaultLocale, joinLocale } from '../../locale.ts'
import { fillPath, route } from '../../routes.ts'

/**
 * The one address of a live page that was asked for in another spelling (`/en/`, `/ro/contact`, `/Contact/`,
 * `//preturi`), or null when the spelling is already right or no page is there.
 */
export function canonicalPath({ pathname, normalised }: Address): string | null {
  const match = normalised?.match
  if (!match) return null
  const { language, path } = normalised
  const locale = language ?? defaultLocale
  if (joinLocale(locale, path) === decodePath(pathname)) return null
  // Filled in anew, so that what was decoded is encoded again.
  return joinLocale(locale, fillPath(route(match.id).path, match.params))
}
