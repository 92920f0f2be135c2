import type { Texts } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { wholeLines } from '../../features/bills/whole-lines-data.server.ts'
import type { Reductions } from '../../features/bills/whole-treatment.ts'
import { writeEstimate } from '../../features/prices/estimate-selection.ts'
import type { RowNotes } from '../../features/prices/price-lines.tsx'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceItem, PriceList } from '../../features/prices/schema.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { TreatmentPrices } from './props.ts'

/**
 * What a treatment costs: first the rows of the category it belongs to, then what may come along (imaging,
 * sedation). The first row that belongs to no other treatment stands for the price in the summary.
 */
export function pricesOf(
  texts: Texts<'prices' | 'totals'>,
  list: PriceList,
  treatment: TreatmentKey,
  notes: RowNotes,
  reductions: Reductions,
): TreatmentPrices {
  const { locale } = texts
  const rows = list.items.filter((item) => !item.hidden && item.treatments.some((key) => key === treatment))
  const main = rows.find(isOnlyFor) ?? rows[0]
  if (main === undefined) return { main: null, lines: [], category: null, wholes: [], estimate: '' }
  const ordered = [
    ...rows.filter(({ category }) => category === main.category),
    ...rows.filter(({ category }) => category !== main.category),
  ]
  const slugs = wholeTreatments
    .filter((whole) => whole.treatment === treatment)
    .map<string>(({ slug }) => slug)
  const category = list.categories.find(({ slug }) => slug === main.category)
  return {
    main: priceLinesData(texts, [main])[0] ?? null,
    lines: priceLinesData(texts, ordered, notes),
    estimate: writeEstimate(estimateRows(rows, main).map(({ id }) => ({ id, quantity: 1 }))),
    category: category
      ? {
          label: fill(texts.prices.category.open, { category: category.title[locale] }),
          href: href('priceCategory', locale, { slug: category.slug }),
        }
      : null,
    wholes: wholeLines(texts, list, reductions).filter(({ slug }) => slugs.includes(slug)),
  }
}

/** What belongs to this treatment alone; where everything is shared, what stands with its first row. */
function estimateRows(rows: readonly PriceItem[], main: PriceItem): PriceItem[] {
  const own = rows.filter(isOnlyFor)
  return own.length > 0 ? own : rows.filter(({ category }) => category === main.category)
}

function isOnlyFor({ treatments }: PriceItem): boolean {
  return treatments.length === 1
}
