import type { Texts } from '../../content/texts.ts'
import { type TreatmentKey, treatmentFacts } from '../../content/treatment-list.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import type { InstalmentsTexts } from '../../features/instalments/words.server.ts'
import { type PickedRow, writeEstimate } from '../../features/prices/estimate/estimate-selection.ts'
import type { RowNotes } from '../../features/prices/price-lines.tsx'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceItem, PriceList } from '../../features/prices/schema.ts'
import type { Reductions } from '../../features/prices/sums.ts'
import type { PricesTexts } from '../../features/prices/words.server.ts'
import { wholeLines } from '../../features/whole-treatments/whole-lines-data.server.ts'
import { wholeEstimate, wholeStages } from '../../features/whole-treatments/whole-treatment.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { TreatmentPrices } from './props.ts'

/**
 * The prices of a treatment: first the rows of its own category, then possible additions (imaging, sedation). Its own is
 * the one with most of the rows that no other treatment shares, and the first of these stands for the treatment.
 */
export function pricesOf(
  texts: Texts<'wholeTexts'> & InstalmentsTexts & PricesTexts,
  list: PriceList,
  treatment: TreatmentKey,
  notes: RowNotes,
  reductions: Reductions,
): TreatmentPrices {
  const { locale } = texts
  const rows = rowsOf(list, treatment)
  const main = mainOf(rows)
  const wholes = wholeLines(texts, list, reductions, (whole) => whole.treatment === treatment)
  if (main === undefined) return { main: null, lines: [], category: null, wholes, estimate: '' }
  const ordered = [
    ...rows.filter(({ category }) => category === main.category),
    ...rows.filter(({ category }) => category !== main.category),
  ]
  const category = list.categories.find(({ slug }) => slug === main.category)
  return {
    main:
      priceLinesData(texts, [
        rows.find(({ id }) => id === treatmentFacts[treatment].course.row) ?? main,
      ])[0] ?? null,
    lines: priceLinesData(texts, ordered, notes),
    estimate: writeEstimate(estimateOf(list, treatment) ?? [{ id: main.id, quantity: 1 }]),
    category: category
      ? {
          label: fill(texts.prices.category.open, { category: category.title[locale] }),
          href: href('priceCategory', locale, { slug: category.slug }),
        }
      : null,
    wholes,
  }
}

/** The row whose price stands for the treatment. */
export function mainRow(list: PriceList, treatment: TreatmentKey): PriceItem | undefined {
  return mainOf(rowsOf(list, treatment))
}

function rowsOf({ items }: PriceList, treatment: TreatmentKey): PriceItem[] {
  return items.filter((item) => !item.hidden && item.treatments.some((key) => key === treatment))
}

/** The first whole treatment whose bill stands beside it, as an estimate; null for what is not a sum of rows. */
function estimateOf(list: PriceList, treatment: TreatmentKey): readonly PickedRow[] | null {
  const wholes = wholeTreatments.filter((whole) => whole.treatment === treatment)
  const stages = wholes.map((whole) => wholeStages(list, whole)).find((found) => found !== null)
  return stages ? wholeEstimate(stages) : null
}

function mainOf(rows: readonly PriceItem[]): PriceItem | undefined {
  const own = rows.filter(({ treatments }) => treatments.length === 1)
  const ofCategory = (row: PriceItem) => own.filter(({ category }) => category === row.category).length
  const most = Math.max(...own.map(ofCategory))
  return own.find((row) => ofCategory(row) === most) ?? rows[0]
}
