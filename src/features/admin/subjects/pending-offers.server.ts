import { z } from 'zod'
import { priceKinds } from '../../../content/vocabulary.ts'
import { storeError } from '../../../database/store-error.ts'
import { fill } from '../../../format/fill.ts'
import type { DraftedOffer, OfferContent } from '../../offer/offer-subject.server.ts'
import { offerFault } from '../../offer/offer-truth.ts'
import type { AnnouncedOffer, PriceContent } from '../../prices/schema.ts'
import { isSame } from '../../publishing/changes.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import { readAnnounced, readPublished } from '../drafts/price-store.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { Warnings } from '../publications/publish-warnings.tsx'
import { faultInWords } from './pending-prices.server.ts'

/** `announced`: the offers with the prices that they would be measured by, in the list that visitors have. */
export type KnownOfOffers = { announced: AnnouncedOffer[]; prices: PriceContent }
export type PendingOffers = Pending<OfferContent, KnownOfOffers>

export async function knownOfOffers(
  database: AdminDatabase,
  read: Promise<{ content: OfferContent }>,
): Promise<KnownOfOffers> {
  const [{ content }, prices, offers] = await Promise.all([
    read,
    readPublished(database),
    readAnnounced(database),
  ])
  const announced = await Promise.all(
    content.offers.map(
      (drafted) =>
        offers.find(({ reference: _, ...offer }) => isSame(offer, drafted)) ??
        withReference(database, drafted),
    ),
  )
  return { announced, prices }
}

const referenceRow = z.object({
  kind: z.enum(priceKinds),
  amount_min: z.number(),
  amount_max: z.number().nullable(),
})

async function withReference(database: AdminDatabase, offer: DraftedOffer): Promise<AnnouncedOffer> {
  const { data, error, status } = await database.rpc('offer_reference', {
    row_id: offer.item,
    first_day: offer.from,
  })
  if (error) throw storeError('offer_reference', status, error)
  const [reference = null] = z.array(referenceRow).parse(data)
  return { ...offer, reference }
}

export function offerWarnings(
  { published, announced, prices, today }: PendingOffers,
  texts: AdminTexts,
): Warnings {
  const before = new Map(published.offers.map((offer) => [offer.id, offer]))
  const refusals = announced.flatMap((offer) => {
    const { reference: _, ...drafted } = offer
    const old = before.get(offer.id)
    if (isSame(drafted, old)) return []
    const row = prices.items.find(({ id }) => id === offer.item)
    const title = row?.title[texts.locale] ?? offer.item
    if (offer.from < today && offer.from !== old?.from) return [fill(texts.adminOffers.past, { title })]
    const fault = offerFault(offer, row, today)
    return fault === null ? [] : [faultInWords(offer, title, fault, texts)]
  })
  return { refusals, questions: [] }
}
