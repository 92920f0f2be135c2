import type { Freshness } from '../database/freshness.ts'
import { type Deferred, mapDeferred } from '../deferred.ts'
import { listOn } from '../features/prices/on-day.ts'
import type { AnnouncedOffer, PriceCategory, PriceList } from '../features/prices/schema.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import { isoDateOf } from '../format/dates.ts'
import { Unreachable } from '../http/unreachable.ts'
import { source, statusLimitMs, trustedMissMs } from './source.ts'

type PriceAnswers = {
  prices(): Deferred<PriceList & Freshness>
  /** The last known price list, without waiting. */
  knownPrices(): PriceList
  /** The announced offers; waits for the database as long as a page's status does. */
  offers(): Promise<{ offers: readonly AnnouncedOffer[] } & Freshness>
  /** The last known offers, without waiting. */
  knownOffers(): readonly AnnouncedOffer[]
  /** The category with that slug, or null when there is none. */
  priceCategory(slug: string): Promise<PriceCategory | null>
}

export const prices = source<PriceList, PriceAnswers>('prices', {
  ofTheBuild: () => ({ value: snapshotPrices, asOf: snapshotPrices.published_on }),
  async reading() {
    const [{ priceList }, { readPrices }] = await Promise.all([
      import('../features/prices/schema.ts'),
      import('../features/prices/read-prices.ts'),
    ])
    return {
      schema: priceList,
      read: (database, signal, leftOut) => readPrices(database, signal, leftOut, isoDateOf(new Date())),
    }
  },
  answers: (known) => ({
    prices: () => mapDeferred(known.now(), ({ value, ...dated }) => ({ ...listToday(value), ...dated })),
    knownPrices: () => listToday(known.peek()),
    async offers() {
      const { value, ...dated } = await known.soon(statusLimitMs)
      return { offers: listToday(value).offers, ...dated }
    },
    knownOffers: () => listToday(known.peek()).offers,
    async priceCategory(slug) {
      const soon = await known.soon(statusLimitMs)
      const first = categoryOf(soon.value, slug)
      if (first !== null) return first
      const { value, source } = await known.notOlderThan(trustedMissMs)
      const found = categoryOf(value, slug)
      if (found === null && source !== 'live') throw new Unreachable(`The category ${slug}`)
      return found
    },
  }),
})

/** By today's date: a list read yesterday has the prices that begin today. */
export function listToday(list: PriceList): PriceList {
  return listOn(list, isoDateOf(new Date()))
}

function categoryOf({ categories }: PriceList, slug: string): PriceCategory | null {
  return categories.find((category) => category.slug === slug) ?? null
}
