import type { PriceCategory, PriceContent, PriceItem } from '../schema.ts'

export type Change<Row> = { before: Row | null; after: Row | null }
export type PriceDiff = { categories: Change<PriceCategory>[]; items: Change<PriceItem>[] }

/** The differences between two lists, in the order of the later one; removed rows come last. */
export function diffPrices(before: PriceContent, after: PriceContent): PriceDiff {
  return {
    categories: changes(before.categories, after.categories, ({ slug }) => slug),
    items: changes(before.items, after.items, ({ id }) => id),
  }
}

export function isEmptyDiff({ categories, items }: PriceDiff): boolean {
  return categories.length === 0 && items.length === 0
}

/** Whether two plain values are equal, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => key in b && isSame(Reflect.get(a, key), Reflect.get(b, key)))
}

function changes<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Change<Row>[] {
  const old = new Map(before.map((row) => [keyOf(row), row]))
  const kept = new Set(after.map(keyOf))
  return [
    ...after
      .map((row) => ({ before: old.get(keyOf(row)) ?? null, after: row }))
      .filter((change) => !isSame(change.before, change.after)),
    ...before.filter((row) => !kept.has(keyOf(row))).map((row) => ({ before: row, after: null })),
  ]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
