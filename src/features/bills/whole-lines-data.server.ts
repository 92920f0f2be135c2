import type { Texts } from '../../content/texts.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { href } from '../../routes.ts'
import { type Amounts, priceParts } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import type { WholeLine } from './whole-lines.tsx'
import { type Reductions, wholeStages, wholeTotal } from './whole-treatment.ts'

/** The whole treatments whose parts are all in the list. */
export function wholeLines(
  { locale, prices, totals }: Texts<'prices' | 'totals'>,
  list: PriceList,
  reductions: Reductions,
  rateOf: (total: Amounts) => string | null = () => null,
): WholeLine[] {
  return wholeTreatments.flatMap((whole) => {
    const stages = wholeStages(list, whole)
    if (stages === null) return []
    const { name, lead } = totals.names[whole.id]
    const total = wholeTotal(stages, reductions)
    const price = priceParts(total, locale, prices)
    const { slug, treatment } = whole
    return { slug, treatment, name, lead, href: href('total', locale, { slug }), price, rate: rateOf(total) }
  })
}
