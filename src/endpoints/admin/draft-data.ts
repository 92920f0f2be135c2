import type { Freshness } from '../../database/freshness.ts'
import { settleProps } from '../../deferred.ts'
import type { Pending } from '../../features/admin/publications/pending.server.ts'
import { listOn } from '../../features/prices/on-day.ts'
import type { PriceContent, PriceList } from '../../features/prices/schema.ts'
import { entriesOf } from '../../features/redirects/collections.ts'
import { joinLocale, type Locale } from '../../locale.ts'
import { loadPageServer } from '../../pages/load-page-server.server.ts'
import { fillPath, type PageId, pageIds, route } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'

/** The list as visitors would have it if the draft were published today. */
export function draftList({ content, offers, today }: Omit<Pending, 'draft'>): PriceList & Freshness {
  return shownList(content, { offers, today })
}

/** What pages would be made of if the draft were published today. */
export function draftData(data: Data, pending: Omit<Pending, 'draft'>): Data {
  return withPrices(data, pending.content, draftList(pending))
}

/** The addresses of the public pages that say something else with the draft than without it. */
export async function touchedPages(
  data: Data,
  pending: Omit<Pending, 'draft'>,
  locale: Locale,
): Promise<{ path: string; title: string }[]> {
  const now = new Date()
  const list = draftList(pending)
  const before = withPrices(data, pending.published, shownList(pending.published, pending))
  const after = draftData(data, pending)
  const known = { prices: list, news: await data.newsIndex() }
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
    if (!spy.isRead()) return null
    const props = await server.load({ ...context, data: after })
    if (props === null) return null
    const settled = await settleProps(props)
    if (JSON.stringify(settled) === was) return null
    const { title } = await server.meta(settled, { ...context, data: after })
    return { path: joinLocale(locale, fillPath(route(id).path, { slug })), title }
  }
}

function shownList(content: PriceContent, { offers, today }: Pick<Pending, 'offers' | 'today'>) {
  const list = listOn({ ...content, offers, published_on: today }, today)
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
