import type { Texts } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { writeEstimate } from '../../features/prices/estimate-selection.ts'
import type { RowNotes } from '../../features/prices/price-lines.tsx'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import { priceParts } from '../../features/prices/price-text.ts'
import type { PriceItem, PriceList } from '../../features/prices/schema.ts'
import { wholeParts, wholeTotal } from '../../features/prices/whole-treatment.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { TreatmentPrices } from './props.ts'

type PriceTexts = Texts<'prices' | 'treatmentPage'>

/**
 * What a treatment costs: first the rows of the category it belongs to, then what may come along (imaging,
 * sedation). The first row that belongs to no other treatment stands for the price in the summary.
 */
export function pricesOf(
  texts: PriceTexts,
  list: PriceList,
  treatment: TreatmentKey,
  notes: RowNotes,
): TreatmentPrices {
  const { locale } = texts
  const rows = list.items.filter((item) => !item.hidden && item.treatments.some((key) => key === treatment))
  const main = rows.find(isOnlyFor) ?? rows[0]
  if (main === undefined) return { main: null, lines: [], category: null, whole: null, estimate: '' }
  const ordered = [
    ...rows.filter(({ category }) => category === main.category),
    ...rows.filter(({ category }) => category !== main.category),
  ]
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
    whole: wholeOf(texts, list, treatment),
  }
}

/** The treatment from its beginning to its end, when the list still has every part of it. */
function wholeOf(
  { locale, prices, treatmentPage }: PriceTexts,
  list: PriceList,
  key: TreatmentKey,
): TreatmentPrices['whole'] {
  const whole = wholeTreatments.find(({ treatment }) => treatment === key)
  const parts = whole && wholeParts(list, whole)
  if (!parts) return null
  const { names, parts: sentence, or } = treatmentPage.price.whole
  const told = parts.map(
    ({ rows, times }) =>
      (times > 1 ? `${times} × ` : '') + rows.map(({ title }) => title[locale]).join(` ${or} `),
  )
  return {
    name: names[whole.id],
    price: priceParts(wholeTotal(parts), locale, prices),
    parts: fill(sentence, { parts: told.join('; ') }),
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
