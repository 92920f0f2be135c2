import type { Article } from '../content/schema.ts'
import type { Freshness } from '../database/freshness.ts'
import type { Deferred } from '../deferred.ts'
import type { ClinicHours } from '../features/clinic/hours.server.ts'
import type { NewsIndex, NewsList, NewsQuery } from '../features/news/schema.ts'
import type { AnnouncedOffer, PriceCategory, PriceList } from '../features/prices/schema.ts'
import type { PublishedStories } from '../features/stories/stories.ts'
import type { PublishedTeam } from '../features/team/members.ts'
import type { Forms } from '../http/forms.ts'

/**
 * The data of pages, besides their texts. A late source is a promise that never rejects; it settles within a few
 * seconds, with the last known data if necessary. What decides a page's status is known before its first byte.
 */
export type Data = {
  prices(): Deferred<PriceList & Freshness>
  /** The announced offers; waits for the database as long as a page's status does. */
  offers(): Promise<{ offers: readonly AnnouncedOffer[] } & Freshness>
  /** The same without waiting, as far as they are known. */
  knownOffers(): readonly AnnouncedOffer[]
  /** The category with that slug, or null when there is none. */
  priceCategory(slug: string): Promise<PriceCategory | null>
  news(query: NewsQuery): Deferred<NewsList & Freshness>
  /** Every published article. */
  newsIndex(): Promise<NewsIndex>
  /** The same without waiting, as far as it is known. */
  knownNews(): NewsIndex
  /** A published article with its texts, or null when there is none; it may lack one language. */
  article(slug: string): Promise<(Article & Freshness) | null>
  /** When the clinic is open, and the notice it shows; waits for the database as long as a page's status does. */
  hours(): Promise<ClinicHours & Freshness>
  /** Who visitors see; nobody while nothing was published: the team of the build holds. */
  team(): Promise<{ members: PublishedTeam } & Freshness>
  /** The cases of patients who agree; null while nothing was published: those of the build hold. */
  stories(): Promise<{ stories: PublishedStories } & Freshness>
  forms: Forms
}
