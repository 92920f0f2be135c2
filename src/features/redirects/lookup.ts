import type { Address, NormalisedPath } from '../../http/address.ts'
import { defaultLocale, type Locale } from '../../locale.ts'
import { hasPage, href, matchRoute, type RouteMatch } from '../../routes.ts'
import type { LegacyRedirects } from './legacy-redirects.ts'
import { reserved } from './reserved.ts'
import { asksForOther, isCampaign, type Parameter, parametersOf } from './source.ts'
import { wordRules } from './table.ts'

export type OwnerRow = { from: string; to: string }

export type SiteIndex = {
  /** Whether there is a page at this place in this language. A live page is never redirected. */
  isLive(match: RouteMatch | null, locale: Locale): boolean
  articleExists(slug: string, locale: Locale): boolean
  /** The target of an owner's row for every address of this path, or null. */
  ownerTarget?(path: string): string | null
  /** The owner's row for this path with some of these parameters, the one with most of them, or null. */
  ownerRowFor?(path: string, parameters: readonly Parameter[]): OwnerRow | null
  /** Resolves when the database has answered, or within three seconds; null when there is nothing to wait for. */
  settle?(): Promise<unknown> | null
  /** Whether rows and articles are confirmed by the database; if not, a redirect must not be permanent. */
  isCertain?(): boolean
}

/** The new address of an old one, as a path with query on this site; null when it is not an old address. */
export type ResolveRedirect = (address: Address) => string | null

/** Looks addresses up in the table, as requested and normalised. */
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

/** Old addresses that are not in the table: the owner's rows, then the rules. */
export function createRedirectResolver(siteIndex: SiteIndex): ResolveRedirect {
  return function resolveRedirect(address) {
    return follow(address, (path, locale) => findInSiteIndex(path, locale, siteIndex))
  }
}

function follow(
  address: Address,
  find: (path: NormalisedPath, locale: Locale) => string | null,
): string | null {
  const { normalised, wholeSearch } = address
  if (normalised === null) return null
  const locale = normalised.language ?? defaultLocale
  const target = find(normalised, locale)
  return target === null
    ? null
    : target + redirectQuery(wholeSearch, normalised.path.endsWith('.php'), locale)
}

/** Where an owner's row leads that names parameters of this address, beside the row; null when there is none. */
export function resolveByQuery(
  address: Address,
  siteIndex: SiteIndex,
): { location: string; row: OwnerRow } | null {
  const { normalised, wholeSearch } = address
  if (normalised === null || !asksForOther(address) || reserved.test(normalised.path)) return null
  const row = siteIndex.ownerRowFor?.(normalised.path, parametersOf(wholeSearch)) ?? null
  const locale = normalised.language ?? defaultLocale
  if (row === null || !siteIndex.isLive(matchRoute(row.to), locale)) return null
  return { location: row.to + redirectQuery(wholeSearch, true, locale), row }
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

/** A `.php` address, and one that a row tells by its query, had its page there; only campaign parameters still mean anything. */
function redirectQuery(search: string, campaignOnly: boolean, locale: Locale): string {
  const isOther = locale !== defaultLocale
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => (!campaignOnly || isCampaign(key)) && !(isOther && key === 'lang'),
  )
  if (isOther) kept.push(['lang', locale])
  const query = new URLSearchParams(kept).toString()
  return query === '' ? '' : `?${query}`
}
