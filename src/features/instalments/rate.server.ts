import type { Texts } from '../../content/texts.ts'
import { estimateTotal, readEstimate, timesAmount } from '../prices/estimate/estimate-selection.ts'
import type { Amounts } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import { rateTerms } from './config.ts'
import { type Rate, type RateTexts, rateOf } from './rate.ts'
import type { AskedRate } from './rate-under.tsx'

type RateWords = Texts<'instalments'>

/** The texts of a rate, which the browser fetches too. */
export function rateTexts({ instalments }: RateWords): RateTexts {
  const { rate, example, months, warning } = instalments
  return { rate, example, months, warning }
}

/** The rate of a total on the clinic's terms. */
export function rateData(texts: RateWords, total: Amounts): Rate | null {
  return rateOf(total, rateTerms, rateTexts(texts), texts.locale)
}

/** The rate of the estimate in the query, formatted like the list. */
export function askedRate(texts: RateWords, { items }: PriceList, selection: string): AskedRate {
  const rows = readEstimate([selection]).flatMap(({ id, quantity }) =>
    items.filter((item) => item.id === id).map((item) => timesAmount(item, quantity)),
  )
  if (rows.length === 0) return null
  const total = estimateTotal(rows)
  const rate = rateData(texts, total)
  return rate && { total, rate }
}
