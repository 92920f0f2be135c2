import { partsIn } from '../prices/estimate/picked-parts.ts'
import type { Amounts } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import { partAmount, type Reductions, sumOf } from '../prices/sums.ts'
import { creditTerms } from './config.ts'
import type { RequestedInstalment } from './instalment-under-total.tsx'
import { type InstalmentTexts, type MonthlyInstalment, monthlyInstalment } from './monthly-instalment.ts'
import type { InstalmentsTexts } from './words.server.ts'

type InstalmentWords = InstalmentsTexts

/** The texts of an instalment, which the browser fetches too. */
export function instalmentTexts({ instalments }: InstalmentWords): InstalmentTexts {
  const { monthly, example, months, warning } = instalments
  return { monthly, example, months, warning }
}

/** The instalment of a total on the clinic's terms. */
export function instalmentData(texts: InstalmentWords, total: Amounts): MonthlyInstalment | null {
  return monthlyInstalment(total, creditTerms, instalmentTexts(texts), texts.locale)
}

/** The instalment of the estimate in the query, formatted like the list. */
export function requestedInstalment(
  texts: InstalmentWords,
  list: PriceList,
  selection: string,
  reductions: Reductions,
): RequestedInstalment {
  const rows = partsIn(list, [selection]).map((part) => partAmount(part, reductions))
  if (rows.length === 0) return null
  const total = sumOf(rows)
  const instalment = instalmentData(texts, total)
  return instalment && { total, instalment }
}
