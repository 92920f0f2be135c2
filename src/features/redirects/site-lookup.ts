import type { NormalisedPath } from '../../http/address.ts'
import { defaultLocale, type Locale } from '../../locale.ts'
import { hasPage, href, matchRoute } from '../../routes.ts'
import { follow, type ResolveRedirect, type SiteIndex } from './lookup.ts'
import { reserved } from './reserved.ts'
import { wordRules } from './table.ts'

/** Old addresses that are not in the table: the owner's rows, then the rules. */
export function createRedirectResolver(siteIndex: SiteIndex): ResolveRedirect {
  return function resolveRedirect(address) {
    return follow(address, (path, locale) => findInSiteIndex(path, locale, siteIndex))
  }
}

const newsFolders = new Set(['blog', 'articole', 'articles', 'stiri', 'news'])

/** The owner's rows and the rules depend on the pages that exist at the moment. */
function findInSiteIndex(
  { path, match }: NormalisedPath,
  locale: Locale,
  siteIndex: SiteIndex,
): string | null {
  if (reserved.test(path) || siteIndex.isLive(match, locale)) return null
  const owners = siteIndex.ownerTarget?.(path) ?? null
  if (owners !== null) return siteIndex.isLive(matchRoute(owners), locale) ? owners : null
  // Before the articles and the owner's rows are loaded, an old address could be sent to the wrong page
  // permanently.
  if (siteIndex.settle?.()) return null
  // An address that matches a route may be a page that is not known yet.
  if (match !== null && siteIndex.isCertain?.() === false) return null
  return findByRule(path, locale, siteIndex)
}

/** Rules for old addresses that no table can list: articles by slug, words. */
function findByRule(path: string, locale: Locale, siteIndex: SiteIndex): string | null {
  const segments = path.split('/').slice(1)
  const isNews = segments.length > 1 && newsFolders.has(segments[0] ?? '')
  const slug = segments.at(-1)?.replace(/\.(php|html?)$/, '') ?? ''
  if (isNews && siteIndex.articleExists(slug, locale)) return href('article', defaultLocale, { slug })
  const named = wordRules.find(({ word }) => path.includes(word))
  if (named !== undefined) return named.to
  return isNews && hasPage('news') ? href('news', defaultLocale) : null
}
