import { implantOffer } from '../../content/offer.ts'
import type { Texts } from '../../content/texts.ts'
import { formatDate, isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { href } from '../../routes.ts'
import type { Reductions } from '../bills/whole-treatment.ts'
import type { RowNotes } from '../prices/price-lines.tsx'
import { offerState } from './offer-state.ts'

/** What a row of the price list says of an offer that holds on this day. */
export function offerNotes({ locale, offer }: Texts<'offer'>, now: Date): RowNotes {
  if (offerState(implantOffer, isoDateOf(now)) !== 'running') return {}
  const { priceItem, reduction, to } = implantOffer
  const text = fill(offer.row, {
    reduction: formatLei(reduction, locale),
    to: formatDate(to, locale),
  })
  return { [priceItem]: { text, href: href('implantOffer', locale) } }
}

/** By row of the price list: what an offer takes off it on this day, in bani. */
export function offerReductions(now: Date): Reductions {
  const { priceItem, reduction } = implantOffer
  return offerState(implantOffer, isoDateOf(now)) === 'running' ? { [priceItem]: reduction } : {}
}
