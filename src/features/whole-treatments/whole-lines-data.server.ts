import type { Texts } from '../../content/texts.ts'
import { drawingOf, wholeTreatments } from '../../content/whole-treatments.ts'
import { href } from '../../routes.ts'
import { instalmentData } from '../instalments/monthly-instalment.server.ts'
import type { InstalmentsTexts } from '../instalments/words.server.ts'
import { priceParts } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import type { Reductions } from '../prices/sums.ts'
import type { PricesTexts } from '../prices/words.server.ts'
import type { LinesWithInstalment } from './whole-lines.tsx'
import { wholeStages, wholeTotal } from './whole-treatment.ts'

/** The requested whole treatments whose parts are all in the list, each with its instalment. */
export function wholeLines(
  texts: Texts<'wholeTexts'> & InstalmentsTexts & PricesTexts,
  list: PriceList,
  reductions: Reductions,
  isWanted: (whole: (typeof wholeTreatments)[number]) => boolean = () => true,
): LinesWithInstalment {
  const { locale, prices, wholeTexts } = texts
  const listed = wholeTreatments.filter(isWanted).flatMap((whole) => {
    const stages = wholeStages(list, whole)
    if (stages === null) return []
    const { name, lead } = wholeTexts[whole.id]
    const total = wholeTotal(stages, reductions)
    const price = priceParts(total, locale, prices)
    const { slug } = whole
    const drawing = drawingOf(whole)
    const instalment = instalmentData(texts, total)
    const line = { slug, drawing, name, lead, href: href('total', locale, { slug }), price }
    return { line: { ...line, instalment: instalment?.short ?? null }, instalment }
  })
  const first = listed.find(({ instalment }) => instalment !== null)?.instalment
  return {
    lines: listed.map(({ line }) => line),
    example: first ? { example: first.example, warning: first.warning, lender: first.lender } : null,
  }
}
