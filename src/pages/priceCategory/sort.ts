import type { PriceRowData } from '../../features/prices/table/price-table.tsx'
import type { Locale } from '../../locale.ts'

/** The values of `?ordine=`; without it the rows are in the clinic's order. */
export const orders = ['', 'nume', 'pret', 'pret-desc'] as const
export type Order = (typeof orders)[number]

export function readOrder(value: string | null): Order {
  return orders.find((order) => order === value) ?? ''
}

/** By the lower end of a price; rows of equal price keep the order of the list. */
export function sortRows(
  rows: readonly PriceRowData[],
  order: Order,
  locale: Locale,
): readonly PriceRowData[] {
  switch (order) {
    case '':
      return rows
    case 'nume':
      return rows.toSorted((a, b) => a.title.localeCompare(b.title, locale))
    case 'pret':
      return rows.toSorted(byPrice)
    case 'pret-desc':
      return rows.toSorted((a, b) => byPrice(b, a))
    default:
      return order satisfies never
  }
}

function byPrice(a: PriceRowData, b: PriceRowData): number {
  return a.amount_min - b.amount_min || (a.amount_max ?? a.amount_min) - (b.amount_max ?? b.amount_min)
}
