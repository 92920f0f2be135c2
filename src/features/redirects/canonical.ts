import type { Address } from '../../http/address.ts'
import { decodePath } from '../../http/normalise-path.ts'
import { defaultLocale, joinLocale } from '../../locale.ts'
import { fillPath, route } from '../../routes.ts'

/**
 * The canonical address of a live page requested in another spelling (`/en/`, `/ro/contact`, `/Contact/`,
 * `//preturi`), or null when the spelling is right or there is no page.
 */
export function canonicalPath({ pathname, normalised }: Address): string | null {
  const match = normalised?.match
  if (!match) return null
  const { language, path } = normalised
  const locale = language ?? defaultLocale
  if (joinLocale(locale, path) === decodePath(pathname)) return null
  // Filled in again, so that the decoded path is encoded.
  return joinLocale(locale, fillPath(route(match.id).path, match.params))
}
