import { reportNothing } from '../../../database/read-rows.ts'
import { priceSubject } from '../../prices/price-subject.server.ts'
import { readOffers } from '../../prices/read-offers.ts'
import type { AnnouncedOffer, PriceContent } from '../../prices/schema.ts'
import * as drafts from '../../publishing/draft-store.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

export type PriceDraft = drafts.Draft<PriceContent>

/** The published list with its hidden rows. */
export function readPublished(database: AdminDatabase): Promise<PriceContent> {
  return priceSubject.readPublished(database)
}

/** The announced reductions: publishing must not break them. */
export function readAnnounced(database: AdminDatabase): Promise<AnnouncedOffer[]> {
  // The page of the offers names what cannot be read.
  return readOffers(database, null, reportNothing)
}

export function readDraftAndPublished(database: AdminDatabase) {
  return drafts.readDraftAndPublished(database, priceSubject)
}

export function readDraft(database: AdminDatabase): Promise<PriceDraft> {
  return drafts.readDraft(database, priceSubject)
}

/** Saves the next version of the draft and returns its number; null when somebody else has saved one meanwhile. */
export function saveDraft(
  database: AdminDatabase,
  seen: number,
  content: PriceContent,
  step: drafts.Step,
): Promise<number | null> {
  return drafts.saveDraft(database, priceSubject, seen, content, { step })
}
