import type { Article } from '../content/schema.ts'
import { newsOf } from '../features/news/news-of.ts'
import type { Data } from './data.ts'

/** The data of pages with these articles in it, and no others. */
export function withNews(data: Data, articles: readonly Article[], asOf: string): Data {
  const { article, list, index } = newsOf(articles)
  const live = { source: 'live', asOf } as const
  return {
    ...data,
    news: (query) => ({ ...list(query), ...live }),
    newsIndex: async () => index(),
    knownNews: index,
    article: async (slug) => {
      const found = article(slug)
      return found && { ...found, ...live }
    },
  }
}
