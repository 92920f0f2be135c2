import type { Address, NormalisedPath } from '../../http/address.ts'
import { defaultLocale, type Locale } from '../../locale.ts'
import type { RouteMatch } from '../../routes.ts'
import type { LegacyRedirects } from './legacy-redirects.ts'
import { isCampaign, type Parameter } from './parameters.ts'

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

export function follow(
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

/**
 * The query that a redirect keeps. `campaignOnly`: its other parameters named an old page (`.php`, or a row with a
 * query).
 */
export function redirectQuery(search: string, campaignOnly: boolean, locale: Locale): string {
  const isOther = locale !== defaultLocale
  const parameters = [...new URLSearchParams(search)].filter(
    ([key]) => (!campaignOnly || isCampaign(key)) && !(isOther && key === 'lang'),
  )
  if (isOther) parameters.push(['lang', locale])
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? '' : `?${query}`
}
