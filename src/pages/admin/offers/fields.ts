import type { Fields } from '../../../features/admin/fields/fields.ts'
import type { DraftedOffer } from '../../../features/offer/offer-subject.server.ts'

/** An announced reduction, in the order in which it is told. */
export const offerFields = {
  item: { key: 'item', kind: 'choice' },
  reduction: { key: 'reduction', kind: 'amount' },
  from: { key: 'from', kind: 'date' },
  to: { key: 'to', kind: 'date' },
} as const satisfies Fields<DraftedOffer>
