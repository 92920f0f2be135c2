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
  /** Resolves when the database has been heard of, or within three seconds; null when there is nothing to wait for. */
  settle?(): Promise<unknown> | null
  /** Whether rows and articles are what the database says now: without it, a redirect is no promise for tomorrow. */
  isCertain?(): boolean
}

/** Where an old address now lives, as a path with query on this site; null when it is not an old address. */
export type ResolveRedirect = (address: Address) => string | null

/** Looks old addresses up in the table, as they come and in their one spelling. */
export function createTableLookup(table: readonly LegacyRedirects[]): ResolveRedirect {
  const targets = new Map<string, string>(
    table.flatMap(({ to, from }) => from.map((source) => [source, to] as const)),
  )

  return function lookUp(address) {
    const direct = targets.get(address.pathname)
    if (direct !== undefined && address.search === '') return direct
    return follow(address, ({ path }) => targets.get(path) ?? null)
  }
}

/** Old addresses that the table does not have: the owner's rows, then the rules. */
export function createRedirectResolver(siteIndex: SiteIndex): ResolveRedirect {
  return function resolveRedirect(address) {
    return follow(address, (path, locale) => findInSiteIndex(path, locale, siteIndex))
  }
}

function follow(
  { search, normalised }: Address,
  find: (path: NormalisedPath, locale: Locale) => string | null,
): string | null {
  if (normalised === null) return null
  const locale = normalised.language ?? defaultLocale
  const target = find(normalised, locale)
  return target === null ? null : target + redirectQuery(search, normalised.path.endsWith('.php'), locale)
}

/** What scripts ask for is no page, old or new, whatever words its address holds. */
export const isCall = /^\/(_data|_insights|_speed|api|assets)\//

const newsFolders = new Set(['blog', 'articole', 'articles', 'stiri', 'news'])

/** The owner's rows and the rules depend on what pages there are at the moment. */
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
