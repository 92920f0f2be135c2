import { prices as en } from '../../content/en/prices.ts'
import { prices as ro } from '../../content/ro/prices.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PriceLineData, RowNotes } from './price-lines.tsx'
import { perUnit, priceParts } from './price-text.ts'
import type { PriceItem } from './schema.ts'

const texts = { ro, en }

/** Rows of the price list as a short menu, each leading to its place in the list. Hidden rows are left out. */
export function priceLinesData(
  locale: Locale,
  items: readonly PriceItem[],
  notes: RowNotes = {},
): PriceLineData[] {
  return items
    .filter((item) => !item.hidden)
    .map((item) => ({
      id: item.id,
      title: item.title[locale],
      price: priceParts(item, locale, texts[locale]),
      per: perUnit(item.unit, texts[locale]),
      href: `${href('priceCategory', locale, { slug: item.category })}#${item.id}`,
      note: notes[item.id],
    }))
}
