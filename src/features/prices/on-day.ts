import type { IsoDate } from '../../format/dates.ts'
import type { Amounts } from './price-text.ts'
import type { PriceContent, PriceItem, PriceList } from './schema.ts'

/** The row as it is on a day: a planned price whose day has come is the price. */
export function priceOn(item: PriceItem, day: IsoDate): PriceItem {
  const next = nextPrice(item)
  if (next === null || next.from > day) return item
  const { from, ...price } = next
  return { ...item, ...price, valid_from: from, next_min: null, next_max: null, next_from: null }
}

/** The planned price. Without an upper amount it has the kind of the current price, and is fixed after a range. */
export function nextPrice({
  kind,
  next_min,
  next_max,
  next_from,
}: PriceItem): (Amounts & { from: IsoDate }) | null {
  if (next_min === null || next_from === null) return null
  const next = next_max !== null ? 'range' : kind === 'range' ? 'fixed' : kind
  return { kind: next, amount_min: next_min, amount_max: next_max, from: next_from }
}

/** What visitors see on a day in Bucharest: it changes at midnight without a new read. */
export function listOn(list: PriceList, day: IsoDate): PriceList {
  const items = list.items.map((item) => priceOn(item, day)).filter(({ valid_from }) => valid_from <= day)
  // Dated by its last publication, or by the newest price in force if that is later.
  const published_on = [list.published_on, ...items.map(({ valid_from }) => valid_from)].sort().at(-1)
  return {
    ...list,
    items,
    published_on: published_on ?? list.published_on,
    offers: list.offers.filter(({ to }) => to >= day),
  }
}

/** The whole list on a day, hidden and future rows included. */
export function contentOn(content: PriceContent, day: IsoDate): PriceContent {
  return { ...content, items: content.items.map((item) => priceOn(item, day)) }
}

/**
 * The draft as publishing it on a day would date it, like `private.dated_prices()`: an unchanged price keeps its
 * day, a changed one gets that day or that on which its row begins, a new row that day or later.
 */
export function datedContent(draft: PriceContent, published: PriceContent, day: IsoDate): PriceContent {
  const before = new Map(published.items.map((item) => [item.id, item]))
  const dated = (item: PriceItem) => {
    const old = before.get(item.id)
    if (old !== undefined && isSamePrice(old, item)) return old.valid_from
    const { valid_from: begins } = old ?? item
    return begins < day ? day : begins
  }
  const { items, ...rest } = contentOn(draft, day)
  return { ...rest, items: items.map((item) => ({ ...item, valid_from: dated(item) })) }
}

export function isSamePrice(a: Amounts, b: Amounts): boolean {
  return a.kind === b.kind && a.amount_min === b.amount_min && a.amount_max === b.amount_max
}
