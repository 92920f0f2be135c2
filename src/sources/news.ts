import type { Article } from '../content/schema.ts'
import type { Freshness } from '../database/freshness.ts'
import { Health } from '../database/health.ts'
import { LiveSource } from '../database/live-source.ts'
import { type Deferred, mapDeferred } from '../deferred.ts'
import { newsOf } from '../features/news/news-of.ts'
import { articlesPerPage } from '../features/news/paging.ts'
import type { NewsIndex, NewsList, NewsQuery } from '../features/news/schema.ts'
import { publishedNews } from '../features/news/snapshot.ts'
import {
  snapshotArticle,
  snapshotIndex,
  snapshotNews,
  snapshotNewsDate,
} from '../features/news/snapshot-news.ts'
import { Unreachable } from '../http/unreachable.ts'
import { type Connected, type Connection, type Source, statusLimitMs, trustedMissMs } from './source.ts'

const schemas = () => import('../features/news/schema.ts')
const readers = () => import('../features/news/read-news.ts')

/** The maximum of lists, and of articles, an isolate remembers. */
const mostKept = 100
type NewsAnswers = {
  news(query: NewsQuery): Deferred<NewsList & Freshness>
  /** Every published article. */
  newsIndex(): Promise<NewsIndex>
  /** The last known index, without waiting. */
  knownNews(): NewsIndex
  /** A published article with its texts, or null when there is none; it may lack one language. */
  article(slug: string): Promise<(Article & Freshness) | null>
}

/** Of all articles at once, or of the database, which is asked for lists and articles one by one. */
export const news: Source<readonly Article[], NewsAnswers, LiveSource<NewsIndex>> = {
  showsPictures: true,
  alongside: null,
  ofTheBuild: (now) => ({ value: publishedNews(now), asOf: snapshotNewsDate }),
  async reading() {
    const { cachedArticle, readArticles } = await readers()
    return { schema: cachedArticle.array(), read: readArticles }
  },
  answers: (known) => ({
    news: (query) =>
      mapDeferred(known.now(), ({ value, ...dated }) => ({ ...newsOf(value).list(query), ...dated })),
    newsIndex: async () => newsOf((await known.now()).value).index(),
    knownNews: () => newsOf(known.peek()).index(),
    async article(slug) {
      const { value, ...dated } = await known.now()
      const found = newsOf(value).article(slug)
      return found && { ...found, ...dated }
    },
  }),
  connect: liveNews,
}

/**
 * The articles of the database. An index of all slugs answers which exist, so unknown slugs cost no reads; lists
 * and articles are read on demand.
 */
function liveNews({
  asVisitor,
  leftOut,
  dependencies,
}: Connection): Connected<NewsAnswers, LiveSource<NewsIndex>> {
  const health = new Health('news')
  const lists = new Map<string, LiveSource<NewsList>>()
  const articles = new Map<string, LiveSource<Article | null>>()
  const index = new LiveSource(
    {
      key: 'news-index',
      health,
      schema: async () => (await schemas()).newsIndex,
      read: async (signal) => (await readers()).readNewsIndex(await asVisitor(), signal, leftOut),
      snapshot: (now) => ({ value: snapshotIndex(now), asOf: snapshotNewsDate }),
    },
    dependencies,
  )
  const answers: NewsAnswers = {
    news(query) {
      // Reading a snapshot by `atHand()` records it as served, so pages with it are rendered again.
      const loaded = index.lastKnown === null ? null : index.atHand()
      const total = loaded === null || query.reviewedBy || query.about ? null : countOf(loaded.value, query)
      if (loaded !== null && total !== null && (query.page - 1) * articlesPerPage >= total) {
        index.peek()
        return { articles: [], total, source: loaded.source, asOf: loaded.asOf }
      }
      return mapDeferred(listOf(query).now(), ({ value, ...dated }) => ({ ...value, ...dated }))
    },

    async article(slug) {
      const loaded = await index.soon(statusLimitMs)
      const isKnown = Object.hasOwn(loaded.value, slug)
      // A list may be newer than the index, and link to this article.
      const newest = isKnown ? loaded : await index.notOlderThan(isListed(slug) ? 0 : trustedMissMs)
      const exists = Object.hasOwn(newest.value, slug)
      if (!exists && newest.source === 'live') return null
      const source = articleOf(slug)
      const soon = exists ? await source.soon(statusLimitMs) : await source.now()
      const { value, ...dated } =
        soon.source === 'snapshot' && soon.value === null ? await source.now() : soon
      if (value !== null) return { ...value, ...dated }
      // A 404 for an existing article would remove it from search engines.
      if (dated.source !== 'live') throw new Unreachable(`The article ${slug}`)
      return null
    },

    newsIndex: async () => (await index.now()).value,
    knownNews: () => index.atHand().value,
  }
  return {
    answers,
    live: index,
    async invalidate() {
      await Promise.all([index, ...lists.values(), ...articles.values()].map((source) => source.invalidate()))
    },
    renew: () => index.now(),
  }

  function isListed(slug: string): boolean {
    return [...lists.values()].some(({ lastKnown }) =>
      lastKnown?.articles.some((article) => article.slug === slug),
    )
  }

  function listOf(query: NewsQuery): LiveSource<NewsList> {
    const { category, page, reviewedBy = [], about = '' } = query
    return remember(lists, [category ?? '', page, about, ...reviewedBy].join(' '), (key) => ({
      key: `news-list ${key}`,
      health,
      schema: async () => (await schemas()).newsList,
      read: async (signal) => (await readers()).readNews(await asVisitor(), signal, leftOut, query),
      snapshot: (now) => ({ value: snapshotNews(query, now), asOf: snapshotNewsDate }),
    }))
  }

  function articleOf(slug: string): LiveSource<Article | null> {
    return remember(articles, slug, () => ({
      key: `article ${slug}`,
      health,
      schema: async () => (await readers()).cachedArticle.nullable(),
      read: async (signal) => (await readers()).readArticle(await asVisitor(), signal, leftOut, slug),
      snapshot: (now) => ({ value: snapshotArticle(slug, now), asOf: snapshotNewsDate }),
    }))
  }

  function remember<T>(
    sources: Map<string, LiveSource<T>>,
    key: string,
    options: (key: string) => ConstructorParameters<typeof LiveSource<T>>[0],
  ): LiveSource<T> {
    const source = sources.get(key) ?? new LiveSource(options(key), dependencies)
    sources.delete(key)
    sources.set(key, source)
    const [oldest] = sources.keys()
    if (sources.size > mostKept && oldest !== undefined) sources.delete(oldest)
    return source
  }
}

/** Counted once per index: the lists need it at every visit. */
const counts = new WeakMap<NewsIndex, Map<string, number>>()

function countOf(index: NewsIndex, { category }: NewsQuery): number {
  const cached = counts.get(index) ?? countByCategory(index)
  counts.set(index, cached)
  return cached.get(category ?? '') ?? 0
}

function countByCategory(index: NewsIndex): Map<string, number> {
  const all = Object.values(index)
  const count = new Map([['', all.length]])
  for (const { category } of all) count.set(category, (count.get(category) ?? 0) + 1)
  return count
}
