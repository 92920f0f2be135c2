import { typeset } from '../../format/typeset.ts'
import { href } from '../../routes.ts'
import type { PriceLineData, RowNotes } from './price-lines.tsx'
import { perUnit, priceParts } from './price-text.ts'
import type { PriceItem } from './schema.ts'
import type { PricesTexts } from './words.server.ts'

/** Rows as a short list, each linking to its place in the price list. Hidden rows are left out. */
export function priceLinesData(
  { locale, prices }: PricesTexts,
  items: readonly PriceItem[],
  notes: RowNotes = {},
): PriceLineData[] {
  return items
    .filter((item) => !item.hidden)
    .map((item) => ({
      id: item.id,
      title: typeset(item.title[locale]),
      price: priceParts(item, locale, prices),
      per: perUnit(item.unit, prices),
      href: `${href('priceCategory', locale, { slug: item.category })}#${item.id}`,
      note: notes[item.id],
    }))
}
