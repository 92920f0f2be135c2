import { z } from 'zod'
import { parseRows, reportNothing, rowsOf } from '../../database/read-rows.ts'
import { announcedOffer } from '../prices/schema.ts'
import type { Fields } from '../publishing/fields.ts'
import { listSubject } from '../publishing/list-subject.server.ts'

export const draftedOffer = announcedOffer.omit({ reference: true }).refine(({ from, to }) => from <= to, {
  error: 'an offer ends on its first day at the earliest',
  path: ['to'],
})
export type DraftedOffer = z.infer<typeof draftedOffer>

/** An announced reduction, in the order in which it is told. */
export const offerFields = {
  item: { key: 'item', kind: 'choice' },
  reduction: { key: 'reduction', kind: 'amount' },
  from: { key: 'from', kind: 'date' },
  to: { key: 'to', kind: 'date' },
} as const satisfies Fields<DraftedOffer>

export const offerContent = z
  .strictObject({ offers: z.array(draftedOffer).max(50) })
  .refine(({ offers }) => new Set(offers.map(({ id }) => id)).size === offers.length, {
    error: 'an offer is there once',
    path: ['offers'],
  })
export type OfferContent = z.infer<typeof offerContent>

const offerRow = z
  .object({
    id: z.string(),
    item: z.string(),
    reduction: z.number(),
    from_day: z.string(),
    to_day: z.string(),
  })
  .transform(({ from_day, to_day, ...offer }) => ({ ...offer, from: from_day, to: to_day }))
  .pipe(draftedOffer)

/** The announced reductions as they are drafted and published. */
export const offerSubject = listSubject<'offers', DraftedOffer, OfferContent>('offers', {
  name: 'offers',
  schema: offerContent,
  async readPublished(database, leftOut = reportNothing) {
    const rows = await rowsOf(
      'offers',
      database.from('offers').select('id, item, reduction, from_day, to_day').order('from_day').order('id'),
    )
    return { offers: parseRows('offers', offerRow, leftOut, rows) }
  },
  idOf: ({ id }) => id,
  order: (a, b) => a.from.localeCompare(b.from) || a.id.localeCompare(b.id),
  together: [['item', 'reduction', 'from', 'to']],
})
