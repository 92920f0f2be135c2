import { joinLocale, type Locale, splitLocale } from '../../locale.ts'
import { matchRoute } from '../../routes.ts'

/**
 * The address of a link for readers of a language: a page of ours in that language, whichever the author wrote. Other
 * addresses stay as they are, and so does an article that this language lacks.
 */
export function localiseLink(address: string, locale: Locale, hasArticle: (slug: string) => boolean): string {
  const [, pathname = '', rest = ''] = /^(\/[^/?#][^?#]*|\/)([?#].*)?$/.exec(address) ?? []
  if (pathname === '') return address
  const { path } = splitLocale(pathname)
  const match = matchRoute(path)
  if (!match || (match.id === 'article' && !hasArticle(match.params.slug))) return address
  return joinLocale(locale, path) + rest
}
