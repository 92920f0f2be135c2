import type { PriceGroupData } from '../prices/table/price-table-data.server.ts'
import { treatmentSearch } from './search.ts'
import type { SearchWords } from './search-words.ts'

type Searched = Pick<PriceGroupData, 'title' | 'rows'>

/**
 * Finds rows of a price list in patients' words: by their names and those of their categories, and by what people call the
 * treatments that they are of. The ids are best first; null for a query that says nothing.
 */
export function priceSearch(
  groups: readonly Searched[],
  {
    phrases,
    prices,
    ignored,
    ignoredOfPrices,
  }: Pick<SearchWords, 'phrases' | 'prices' | 'ignored' | 'ignoredOfPrices'>,
): (query: string) => string[] | null {
  const rows = groups.flatMap(({ rows }) => rows)
  const idsOf = new Map<string, readonly string[]>([
    ...rows.map(({ id }) => [id, [id]] as const),
    ...Object.keys(phrases).map((key) => [key, prices[key] ?? []] as const),
  ])
  const { rank } = treatmentSearch(
    [
      ...groups.flatMap((group) =>
        group.rows.map(({ id, title }) => ({ key: id, phrases: [title, group.title] })),
      ),
      ...Object.entries(phrases).map(([key, phrases]) => ({ key, phrases })),
    ],
    `${ignored} ${ignoredOfPrices}`,
  )
  return function find(query: string): string[] | null {
    const keys = rank(query)
    if (keys.length === idsOf.size) return null
    // A row may have come or gone since the words were fetched.
    const listed = new Set(rows.map(({ id }) => id))
    return [...new Set(keys.flatMap((key) => idsOf.get(key) ?? []))].filter((id) => listed.has(id))
  }
}
