import type { Freshness } from '../../database/freshness.ts'
import { settleProps } from '../../deferred.ts'
import { type PendingHours, readPendingHours } from '../../features/admin/subjects/pending-hours.server.ts'
import { type PendingOffers, readPendingOffers } from '../../features/admin/subjects/pending-offers.server.ts'
import { type Pending, readPending } from '../../features/admin/subjects/pending-prices.server.ts'
import { listOn } from '../../features/prices/on-day.ts'
import type { AnnouncedOffer, PriceContent, PriceList } from '../../features/prices/schema.ts'
import { isSame } from '../../features/publishing/changes.ts'
import type { AdminDatabase } from '../../features/publishing/subject.ts'
import { entriesOf } from '../../features/redirects/collections.ts'
import type { IsoDate } from '../../format/dates.ts'
import { joinLocale, type Locale } from '../../locale.ts'
import { loadPageServer } from '../../pages/load-page-server.server.ts'
import { fillPath, type PageId, pageIds, route } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'

/** What of every subject is drafted. */
export type Drafts = { prices: Pending; offers: PendingOffers; hours: PendingHours }

export async function readDrafts(database: AdminDatabase): Promise<Drafts> {
  const known = readPending(database)
  const [prices, offers, hours] = await Promise.all([
    known,
    readPendingOffers(database, undefined, known),
    readPendingHours(database),
  ])
  return { prices, offers, hours }
}

export function isChanged({ prices, offers, hours }: Drafts): boolean {
  return (
    !isSame(hours.published, hours.content) ||
    !isSame(prices.published, prices.content) ||
    !isSame(offers.published, offers.content)
  )
}

/** The list as visitors would have it if the drafts were published today. */
export function draftList({ prices, offers }: Drafts): PriceList & Freshness {
  return shownList(prices.content, offers.announced, prices.today)
}

/** What pages would be made of if the drafts were published today. */
export function draftData(data: Data, drafts: Drafts): Data {
  const { content, today } = drafts.hours
  return {
    ...withPrices(data, drafts.prices.content, draftList(drafts)),
    hours: async () => ({ ...content, source: 'live', asOf: today }),
  }
}

/** The addresses of the public pages that say something else with the drafts than without them. */
export async function touchedPages(
  data: Data,
  drafts: Drafts,
  locale: Locale,
): Promise<{ path: string; title: string }[]> {
  const now = new Date()
  const { published, offers, today } = drafts.prices
  const list = draftList(drafts)
  const before = withPrices(data, published, shownList(published, offers, today))
  const after = draftData(data, drafts)
  const known = { prices: list, news: await data.newsIndex() }
  const hoursChanged = !isSame(drafts.hours.published, drafts.hours.content)
  const found = await Promise.all(pageIds.map((id) => Promise.all(entries(id).map((slug) => look(id, slug)))))
  return found.flat().filter((page) => page !== null)

  function entries(id: PageId): string[] {
    const { sitemap, collection } = route(id)
    if (sitemap === null || collection === 'articles') return []
    return collection === undefined ? [''] : entriesOf(collection, known).map(({ slug }) => slug)
  }

  async function look(id: PageId, slug: string) {
    const server = await loadPageServer(id)
    const context = { locale, params: { slug }, query: new URLSearchParams(), now }
    const spy = watchPrices(before)
    const old = await server.load({ ...context, data: spy.data })
    const was = old && JSON.stringify(await settleProps(old))
    if (!spy.isRead() && !(hoursChanged && hourPages.has(id))) return null
    const props = await server.load({ ...context, data: after })
    if (props === null) return null
    const settled = await settleProps(props)
    if (JSON.stringify(settled) === was && !(hoursChanged && hourPages.has(id))) return null
    const { title } = await server.meta(settled, { ...context, data: after })
    return { path: joinLocale(locale, fillPath(route(id).path, { slug })), title }
  }
}

/** Hours stand at the foot of every page; these are about them. */
const hourPages: ReadonlySet<PageId> = new Set<PageId>(['home', 'inPain', 'contact'])

function shownList(content: PriceContent, offers: readonly AnnouncedOffer[], today: IsoDate) {
  const list = listOn({ ...content, offers: [...offers], published_on: today }, today)
  const items = list.items.filter(({ hidden }) => !hidden)
  return { ...list, items, source: 'live', asOf: today } as const
}

function withPrices(data: Data, { categories }: PriceContent, list: PriceList & Freshness): Data {
  return {
    ...data,
    prices: () => list,
    priceCategory: async (slug) => categories.find((category) => category.slug === slug) ?? null,
  }
}

function watchPrices(data: Data): { data: Data; isRead: () => boolean } {
  let read = false
  const watched: Data = {
    ...data,
    prices: () => {
      read = true
      return data.prices()
    },
    priceCategory: (slug) => {
      read = true
      return data.priceCategory(slug)
    },
  }
  return { data: watched, isRead: () => read }
}
