import { type Change, changesBetween } from '../../publishing/changes.ts'
import type { PriceCategory, PriceContent, PriceItem } from '../schema.ts'

export type PriceDiff = {
  /** Differences other than the order of the list. */
  categories: Change<PriceCategory>[]
  items: Change<PriceItem>[]
  /** Categories whose rows stand in another order than before. */
  reordered: PriceCategory[]
  /** Whether the categories themselves do. */
  isReordered: boolean
}

/** The differences between two lists, in the order of the later one; removed rows come last. */
export function diffPrices(before: PriceContent, after: PriceContent): PriceDiff {
  const places = new Map(after.items.map(({ id, position }) => [id, position]))
  const categoryPlaces = new Map(after.categories.map(({ slug, position }) => [slug, position]))
  return {
    categories: changesBetween(
      before.categories.map((each) => ({
        ...each,
        position: categoryPlaces.get(each.slug) ?? each.position,
      })),
      after.categories,
      ({ slug }) => slug,
    ),
    items: changesBetween(
      before.items.map((item) => ({ ...item, position: places.get(item.id) ?? item.position })),
      after.items,
      ({ id }) => id,
    ),
    reordered: after.categories.filter(
      ({ slug }) => !isSameOrder(rowsOf(before, slug), rowsOf(after, slug), ({ id }) => id),
    ),
    isReordered: !isSameOrder(before.categories, after.categories, ({ slug }) => slug),
  }
}

/** How many things differ, an order being one. */
export function countChanges({ categories, items, reordered, isReordered }: PriceDiff): number {
  return categories.length + items.length + reordered.length + (isReordered ? 1 : 0)
}

export function isEmptyDiff(diff: PriceDiff): boolean {
  return countChanges(diff) === 0
}

function rowsOf({ items }: PriceContent, slug: string): PriceItem[] {
  return items.filter(({ category }) => category === slug)
}

type Placed = { position: number }

/** Only rows that are in both lists: added or removed rows move the rest without changing their order. */
function isSameOrder<Row extends Placed>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): boolean {
  const keys = (rows: readonly Row[]) => rows.toSorted((a, b) => a.position - b.position).map(keyOf)
  const [old, now] = [keys(before), keys(after)]
  const staying = now.filter((key) => old.includes(key))
  return old.filter((key) => staying.includes(key)).every((key, place) => key === staying[place])
}
