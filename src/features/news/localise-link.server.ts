import { joinLocale, type Locale, splitLocale } from '../../locale.ts'
import { isSwitchedOff, matchRoute } from '../../routes.ts'

/**
 * A link in the reader's language: a page of this site in that language, whichever the author wrote. Other
 * addresses stay as they are, and so does an article missing in this language. Null for a page that is switched off.
 */
export function localiseLink(
  address: string,
  locale: Locale,
  hasArticle: (slug: string) => boolean,
): string | null {
  const [, pathname = '', rest = ''] = /^(\/[^/?#][^?#]*|\/)([?#].*)?$/.exec(address) ?? []
  if (pathname === '') return address
  const { path } = splitLocale(pathname)
  if (isSwitchedOff(path)) return null
  const match = matchRoute(path)
  if (!match || (match.id === 'article' && !hasArticle(match.params.slug))) return address
  return joinLocale(locale, path) + rest
}
