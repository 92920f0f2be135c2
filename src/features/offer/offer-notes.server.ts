import { isoDateOf } from '../../format/dates.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { href } from '../../routes.ts'
import type { RowNotes } from '../prices/price-lines.tsx'
import type { PriceList } from '../prices/schema.ts'
import type { Reductions } from '../prices/sums.ts'
import { runningOffers } from './offer-price.ts'
import type { OfferTexts } from './words.server.ts'

/** Notes on price rows about the offers of this day. */
export function offerNotes({ locale, offer }: OfferTexts, list: PriceList, now: Date): RowNotes {
  return Object.fromEntries(
    runningOffers(list, isoDateOf(now)).map(({ item, reduction, to }) => {
      const values = { reduction: formatLei(reduction, locale), to: formatDate(to, locale) }
      return [item, { text: fill(offer.row, values), href: href('implantOffer', locale) }]
    }),
  )
}

/** Reductions of this day by price row, in bani. */
export function offerReductions(list: PriceList, now: Date): Reductions {
  return Object.fromEntries(
    runningOffers(list, isoDateOf(now)).map(({ item, reduction }) => [item, reduction]),
  )
}
