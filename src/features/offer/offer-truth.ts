import type { IsoDate } from '../../format/dates.ts'
import { addDays } from '../../format/dates.ts'
import { nextPrice } from '../prices/on-day.ts'
import type { Amounts } from '../prices/price-text.ts'
import type { AnnouncedOffer, PriceItem } from '../prices/schema.ts'

/** Why an announced offer would be untrue, and from which day. */
export type OfferFault =
  /** There is no price to reduce: no row, a hidden one, one that begins too late, or no earlier price. */
  | { problem: 'missing'; from: IsoDate }
  /** The price is no higher than the reduction. */
  | { problem: 'low'; from: IsoDate; price: Amounts }
  /** The price is higher than the lowest of the thirty days before the offer. */
  | { problem: 'above'; from: IsoDate; price: Amounts; reference: Amounts }

type Priced = Amounts & { from: IsoDate; until: IsoDate | null }

/**
 * What would make an offer untrue on one of its remaining days, with this row in the list; null when it stays true.
 * The reduction counts from the lowest price of the thirty days before the offer (Directive 98/6/EC, article 6a),
 * including prices the row has until then. The database decides the same in `private.untrue_offers()` of
 * `supabase/schemas/offers.sql`, where `announced_offers()` finds that price by `private.lowest_price()`: the thirty days stand there.
 */
export function offerFault(
  { from, to, reduction, reference: stored }: AnnouncedOffer,
  row: PriceItem | undefined,
  today: IsoDate,
): OfferFault | null {
  const first = laterOf(from, today)
  if (to < today) return null
  if (row === undefined || row.hidden || row.valid_from > first) return { problem: 'missing', from: first }
  const prices = pricesOf(row)
  const before = from > today ? pricesBetween(prices, today, addDays(from, -1)) : []
  const reference = lowest(stored === null ? before : [stored, ...before])
  if (reference === null) return { problem: 'missing', from: first }
  for (const price of pricesBetween(prices, first, to)) {
    const since = laterOf(price.from, first)
    if (price.amount_min <= reduction) return { problem: 'low', from: since, price }
    if (price.amount_min > reference.amount_min || upperOf(price) > upperOf(reference))
      return { problem: 'above', from: since, price, reference }
  }
  return null
}

function laterOf(a: IsoDate, b: IsoDate): IsoDate {
  return [a, b].sort()[1] ?? a
}

function pricesOf(row: PriceItem): Priced[] {
  const next = nextPrice(row)
  const { kind, amount_min, amount_max, valid_from } = row
  const now = { kind, amount_min, amount_max, from: valid_from, until: next?.from ?? null }
  return next === null ? [now] : [now, { ...next, until: null }]
}

function pricesBetween(prices: readonly Priced[], first: IsoDate, last: IsoDate): Priced[] {
  return prices.filter(({ from, until }) => from <= last && (until === null || until > first))
}

function lowest(prices: readonly Amounts[]): Amounts | null {
  if (prices.length === 0) return null
  const low = Math.min(...prices.map(({ amount_min }) => amount_min))
  const top = Math.min(...prices.map(upperOf))
  if (top === Number.POSITIVE_INFINITY) return { kind: 'from', amount_min: low, amount_max: null }
  return top > low
    ? { kind: 'range', amount_min: low, amount_max: top }
    : { kind: 'fixed', amount_min: low, amount_max: null }
}

function upperOf({ kind, amount_min, amount_max }: Amounts): number {
  return kind === 'from' ? Number.POSITIVE_INFINITY : (amount_max ?? amount_min)
}
