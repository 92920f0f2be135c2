import { shippedArticle, shippedIndex, shippedNews, shippedNewsDate } from '../features/news/snapshot-news.ts'
import { shippedPrices } from '../features/prices/snapshot-prices.ts'
import { createWorld } from '../features/redirects/site-index.ts'
import type { Sources } from './connect.ts'

/** Without a database the build is the source: nothing could be newer. */
export const shippedSources: Sources = {
  pages: {
    prices: () => ({ ...shippedPrices, source: 'live', asOf: shippedPrices.published_on }),
    priceCategory: async (slug) =>
      shippedPrices.categories.find((category) => category.slug === slug) ?? null,
    news: (query) => ({ ...shippedNews(query, new Date()), source: 'live', asOf: shippedNewsDate }),
    newsIndex: async () => shippedIndex(new Date()),
    knownNews: () => shippedIndex(new Date()),
    article: async (slug) => {
      const article = shippedArticle(slug, new Date())
      return article && { ...article, source: 'live', asOf: shippedNewsDate }
    },
  },
  redirects: createWorld({
    prices: () => shippedPrices,
    news: () => shippedIndex(new Date()),
  }),
  invalidate: async () => {},
  isReachable: async () => null,
}
