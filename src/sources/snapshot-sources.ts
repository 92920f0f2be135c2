import { snapshotIndex } from '../features/news/snapshot-news.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import { createSiteIndex } from '../features/redirects/site-index.ts'
import { sources, together } from './published.ts'
import { type AnySource, fixed } from './source.ts'
import type { Sources } from './sources.ts'

/** Without a database the build is the source, so it is always current. */
export const snapshotSources: Sources = {
  pages: together(sources.map(answersOfTheBuild)),
  redirects: createSiteIndex({
    prices: () => snapshotPrices,
    news: () => snapshotIndex(new Date()),
    team: () => [],
    outcomes: () => ({ years: null }),
  }),
  invalidate: async () => {},
  isReachable: async () => null,
}

function answersOfTheBuild({ answers, ofTheBuild }: AnySource): object {
  return answers(
    fixed(() => {
      const { value, asOf } = ofTheBuild(new Date())
      return { value, source: 'live', asOf }
    }),
  )
}
