import type { Article } from '../content/schema.ts'
import type { Freshness } from '../database/freshness.ts'
import type { Deferred } from '../deferred.ts'
import type { NewsIndex, NewsList, NewsQuery } from '../features/news/schema.ts'
import type { PriceCategory, PriceList } from '../features/prices/schema.ts'
import type { Forms } from '../http/forms.ts'

/**
 * What the pages read besides their texts. A late source is a promise that never rejects; it settles within a few
 * seconds, with the last known data if need be. What decides the status of a page is known before its first byte.
 */
export type Data = {
  prices(): Deferred<PriceList & Freshness>
  /** The category at that address, or null when there is none. */
  priceCategory(slug: string): Promise<PriceCategory | null>
  news(query: NewsQuery): Deferred<NewsList & Freshness>
  /** Every article that is published, whatever their number. */
  newsIndex(): Promise<NewsIndex>
  /** The same as far as it is known without waiting. */
  knownNews(): NewsIndex
  /** A published article with its texts, or null when there is none; it may lack the text of one language. */
  article(slug: string): Promise<(Article & Freshness) | null>
  forms: Forms
}
