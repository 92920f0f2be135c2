import type { Address, NormalisedPath } from '../../http/address.ts'
import { defaultLocale, type Locale } from '../../locale.ts'
import { href, matchRoute, type RouteMatch } from '../../routes.ts'
import type { LegacyRedirects } from './table.ts'

export type SiteIndex = {
  /** Is there a page at this place in this language? A live page is never redirected. */
  isLive(match: RouteMatch | null, locale: Locale): boolean
  articleExists(slug: string, locale: Locale): boolean
  /** Where a row of the owner's leads, or null. */
  ownerTarget?(path: string): string | null
  /** Resolves when the database has been heard of; null when there is nothing to wait for. */
  settle?(): Promise<unknown> | null
  /** Whether rows and articles are what the database says now: without it, a redirect is no promise for tomorrow. */
  isCertain?(): boolean
}

/** Where an old address now lives: a path with query on this site, and whether that holds beyond this moment. */
export type Redirect = { location: string; isCertain: boolean }
/** Null when it is not an old address. */
export type ResolveRedirect = (address: Address) => Redirect | null

export function createRedirectResolver(
  table: readonly LegacyRedirects[],
  siteIndex: SiteIndex,
): ResolveRedirect {
  const targets = new Map<string, string>(
    table.flatMap(({ to, from }) => from.map((source) => [source, to] as const)),
  )

  return function resolveRedirect(address) {
    const { pathname, search } = address
    const direct = targets.get(pathname)
    if (direct !== undefined && search === '') return { location: direct, isCertain: true }
    const { normalised } = address
    if (normalised === null) return null
    const { language, path } = normalised
    const locale = language ?? defaultLocale
    const listed = targets.get(path)
    const target = listed ?? findInSiteIndex(normalised, locale, siteIndex)
    if (target === null) return null
    const isCertain = listed !== undefined || (siteIndex.isCertain?.() ?? true)
    return { location: target + redirectQuery(search, path.endsWith('.php'), locale), isCertain }
  }
}

/** What scripts ask for is no page, old or new, whatever words its address holds. */
export const isCall = /^\/(_data|_insights|_speed|api|assets)\//

const newsFolders = new Set(['blog', 'articole', 'articles', 'stiri', 'news'])

/** The owner's rows, then the rules. Both depend on what pages there are at the moment. */
function findInSiteIndex(
  { path, match }: NormalisedPath,
  locale: Locale,
  siteIndex: SiteIndex,
): string | null {
  if (isCall.test(path) || siteIndex.isLive(match, locale)) return null
  const owners = siteIndex.ownerTarget?.(path) ?? null
  if (owners !== null) return siteIndex.isLive(matchRoute(owners), locale) ? owners : null
  // Until the articles and the owner's rows are known, an old address could be sent to the wrong page for good.
  if (siteIndex.settle?.()) return null
  // What has the form of a page's address may be one that is not known yet.
  if (match !== null && siteIndex.isCertain?.() === false) return null
  return findByRule(path, locale, siteIndex)
}

/** The rules for old addresses that no row can list: articles by their slug, anything about bruxism. */
function findByRule(path: string, locale: Locale, siteIndex: SiteIndex): string | null {
  const segments = path.split('/').slice(1)
  const isNews = segments.length > 1 && newsFolders.has(segments[0] ?? '')
  const slug = segments.at(-1)?.replace(/\.(php|html?)$/, '') ?? ''
  if (isNews && siteIndex.articleExists(slug, locale)) return href('article', defaultLocale, { slug })
  if (path.includes('bruxism')) return href('treatments', defaultLocale)
  return isNews ? href('news', defaultLocale) : null
}

const campaignKeys = new Set(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ref'])

/** A `.php` address had its page in the query; there only what counts visits means anything today. */
function redirectQuery(search: string, campaignOnly: boolean, locale: Locale): string {
  const isOther = locale !== defaultLocale
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) =>
      (!campaignOnly || key.startsWith('utm_') || campaignKeys.has(key)) && !(isOther && key === 'lang'),
  )
  if (isOther) kept.push(['lang', locale])
  const query = new URLSearchParams(kept).toString()
  return query === '' ? '' : `?${query}`
}
