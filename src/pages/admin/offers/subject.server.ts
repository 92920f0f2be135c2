import { z } from 'zod'
import { priceKinds } from '../../../content/vocabulary.ts'
import { storeError } from '../../../database/store-error.ts'
import { readAnnounced, readPublished } from '../../../features/admin/drafts/price-store.server.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import { itemChanges } from '../../../features/admin/publications/field-changes.server.ts'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import { faultInWords } from '../../../features/admin/subjects/offer-fault.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type DraftedOffer,
  draftedOffer,
  type OfferContent,
  offerFields,
  offerSubject,
} from '../../../features/offer/offer-subject.server.ts'
import { offerFault } from '../../../features/offer/offer-truth.ts'
import type { AnnouncedOffer, PriceContent } from '../../../features/prices/schema.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { fill } from '../../../format/fill.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { OfferWords } from './ro.ts'

/** `announced`: the drafted offers with the prices that they are measured by; `running`: those that visitors have. */
export type RelatedToOffers = { announced: AnnouncedOffer[]; running: AnnouncedOffer[]; prices: PriceContent }
type OfferTexts = PlaceTexts<OfferWords>

export const offerForm = itemForm(draftedOffer, offerFields, 200)

export const subject: SiteSubject<OfferContent, RelatedToOffers, OfferWords> = {
  subject: offerSubject,
  page: 'admin/offers',
  source: 'prices',
  shows: ({ offers }, { announced, running }) => ({
    offers: offers.flatMap((offer) => amongKnown(offer, [...announced, ...running]) ?? []),
  }),
  related: relatedToOffers,
  changes: (before, after, { prices }, texts) => {
    const { offer: title } = texts.words
    const described = { ...offerDescription(prices, texts), keyOf: ({ id }: DraftedOffer) => id }
    return itemChanges(
      before.offers,
      after.offers,
      { ...described, titleOf: () => title, isWhole: true },
      texts,
    )
  },
  warnings,
}

export function offerDescription({ items }: PriceContent, { locale, words }: OfferTexts) {
  const say = {
    item: ({ item }: DraftedOffer) => items.find(({ id }) => id === item)?.title[locale] ?? item,
  }
  return { fields: offerFields, labels: words.fields, say }
}

async function relatedToOffers(
  database: AdminDatabase,
  read: Promise<{ content: OfferContent }>,
): Promise<RelatedToOffers> {
  const [{ content }, prices, running] = await Promise.all([
    read,
    readPublished(database),
    readAnnounced(database),
  ])
  const announced = await Promise.all(
    content.offers.map((drafted) => amongKnown(drafted, running) ?? withReference(database, drafted)),
  )
  return { announced, running, prices }
}

function amongKnown(drafted: DraftedOffer, known: readonly AnnouncedOffer[]): AnnouncedOffer | undefined {
  return known.find(({ reference: _, ...offer }) => isSame(offer, drafted))
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

function warnings(
  { published, announced, prices, today }: Pending<OfferContent, RelatedToOffers>,
  texts: OfferTexts,
): Warnings {
  const before = new Map(published.offers.map((offer) => [offer.id, offer]))
  const refusals = announced.flatMap((offer) => {
    const { reference: _, ...drafted } = offer
    const old = before.get(offer.id)
    if (isSame(drafted, old)) return []
    const row = prices.items.find(({ id }) => id === offer.item)
    const title = row?.title[texts.locale] ?? offer.item
    if (offer.from < today && offer.from !== old?.from) return [fill(texts.words.past, { title })]
    const fault = offerFault(offer, row, today)
    return fault === null ? [] : [faultInWords(offer, title, fault, texts)]
  })
  return { refusals, questions: [] }
}
