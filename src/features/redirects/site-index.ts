import type { Locale } from '../../locale.ts'
import { type RouteMatch, route } from '../../routes.ts'
import { entryExists, type KnownLists } from './collections.ts'
import type { SiteIndex } from './lookup.ts'
import { acceptOwnerRows, type OwnerRows, type Refused, rowFor } from './owner-rows.ts'
import type { OwnerRedirect } from './read.ts'
import { legacyRedirects } from './table.ts'

type Lists = KnownLists & {
  owner?: {
    rows(): readonly OwnerRedirect[]
    /** Resolves when the rows and the articles are loaded, or will not be for now. */
    settle(): Promise<unknown> | null
    isCertain(): boolean
    refused(rows: readonly Refused[]): void
  }
}

/** The site's pages as redirects see them: no waiting, one table lookup per question. */
export function createSiteIndex({ owner, ...lists }: Lists): SiteIndex {
  const exists = entryExists(lists)
  const ownerRows = owner && acceptedRows(owner, lists, isLive)
  return {
    isLive,
    articleExists: (slug, locale) => exists('articles', slug, locale),
    ownerTarget: (path) => ownerRows?.().targets.get(path) ?? null,
    ownerRowFor: (path, parameters) => (ownerRows ? rowFor(ownerRows().queried, path, parameters) : null),
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
  owner: NonNullable<Lists['owner']>,
  lists: KnownLists,
  isLive: SiteIndex['isLive'],
): () => OwnerRows {
  let seen: readonly unknown[] = []
  let accepted: OwnerRows = { targets: new Map(), queried: new Map() }
  return function acceptedRows() {
    const now = [owner.rows, ...Object.values(lists)].map((list) => list())
    if (now.every((value, index) => value === seen[index])) return accepted
    const { refused, ...rows } = acceptOwnerRows(owner.rows(), isInTable, { isLive })
    seen = now
    accepted = rows
    owner.refused(refused)
    return accepted
  }
}
