import type { IsoDate } from '../../format/dates.ts'

export type OfferState = 'upcoming' | 'running' | 'ended'

/** The state of an offer on a day in Bucharest; its first and last day are included. */
export function offerState({ from, to }: { from: IsoDate; to: IsoDate }, today: IsoDate): OfferState {
  if (today < from) return 'upcoming'
  return today > to ? 'ended' : 'running'
}
