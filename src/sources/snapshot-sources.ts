import { hoursOfTheBuild } from '../features/clinic/hours-of-the-build.server.ts'
import {
  snapshotArticle,
  snapshotIndex,
  snapshotNews,
  snapshotNewsDate,
} from '../features/news/snapshot-news.ts'
import { listOn } from '../features/prices/on-day.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import { createSiteIndex } from '../features/redirects/site-index.ts'
import { isoDateOf } from '../format/dates.ts'
import type { Sources } from './sources.ts'

/** Without a database the build is the source, so it is always current. */
export const snapshotSources: Sources = {
  pages: {
    prices: () => ({ ...listToday(), source: 'live', asOf: snapshotPrices.published_on }),
    offers: async () => ({
      offers: listToday().offers,
      source: 'live',
      asOf: snapshotPrices.published_on,
    }),
    knownOffers: () => listToday().offers,
    priceCategory: async (slug) =>
      snapshotPrices.categories.find((category) => category.slug === slug) ?? null,
    news: (query) => ({ ...snapshotNews(query, new Date()), source: 'live', asOf: snapshotNewsDate }),
    newsIndex: async () => snapshotIndex(new Date()),
    knownNews: () => snapshotIndex(new Date()),
    article: async (slug) => {
      const article = snapshotArticle(slug, new Date())
      return article && { ...article, source: 'live', asOf: snapshotNewsDate }
    },
    team: async () => ({ members: [], source: 'live', asOf: snapshotPrices.published_on }),
    stories: async () => ({ stories: null, source: 'live', asOf: snapshotPrices.published_on }),
    hours: async () => ({ ...hoursOfTheBuild, source: 'live', asOf: snapshotPrices.published_on }),
  },
  redirects: createSiteIndex({
    prices: () => snapshotPrices,
    news: () => snapshotIndex(new Date()),
  }),
  invalidate: async () => {},
  isReachable: async () => null,
}

function listToday() {
  return listOn(snapshotPrices, isoDateOf(new Date()))
}
