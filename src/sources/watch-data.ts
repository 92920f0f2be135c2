import type { Freshness } from '../database/freshness.ts'
import { type Deferred, mapDeferred } from '../deferred.ts'
import type { Data } from './data.ts'

/**
 * Where a page's data came from: the `build` alone, `live` data, or data the database has not confirmed (`unsure`),
 * which is shown with its date.
 */
export type MadeOf = 'build' | 'live' | 'unsure'

/** The data, and a record of what was read from it. */
export function watchData(data: Data): { data: Data; madeOf: () => MadeOf } {
  let madeOf: MadeOf = 'build'
  const see = (isSure: boolean) => {
    if (madeOf !== 'unsure') madeOf = isSure ? 'live' : 'unsure'
  }
  const dated = <T extends Freshness | null>(value: T): T => {
    see(value === null || value.source === 'live')
    return value
  }
  const later = <T extends Freshness>(value: Deferred<T>): Deferred<T> => {
    see(true)
    return mapDeferred(value, dated)
  }
  const plain = <T>(value: T): T => {
    see(true)
    return value
  }
  return {
    madeOf: () => madeOf,
    data: {
      prices: () => later(data.prices()),
      priceCategory: (slug) => plain(data.priceCategory(slug)),
      news: (query) => later(data.news(query)),
      newsIndex: () => plain(data.newsIndex()),
      knownNews: () => plain(data.knownNews()),
      article: async (slug) => dated(await data.article(slug)),
      hours: async () => dated(await data.hours()),
      team: async () => dated(await data.team()),
      stories: async () => dated(await data.stories()),
      forms: data.forms,
    },
  }
}
