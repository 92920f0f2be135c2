import { settleProps } from '../../deferred.ts'
import { entriesOf } from '../../features/redirects/collections.ts'
import { joinLocale, type Locale } from '../../locale.ts'
import { loadPageServer } from '../../pages/load-page-server.server.ts'
import { fillPath, type PageId, pageIds, route } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'

/** A public page of one language that changes; `title` is null when it is no more. */
export type ChangedPage = { path: string; title: string | null }

/** The public pages that prices and offers change from `before` to `after`, found by loading them from both. */
export async function changedPages(before: Data, after: Data, locale: Locale): Promise<ChangedPage[]> {
  const now = new Date()
  const [old, next, news] = await Promise.all([before.prices(), after.prices(), after.newsIndex()])
  const found = await Promise.all(pageIds.map((id) => Promise.all(entries(id).map((slug) => look(id, slug)))))
  return found.flat().filter((page) => page !== null)

  function entries(id: PageId): string[] {
    const { sitemap, collection } = route(id)
    // Articles are made of news alone.
    if (sitemap === null || collection === 'articles') return []
    if (collection === undefined) return ['']
    const slugs = [next, old].flatMap((prices) => entriesOf(collection, { prices, news }))
    return [...new Set(slugs.map(({ slug }) => slug))]
  }

  async function look(id: PageId, slug: string): Promise<ChangedPage | null> {
    const spy = watchPrices(before)
    const was = await contentOf(id, slug, spy.data)
    if (!spy.isRead()) return null
    const is = await contentOf(id, slug, after)
    if (JSON.stringify(is) === JSON.stringify(was)) return null
    return { path: joinLocale(locale, fillPath(route(id).path, { slug })), title: is?.meta.title ?? null }
  }

  async function contentOf(id: PageId, slug: string, data: Data) {
    const server = await loadPageServer(id)
    const context = { locale, params: { slug }, query: new URLSearchParams(), now, data }
    const loaded = await server.load(context)
    if (loaded === null) return null
    const props = await settleProps(loaded)
    const [meta, graph] = await Promise.all([server.meta(props, context), server.jsonLd?.(props, context)])
    return { props, meta, graph }
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
