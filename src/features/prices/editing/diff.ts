import { type Change, changesBetween } from '../../publishing/changes.ts'
import type { PriceCategory, PriceContent, PriceItem } from '../schema.ts'

export type PriceDiff = { categories: Change<PriceCategory>[]; items: Change<PriceItem>[] }

/** The differences between two lists, in the order of the later one; removed rows come last. */
export function diffPrices(before: PriceContent, after: PriceContent): PriceDiff {
  return {
    categories: changesBetween(before.categories, after.categories, ({ slug }) => slug),
    items: changesBetween(before.items, after.items, ({ id }) => id),
  }
}

export function isEmptyDiff({ categories, items }: PriceDiff): boolean {
  return categories.length === 0 && items.length === 0
}
