import { loadTextsWith } from '../../content/texts.ts'
import { titled } from '../../content/titled.ts'
import { type ArticleCategory, articleCategories } from '../../content/vocabulary.ts'
import type { Freshness } from '../../database/freshness.ts'
import { mapDeferred } from '../../deferred.ts'
import { newsCardData } from '../../features/news/news-card-data.server.ts'
import { articlesPerPage } from '../../features/news/paging.ts'
import type { NewsList } from '../../features/news/schema.ts'
import { type NewsPageTexts, newsPageWords } from '../../features/news/words.server.ts'
import { itemList } from '../../features/seo/json-ld.server.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { Unreachable } from '../../http/unreachable.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PaginationData } from '../../ui/navigation/pagination.tsx'
import type { PageServer } from '../page-server.ts'
import type { NewsProps, ShownNews } from './page.tsx'

type Place = { category: ArticleCategory | null; page: number }

export default {
  id: 'news',
  async load({ locale, query, data }) {
    const texts = await loadTextsWith(locale, { newsPage: newsPageWords })
    const place = placeOf(query)
    // Whether a page of the list exists is known before the first byte.
    const news = place.page === 1 ? data.news(place) : await data.news(place)
    if (!(news instanceof Promise) && place.page > pagesOf(news)) {
      if (news.source !== 'live') throw new Unreachable(`Page ${place.page} of the news`)
      return null
    }
    const { title, lead, filter, categories, empty } = texts.newsPage
    return {
      texts: { title, lead, filter, empty },
      page: place.page,
      choices: [null, ...articleCategories].map((category) => ({
        name: categories[category ?? 'all'],
        href: addressOf(locale, { category, page: 1 }),
        current: category === place.category,
      })),
      news: mapDeferred(news, (list) => shownNews(texts, place, list)),
    }
  },
  inDocument: 'nothing',
  async meta({ page }, { locale }) {
    const { meta, title, paging } = await newsPageWords(locale)
    return page === 1 ? meta : { ...meta, title: titled(fill(paging.title, { title, page })) }
  },
  // A later page of the whole list is found by itself; one of a category repeats what the whole list has.
  ownSearch: ({ page }, { query }) => (page > 1 && placeOf(query).category === null ? `?pagina=${page}` : ''),
  jsonLd: ({ texts, news }) => ({
    name: texts.title,
    type: 'CollectionPage',
    page: { mainEntity: itemList(news.articles.map(({ title, href }) => ({ name: title, href }))) },
  }),
  lastModified: ({ news }) =>
    Object.values(news)
      .map(({ updated_on }) => updated_on)
      .sort()
      .at(-1) ?? null,
  picture: async ({ locale }) => ({
    title: (await newsPageWords(locale)).title,
    illustration: 'letter',
  }),
} satisfies PageServer<'news', NewsProps>

/** An unknown category or an invalid page number counts as absent. */
function placeOf(query: URLSearchParams): Place {
  const page = query.get('pagina') ?? ''
  return {
    category: articleCategories.find((category) => category === query.get('categorie')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

function addressOf(locale: Locale, { category, page }: Place): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('categorie', category)
  if (page > 1) query.set('pagina', String(page))
  return href('news', locale) + (query.size > 0 ? `?${query}` : '')
}

function shownNews(texts: NewsPageTexts, place: Place, list: NewsList & Freshness): ShownNews {
  const { locale } = texts
  const { count, lastKnown, paging } = texts.newsPage
  const { page } = place
  const pages = pagesOf(list)
  const step = (to: number, label: string) => ({ href: addressOf(locale, { ...place, page: to }), label })
  const placeOf = (page: number) => fill(paging.page, { page, pages })
  const pagination: PaginationData = {
    label: paging.label,
    place: placeOf(page),
    newer: page > 1 ? step(page - 1, paging.newer) : null,
    older: page < pages ? step(page + 1, paging.older) : null,
    ...(pages > 2 && { every: Array.from({ length: pages }, (_, at) => step(at + 1, placeOf(at + 1))) }),
  }
  return {
    articles: list.articles.flatMap((article) => newsCardData(texts, article) ?? []),
    count: plural(list.total, count, locale),
    note: list.source === 'live' ? null : `${lastKnown} (${formatDate(new Date(list.asOf), locale)})`,
    pages: pages > 1 ? pagination : null,
  }
}

function pagesOf({ total }: NewsList): number {
  return Math.max(1, Math.ceil(total / articlesPerPage))
}
