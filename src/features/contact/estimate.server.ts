import { typeset } from '../../format/typeset.ts'
import { offerNotes, offerReductions } from '../offer/offer-notes.server.ts'
import type { OfferTexts } from '../offer/words.server.ts'
import { writeEstimate } from '../prices/estimate/estimate-selection.ts'
import { partsIn } from '../prices/estimate/picked-parts.ts'
import { type Amounts, perUnit, priceText } from '../prices/price-text.ts'
import type { PriceItem, PriceList } from '../prices/schema.ts'
import { partAmount, sumOf } from '../prices/sums.ts'
import type { PricesTexts } from '../prices/words.server.ts'

/** The estimate a visitor brings from the price page or from a bill. */
export type BroughtEstimate = {
  /** `note` names the offer that was deducted. */
  lines: { id: string; title: string; price: string; note: string | null }[]
  total: { label: string; price: string }
  /** The selection in the form; rows without a price are left out. */
  selection: string
}

/** Null when nothing was selected, or none of it is in the list any more. */
export function buildEstimate(
  values: readonly string[],
  list: PriceList,
  texts: OfferTexts & PricesTexts,
  now: Date,
): BroughtEstimate | null {
  const { locale, prices } = texts
  const reductions = offerReductions(list, now)
  const notes = offerNotes(texts, list, now)
  const rows = partsIn(list, values).map((part) => ({ ...part, amounts: partAmount(part, reductions) }))
  if (rows.length === 0) return null
  const total = sumOf(rows.map(({ amounts }) => amounts))
  return {
    lines: rows.map(({ id, rows: choices, times, amounts }) => ({
      id,
      title: `${times > 1 ? `${times} × ` : ''}${choices.map(({ title }) => typeset(title[locale])).join(` ${prices.estimate.or} `)}`,
      price:
        times > 1 || amounts.amount_min === 0 ? priceText(amounts, locale, prices) : ofOne(amounts, choices),
      note: choices.map((row) => notes[row.id]?.text).find((text) => text !== undefined) ?? null,
    })),
    total: { label: prices.estimate.total, price: priceText(total, locale, prices) },
    selection: writeEstimate(rows.map(({ id, times }) => ({ id, quantity: times }))),
  }

  function ofOne(amounts: Amounts, choices: readonly PriceItem[]): string {
    const units = new Set(choices.map(({ unit }) => perUnit(unit, prices)))
    return `${priceText(amounts, locale, prices)} ${units.size === 1 ? [...units].join('') : ''}`.trim()
  }
}

/** As many characters as the table takes. */
const longestText = 4000

/** The estimate of a request as a slip shows it: `total` is the last line. */
export type KeptEstimate = { lines: KeptLine[]; total: KeptLine | null }
export type KeptLine = { title: string; price: string; note: string | null }

/** What `estimateAsText` wrote. A line that is no row, like the count of those left out, has no price. */
export function readEstimate(text: string): KeptEstimate {
  const lines = text.split('\n').map((line) => {
    const [, title = line, price = '', note = null] = writtenLine.exec(line) ?? []
    return { title, price: price.trim(), note }
  })
  return { lines: lines.slice(0, -1), total: lines.at(-1) ?? null }
}

/** A title may contain a colon and brackets, a price neither. */
const writtenLine = /^(.+?): ([^:(]+)(?: ?\((.*)\))?$/

/** A line for each row and the total, for the reception. Of a list too long for the table the last rows are counted. */
export function estimateAsText({ lines, total }: Pick<BroughtEstimate, 'lines' | 'total'>): string {
  const written = lines.map(({ title, price, note }) => `${title}: ${price}${note ? ` (${note})` : ''}`)
  const sum = `${total.label}: ${total.price}`
  for (let count = written.length; count > 0; count -= 1) {
    const left = count < written.length ? [`… + ${written.length - count}`] : []
    const text = [...written.slice(0, count), ...left, sum].join('\n')
    if (text.length <= longestText) return text
  }
  return sum
}
