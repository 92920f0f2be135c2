import type { IsoDate } from '../../format/dates.ts'

export type OfferState = 'upcoming' | 'running' | 'ended'

/** The state of an offer on a day in Bucharest, its first and last included; one that is announced no more has ended. */
export function offerState(offer: { from: IsoDate; to: IsoDate } | undefined, today: IsoDate): OfferState {
  if (offer === undefined || today > offer.to) return 'ended'
  return today < offer.from ? 'upcoming' : 'running'
}
