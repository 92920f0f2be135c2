import type { SupabaseClient } from '@supabase/supabase-js'
import type { Article } from '../content/schema.ts'
import type { Database } from '../database/database-types.ts'
import { Health } from '../database/health.ts'
import { type Dependencies, LiveSource } from '../database/live-source.ts'
import type { LeftOut } from '../database/read-rows.ts'
import { mapDeferred } from '../deferred.ts'
import { articlesPerPage } from '../features/news/paging.ts'
import type { NewsIndex, NewsList, NewsQuery } from '../features/news/schema.ts'
import {
  snapshotArticle,
  snapshotIndex,
  snapshotNews,
  snapshotNewsDate,
} from '../features/news/snapshot-news.ts'
import { Unreachable } from '../http/unreachable.ts'
import type { Data } from './data.ts'

const schemas = () => import('../features/news/schema.ts')
const readers = () => import('../features/news/read-news.ts')

/** The maximum of lists, and of articles, an isolate remembers. */
const mostKept = 100
/** How long a page's status waits for the database before the last known answer decides. */
export const statusLimitMs = 500
/** For how long the absence of an article is believed; then the database is asked again, once for all requests. */
export const trustedMissMs = 5_000

export type LiveNews = Pick<Data, 'news' | 'article'> & {
  index: LiveSource<NewsIndex>
  invalidate(): Promise<void>
}

/**
 * The articles of the database. An index of all slugs answers which exist, so unknown slugs cost no reads; lists
 * and articles are read on demand.
 */
export function liveNews(
  visitor: () => Promise<SupabaseClient<Database>>,
  leftOut: LeftOut,
  dependencies: Dependencies,
): LiveNews {
  const health = new Health('news')
  const lists = new Map<string, LiveSource<NewsList>>()
  const articles = new Map<string, LiveSource<Article | null>>()
  const index = new LiveSource(
    {
      key: 'news-index',
      health,
      schema: async () => (await schemas()).newsIndex,
      read: async (signal) => (await readers()).readNewsIndex(await visitor(), signal, leftOut),
      snapshot: (now) => ({ value: snapshotIndex(now), asOf: snapshotNewsDate }),
    },
    dependencies,
  )

  return {
    index,

    news(query) {
      // Reading a snapshot by `atHand()` records it as served, so pages with it are rendered again.
      const known = index.lastKnown === null ? null : index.atHand()
      const total = known === null ? null : countOf(known.value, query)
      if (known !== null && total !== null && (query.page - 1) * articlesPerPage >= total) {
        index.peek()
        return { articles: [], total, source: known.source, asOf: known.asOf }
      }
      return mapDeferred(listOf(query).now(), ({ value, ...dated }) => ({ ...value, ...dated }))
    },

    async article(slug) {
      const known = await index.soon(statusLimitMs)
      const isKnown = Object.hasOwn(known.value, slug)
      // A list may be newer than the index, and link to this article.
      const newest = isKnown ? known : await index.notOlderThan(isListed(slug) ? 0 : trustedMissMs)
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

    async invalidate() {
      await Promise.all([index, ...lists.values(), ...articles.values()].map((source) => source.invalidate()))
    },
  }

  function isListed(slug: string): boolean {
    return [...lists.values()].some(({ lastKnown }) =>
      lastKnown?.articles.some((article) => article.slug === slug),
    )
  }

  function listOf(query: NewsQuery): LiveSource<NewsList> {
    return remember(lists, `${query.category ?? ''} ${query.page}`, (key) => ({
      key: `news-list ${key}`,
      health,
      schema: async () => (await schemas()).newsList,
      read: async (signal) => (await readers()).readNews(await visitor(), signal, leftOut, query),
      snapshot: (now) => ({ value: snapshotNews(query, now), asOf: snapshotNewsDate }),
    }))
  }

  function articleOf(slug: string): LiveSource<Article | null> {
    return remember(articles, slug, () => ({
      key: `article ${slug}`,
      health,
      schema: async () => (await readers()).cachedArticle.nullable(),
      read: async (signal) => (await readers()).readArticle(await visitor(), signal, leftOut, slug),
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
  const known = counts.get(index) ?? countByCategory(index)
  counts.set(index, known)
  return known.get(category ?? '') ?? 0
}

function countByCategory(index: NewsIndex): Map<string, number> {
  const all = Object.values(index)
  const count = new Map([['', all.length]])
  for (const { category } of all) count.set(category, (count.get(category) ?? 0) + 1)
  return count
}
