import { joinLocale, type Locale, splitLocale } from '../../locale.ts'
import { matchRoute } from '../../routes.ts'

/**
 * A link in the reader's language: a page of this site in that language, whichever the author wrote. Other
 * addresses stay as they are, and so does an article missing in this language.
 */
export function localiseLink(address: string, locale: Locale, hasArticle: (slug: string) => boolean): string {
  const [, pathname = '', rest = ''] = /^(\/[^/?#][^?#]*|\/)([?#].*)?$/.exec(address) ?? []
  if (pathname === '') return address
  const { path } = splitLocale(pathname)
  const match = matchRoute(path)
  if (!match || (match.id === 'article' && !hasArticle(match.params.slug))) return address
  return joinLocale(locale, path) + rest
}
