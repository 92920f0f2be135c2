import { shippedArticle, shippedIndex, shippedNews, shippedNewsDate } from '../data/news/shipped.ts'
import { priceSnapshot } from '../data/prices/snapshot.ts'
import { createWorld } from '../redirects/world.ts'
import type { Sources } from './data.ts'

/** Without a database the build is the source: nothing could be newer. */
export const shippedSources: Sources = {
  pages: {
    prices: () => ({ ...priceSnapshot, source: 'live', asOf: priceSnapshot.published_on }),
    priceCategory: async (slug) => priceSnapshot.categories.find((category) => category.slug === slug) ?? null,
    news: (query) => ({ ...shippedNews(query, new Date()), source: 'live', asOf: shippedNewsDate }),
    article: async (slug) => {
      const article = shippedArticle(slug, new Date())
      return article && { ...article, source: 'live', asOf: shippedNewsDate }
    },
  },
  redirects: createWorld({
    prices: () => priceSnapshot,
    news: () => shippedIndex(new Date()),
  }),
  invalidate: async () => {},
  isReachable: async () => null,
}
