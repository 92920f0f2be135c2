import type { Freshness } from '../database/freshness.ts'
import { type Deferred, mapDeferred } from '../deferred.ts'
import type { Data } from './data.ts'

/**
 * Where a page's data came from: the `build` alone, `live` data, or data the database has not confirmed (`unsure`),
 * which is shown with its date.
 */
export type MadeOf = 'build' | 'live' | 'unsure'

/** The data, and a record of what was read from it. */
export function watchData(data: Data): {
  data: Data
  madeOf: () => MadeOf
  reads: () => ReadonlySet<keyof Data>
} {
  let madeOf: MadeOf = 'build'
  const reads = new Set<keyof Data>()
  const see = (isSure: boolean) => {
    if (madeOf !== 'unsure') madeOf = isSure ? 'live' : 'unsure'
  }
  const dated = <T extends Freshness | null>(value: T): T => {
    see(value === null || value.source === 'live')
    return value
  }
  const later = <T extends Freshness>(name: keyof Data, value: Deferred<T>): Deferred<T> => {
    plain(name, value)
    return mapDeferred(value, dated)
  }
  const plain = <T>(name: keyof Data, value: T): T => {
    reads.add(name)
    see(true)
    return value
  }
  const known = async <T extends Freshness | null>(name: keyof Data, value: Promise<T>): Promise<T> => {
    reads.add(name)
    return dated(await value)
  }
  return {
    madeOf: () => madeOf,
    reads: () => reads,
    data: {
      prices: () => later('prices', data.prices()),
      offers: () => known('offers', data.offers()),
      knownOffers: () => plain('knownOffers', data.knownOffers()),
      priceCategory: (slug) => plain('priceCategory', data.priceCategory(slug)),
      news: (query) => later('news', data.news(query)),
      newsIndex: () => plain('newsIndex', data.newsIndex()),
      knownNews: () => plain('knownNews', data.knownNews()),
      article: (slug) => known('article', data.article(slug)),
      hours: () => known('hours', data.hours()),
      team: () => known('team', data.team()),
      stories: () => known('stories', data.stories()),
      forms: data.forms,
    },
  }
}
