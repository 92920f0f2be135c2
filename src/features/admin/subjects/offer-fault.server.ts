import { addDays } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { formatLei } from '../../../format/money.ts'
import type { OfferFault } from '../../offer/offer-truth.ts'
import { type Amounts, priceText } from '../../prices/price-text.ts'
import type { AnnouncedOffer } from '../../prices/schema.ts'
import type { AdminTexts } from '../frame/texts.server.ts'

/** Why an announced reduction is untrue, for the offer's page and the row's. */
export function faultInWords(
  { reduction, to }: AnnouncedOffer,
  title: string,
  fault: OfferFault,
  { locale, adminDrafts, prices }: AdminTexts,
): string {
  const { missing, low, above } = adminDrafts.offer
  const price = (amounts: Amounts) => priceText(amounts, locale, prices)
  const values = { title, to: formatDate(to, locale), reduction: formatLei(reduction, locale) }
  const date = formatDate(fault.from, locale)
  switch (fault.problem) {
    case 'missing':
      return fill(missing, { title, to: values.to, date })
    case 'low':
      return fill(low, { ...values, price: price(fault.price) })
    case 'above':
      return fill(above, {
        ...values,
        date,
        price: price(fault.price),
        reference: price(fault.reference),
        after: formatDate(addDays(to, 1), locale),
      })
    default:
      return fault satisfies never
  }
}
