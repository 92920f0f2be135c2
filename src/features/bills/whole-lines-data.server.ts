import { prices as pricesEn } from '../../content/en/prices.ts'
import { totals as totalsEn } from '../../content/en/totals.ts'
import { prices as pricesRo } from '../../content/ro/prices.ts'
import { totals as totalsRo } from '../../content/ro/totals.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { priceParts } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import type { WholeLine } from './whole-lines.tsx'
import { type Reductions, wholeStages, wholeTotal } from './whole-treatment.ts'

const texts = { ro: { ...totalsRo, prices: pricesRo }, en: { ...totalsEn, prices: pricesEn } }

/** The whole treatments that the list still has every part of. */
export function wholeLines(locale: Locale, list: PriceList, reductions: Reductions): WholeLine[] {
  return wholeTreatments.flatMap((whole) => {
    const stages = wholeStages(list, whole)
    if (stages === null) return []
    const { name, lead } = texts[locale].names[whole.id]
    const price = priceParts(wholeTotal(stages, reductions), locale, texts[locale].prices)
    const { slug, treatment } = whole
    return { slug, treatment, name, lead, href: href('total', locale, { slug }), price }
  })
}
