import { isoDateOf } from '../../../format/dates.ts'
import { diffPrices, type PriceDiff } from '../../prices/editing/diff.ts'
import { datedContent } from '../../prices/on-day.ts'
import { priceSubject } from '../../prices/price-subject.server.ts'
import type { AnnouncedOffer, PriceContent } from '../../prices/schema.ts'
import type { Pending as PendingOf, Publishable } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import { readAnnounced } from '../drafts/price-store.server.ts'

/** `content` has its days set, as publishing would set them. */
export type RelatedToPrices = { offers: AnnouncedOffer[]; diff: PriceDiff }
export type Pending = PendingOf<PriceContent, RelatedToPrices>

/** What is drafted of the price list, for any page; its words are those of its own page. */
export const draftedPrices: Publishable<PriceContent, RelatedToPrices> = {
  subject: priceSubject,
  forVisitors: (drafted, published, now) => datedContent(drafted, published, isoDateOf(now)),
  related: relatedToPrices,
}

async function relatedToPrices(
  database: AdminDatabase,
  read: Promise<Record<'published' | 'content', PriceContent>>,
): Promise<RelatedToPrices> {
  const [{ published, content }, offers] = await Promise.all([read, readAnnounced(database)])
  return { offers, diff: diffPrices(published, content) }
}

/** A list that could replace the published one, and how they differ. */
export function pendingContent(list: PriceContent, published: PriceContent) {
  const today = isoDateOf(new Date())
  const content = datedContent(list, published, today)
  return { published, content, diff: diffPrices(published, content), today }
}
