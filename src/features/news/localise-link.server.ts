import { joinLocale, type Locale, splitLocale } from '../../locale.ts'
import { isSwitchedOff, matchRoute } from '../../routes.ts'

/**
 * A link in the reader's language. A page of this site leads to that language; other addresses stay, and so does
 * an article that is missing in it. Null for a page that is switched off.
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
