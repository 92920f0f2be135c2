import type { Texts } from '../../content/texts.ts'
import { instalmentData } from '../instalments/monthly-instalment.server.ts'
import type { MonthlyInstalment } from '../instalments/monthly-instalment.ts'
import { readEstimate, writeEstimate } from '../prices/estimate/estimate-selection.ts'
import { perUnit, priceText } from '../prices/price-text.ts'
import type { PriceItem, PriceList } from '../prices/schema.ts'
import { sumOf, timesAmount } from '../prices/sums.ts'

/** The estimate a visitor brings from the price page. */
export type BroughtEstimate = {
  lines: { id: string; title: string; price: string }[]
  total: { label: string; price: string }
  instalment: MonthlyInstalment | null
  /** The selection in the form; rows without a price are left out. */
  selection: string
}

/** Null when nothing was selected, or none of it is in the list any more. */
export function buildEstimate(
  values: readonly string[],
  list: PriceList,
  texts: Texts<'instalments' | 'prices'>,
): BroughtEstimate | null {
  const { locale, prices } = texts
  const rows = readEstimate(values).flatMap(({ id, quantity }) => {
    const item = list.items.find((candidate) => candidate.id === id && !candidate.hidden)
    return item ? [{ item, quantity, amounts: timesAmount(item, quantity) }] : []
  })
  if (rows.length === 0) return null
  const total = sumOf(rows.map(({ amounts }) => amounts))
  return {
    lines: rows.map(({ item, quantity, amounts }) => ({
      id: item.id,
      title: `${quantity > 1 ? `${quantity} × ` : ''}${item.title[locale]}`,
      price: quantity > 1 || item.amount_min === 0 ? priceText(amounts, locale, prices) : priceOfOne(item),
    })),
    total: { label: prices.estimate.total, price: priceText(total, locale, prices) },
    instalment: instalmentData(texts, total),
    selection: writeEstimate(rows.map(({ item, quantity }) => ({ id: item.id, quantity }))),
  }

  function priceOfOne(item: PriceItem): string {
    return `${priceText(item, locale, prices)} ${perUnit(item.unit, prices)}`.trim()
  }
}

/** As many characters as the table takes. */
const longestText = 4000

/** A line for each row and the total, for the reception. Of a list too long for the table the last rows are counted. */
export function estimateAsText({ lines, total }: Pick<BroughtEstimate, 'lines' | 'total'>): string {
  const written = lines.map(({ title, price }) => `${title}: ${price}`)
  const sum = `${total.label}: ${total.price}`
  for (let shown = written.length; shown > 0; shown -= 1) {
    const left = shown < written.length ? [`… + ${written.length - shown}`] : []
    const text = [...written.slice(0, shown), ...left, sum].join('\n')
    if (text.length <= longestText) return text
  }
  return sum
}
