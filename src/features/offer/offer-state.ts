import type { IsoDate } from '../../format/dates.ts'

export type OfferState = 'upcoming' | 'running' | 'ended'

/** Where an offer stands on a day in Bucharest; its first and its last day belong to it. */
export function offerState({ from, to }: { from: IsoDate; to: IsoDate }, today: IsoDate): OfferState {
  if (today < from) return 'upcoming'
  return today > to ? 'ended' : 'running'
}
