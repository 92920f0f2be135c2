import type { Locale } from '../../locale.ts'
import { type RouteMatch, route } from '../../routes.ts'
import type { NewsIndex } from '../news/schema.ts'
import type { PriceList } from '../prices/schema.ts'
import { entryExists } from './collections.ts'
import type { SiteIndex } from './lookup.ts'
import { acceptOwnerRows, type Refused } from './owner-rows.ts'
import type { OwnerRedirect } from './read.ts'
import { legacyRedirects } from './table.ts'

type Known = {
  prices(): Pick<PriceList, 'categories'>
  news(): NewsIndex
  owner?: {
    rows(): readonly OwnerRedirect[]
    /** Resolves when the rows and the articles are loaded, or will not be for now. */
    settle(): Promise<unknown> | null
    isCertain(): boolean
    refused(rows: readonly Refused[]): void
  }
}

/** The site's pages as redirects see them: no waiting, one table lookup per question. */
export function createSiteIndex({ prices, news, owner }: Known): SiteIndex {
  const exists = entryExists({ prices, news })
  const ownerTargets = owner && acceptedRows(owner, prices, news, isLive)
  return {
    isLive,
    articleExists: (slug, locale) => exists('articles', slug, locale),
    ownerTarget: (path) => ownerTargets?.().get(path) ?? null,
    settle: () => owner?.settle() ?? null,
    isCertain: () => owner?.isCertain() ?? true,
  }

  function isLive(match: RouteMatch | null, locale: Locale): boolean {
    if (match === null) return false
    const { collection } = route(match.id)
    return collection === undefined || exists(collection, match.params.slug, locale)
  }
}

const listed: ReadonlySet<string> = new Set(legacyRedirects.flatMap(({ from }) => from))

/** Whether the table of the code has an old address: an owner's row for it is ignored. */
export const isInTable = (path: string) => listed.has(path)

/** The valid rows, computed again when the rows or the pages change. */
function acceptedRows(
  owner: NonNullable<Known['owner']>,
  prices: Known['prices'],
  news: Known['news'],
  isLive: SiteIndex['isLive'],
): () => ReadonlyMap<string, string> {
  let seen: readonly unknown[] = []
  let targets: ReadonlyMap<string, string> = new Map()
  return function acceptedRows() {
    const now = [owner.rows(), prices(), news()]
    if (now.every((value, index) => value === seen[index])) return targets
    const accepted = acceptOwnerRows(owner.rows(), isInTable, { isLive })
    seen = now
    targets = accepted.targets
    owner.refused(accepted.refused)
    return targets
  }
}
