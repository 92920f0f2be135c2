import { clinic } from '../../content/clinic.ts'
import type { Period } from '../../content/treatment-facts.ts'
import type { WholeTreatment } from '../../content/whole-treatments.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatLeiNumber } from '../../format/money.ts'
import { pluralRange } from '../../format/plurals.ts'
import { typeset } from '../../format/typeset.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { instalmentData } from '../instalments/monthly-instalment.server.ts'
import type { InstalmentsTexts } from '../instalments/words.server.ts'
import { writeEstimate } from '../prices/estimate/estimate-selection.ts'
import { type Amounts, euroText, priceParts, priceText } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import { partAmount, type Reductions, reduced } from '../prices/sums.ts'
import type { PricesTexts } from '../prices/words.server.ts'
import type { BillCell, BillData, BillRow, BillStage } from './bill.tsx'
import type { PeriodTexts } from './periods/words.server.ts'
import { type WholePart, type WholeStage, wholeEstimate, wholeStages, wholeTotal } from './whole-treatment.ts'
import type { TotalsTexts } from './words.server.ts'

type BillTexts = PeriodTexts & InstalmentsTexts & PricesTexts & TotalsTexts

/** The bill of a whole treatment, or null when a part of it is not in the list. */
export function billData(
  texts: BillTexts,
  list: PriceList,
  whole: WholeTreatment,
  reductions: Reductions,
): BillData | null {
  const { locale, prices } = texts
  const stages = wholeStages(list, whole)
  if (stages === null) return null
  const total = wholeTotal(stages, reductions)
  const rand = writeEstimate(wholeEstimate(stages))
  return {
    stages: withShares(stages.map((stage) => billStage(texts, stage, reductions))),
    offer: offerCell(texts, stages, reductions, list.offers),
    total: { ...cell(total, locale), price: priceParts(total, locale, prices) },
    euro: euroText(total, clinic.euro.lei, locale, prices),
    instalment: instalmentData(texts, total),
    estimate: `${href('prices', locale)}?rand=${rand}#deviz`,
    contact: `${href('contact', locale)}?tratament=${whole.treatment}&rand=${rand}`,
  }
}

type Counted = BillStage & { amount: number }

function billStage(texts: BillTexts, stage: WholeStage, reductions: Reductions): Counted {
  const { bill } = texts.totals
  const { amount_min } = wholeTotal([stage], reductions)
  return {
    name: bill.due[stage.due],
    when:
      stage.after &&
      fill(stage.due === 'checkups' ? bill.during : bill.after, { period: periodText(stage.after, texts) }),
    rows: stage.parts.map((part) => billRow(texts, part)),
    share: { from: 0, width: 0 },
    amount: amount_min,
  }
}

/** The position of each stage on the strip, in hundredths of the lowest total. */
function withShares(stages: readonly Counted[]): BillStage[] {
  const whole = stages.reduce((sum, { amount }) => sum + amount, 0)
  const place = (amount: number) => Math.round((amount / whole) * 10_000) / 100
  let before = 0
  return stages.map(({ amount, ...stage }) => {
    const from = before
    before += amount
    return { ...stage, share: { from: place(from), width: place(amount) } }
  })
}

function billRow(texts: BillTexts, part: WholePart): BillRow {
  const { locale, prices } = texts
  const each = partAmount({ ...part, times: 1 })
  return {
    key: part.rows.map(({ id }) => id).join(' '),
    choices: part.rows.map(({ id, category, title }) => ({
      title: typeset(title[locale]),
      href: `${href('priceCategory', locale, { slug: category })}#${id}`,
    })),
    times: part.times === 1 ? null : `${part.times}\u00a0×\u00a0${priceText(each, locale, prices)}`,
    ...cell(partAmount(part), locale),
  }
}

/** The reduction of an offer; null when there is none. */
function offerCell(
  { locale, totals }: BillTexts,
  stages: readonly WholeStage[],
  reductions: Reductions,
  offers: PriceList['offers'],
): BillData['offer'] {
  const taken = (part: WholePart, of: (amounts: Amounts) => number) =>
    of(partAmount(part)) - of(partAmount(part, reductions))
  const parts = stages.flatMap((stage) => stage.parts)
  const rows = parts.flatMap((part) => part.rows).filter((row) => reduced(row, reductions[row.id]))
  const offer = offers.find(({ item }) => rows.some(({ id }) => id === item))
  if (offer === undefined) return null
  const sum = (of: (amounts: Amounts) => number) =>
    `−${formatLeiNumber(
      parts.reduce((total, part) => total + taken(part, of), 0),
      locale,
    )}`
  return {
    text: fill(totals.bill.offer, { to: formatDate(offer.to, locale) }),
    href: href('implantOffer', locale),
    low: sum(({ amount_min }) => amount_min),
    high: sum(({ amount_min, amount_max }) => amount_max ?? amount_min),
  }
}

function cell({ kind, amount_min, amount_max }: Amounts, locale: Locale): BillCell {
  return {
    low: formatLeiNumber(amount_min, locale),
    high: kind === 'from' ? null : formatLeiNumber(amount_max ?? amount_min, locale),
  }
}

/** `3–7 luni`. */
export function periodText({ from, to, unit }: Period, { locale, periods }: PeriodTexts): string {
  return pluralRange(from, to, periods[unit], locale)
}
