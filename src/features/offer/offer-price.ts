import type { IsoDate } from '../../format/dates.ts'
import { hasPage } from '../../routes.ts'
import type { Amounts } from '../prices/price-text.ts'
import type { AnnouncedOffer, PriceItem, PriceList } from '../prices/schema.ts'
import { reduced } from '../prices/sums.ts'
import { offerState } from './offer-state.ts'
import { offerFault } from './offer-truth.ts'

export type PricedOffer = { offer: AnnouncedOffer; row: PriceItem; reduced: Amounts; reference: Amounts }

/**
 * The offer price on a day: the list price less the reduction, and the lowest price of the thirty days before. Null
 * when that would be untrue.
 */
export function pricedOffer(
  { items, offers }: Pick<PriceList, 'items' | 'offers'>,
  id: string,
  today: IsoDate,
): PricedOffer | null {
  const offer = offers.find((each) => each.id === id)
  const row = items.find((each) => each.id === offer?.item)
  if (offer === undefined || row === undefined || offerFault(offer, sinceThen(row), today) !== null)
    return null
  const lower = reduced(row, offer.reduction)
  return lower && { offer, row, reduced: lower, reference: offer.reference ?? row }
}

/** The offers of a day that are true, by the row they reduce. */
export function runningOffers(list: PriceList, today: IsoDate): AnnouncedOffer[] {
  return list.offers.filter(
    (offer) =>
      hasPage('implantOffer') &&
      offerState(offer, today) === 'running' &&
      pricedOffer(list, offer.id, today) !== null,
  )
}

/** Today's price only: a later one is shown when it comes. */
function sinceThen(row: PriceItem): PriceItem {
  return { ...row, next_min: null, next_max: null, next_from: null }
}
