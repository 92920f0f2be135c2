import type { Freshness } from '../../database/freshness.ts'
import { type PendingOffers, readPendingOffers } from '../../features/admin/subjects/pending-offers.server.ts'
import { type Pending, readPending } from '../../features/admin/subjects/pending-prices.server.ts'
import { listOn } from '../../features/prices/on-day.ts'
import type { AnnouncedOffer, PriceCategory, PriceContent, PriceList } from '../../features/prices/schema.ts'
import { isSame } from '../../features/publishing/changes.ts'
import type { AdminDatabase } from '../../features/publishing/subject.ts'
import type { IsoDate } from '../../format/dates.ts'
import type { Locale } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'
import { changedPages } from './changed-pages.ts'

/** What of every subject is drafted. */
export type Drafts = { prices: Pending; offers: PendingOffers }

export async function readDrafts(database: AdminDatabase): Promise<Drafts> {
  const known = readPending(database)
  const [prices, offers] = await Promise.all([known, readPendingOffers(database, undefined, known)])
  return { prices, offers }
}

export function isChanged({ prices, offers }: Drafts): boolean {
  return !isSame(prices.published, prices.content) || !isSame(offers.published, offers.content)
}

/** The list as visitors would have it if the drafts were published today. */
export function draftList({ prices, offers }: Drafts): PriceList & Freshness {
  return shownList(prices.content, offers.announced, prices.today)
}

/** What pages would be made of if the drafts were published today. */
export function draftData(data: Data, drafts: Drafts): Data {
  return withPrices(data, drafts.prices.content.categories, draftList(drafts))
}

/** The public pages that say something else with the drafts than without them. */
export async function touchedPages(
  data: Data,
  drafts: Drafts,
  locale: Locale,
): Promise<{ path: string; title: string }[]> {
  const { published, offers, today } = drafts.prices
  const before = withPrices(data, published.categories, shownList(published, offers, today))
  const pages = await changedPages(before, draftData(data, drafts), locale)
  return pages.flatMap(({ path, title }) => (title === null ? [] : [{ path, title }]))
}

function shownList(content: PriceContent, offers: readonly AnnouncedOffer[], today: IsoDate) {
  const list = listOn({ ...content, offers: [...offers], published_on: today }, today)
  const items = list.items.filter(({ hidden }) => !hidden)
  return { ...list, items, source: 'live', asOf: today } as const
}

/** The data of pages with another price list in it. */
export function withPrices(
  data: Data,
  categories: readonly PriceCategory[],
  list: PriceList & Freshness,
): Data {
  return {
    ...data,
    prices: () => list,
    priceCategory: async (slug) => categories.find((category) => category.slug === slug) ?? null,
  }
}
