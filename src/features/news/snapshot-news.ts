import { articles } from '../../content/news.ts'
import type { Article } from '../../content/schema.ts'
import { newsOf } from './news-of.ts'
import type { NewsIndex, NewsList, NewsQuery } from './schema.ts'
import { publishedNews } from './snapshot.ts'

/** The day of the newest change among the build's articles. */
export const snapshotNewsDate =
  articles
    .map(({ updated_on }) => updated_on)
    .sort()
    .at(-1) ?? ''

export function snapshotArticle(slug: string, now: Date): Article | null {
  return newsOf(publishedNews(now)).article(slug)
}

export function snapshotNews(query: NewsQuery, now: Date): NewsList {
  return newsOf(publishedNews(now)).list(query)
}

export function snapshotIndex(now: Date): NewsIndex {
  return newsOf(publishedNews(now)).index()
}
