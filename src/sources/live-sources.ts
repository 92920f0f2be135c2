import { dataCache } from '../database/cache-store.ts'
import { Health } from '../database/health.ts'
import { reportLeftOut } from '../database/left-out-rows.ts'
import { LiveSource } from '../database/live-source.ts'
import type { Supabase } from '../database/supabase.ts'
import { mapDeferred } from '../deferred.ts'
import { hoursOfTheBuild } from '../features/clinic/hours-of-the-build.server.ts'
import { listOn } from '../features/prices/on-day.ts'
import type { PriceList } from '../features/prices/schema.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import { createSiteIndex } from '../features/redirects/site-index.ts'
import { isoDateOf } from '../format/dates.ts'
import { Unreachable } from '../http/unreachable.ts'
import { liveNews, statusLimitMs, trustedMissMs } from './live-news.ts'
import type { Hooks, Sources } from './sources.ts'

const reachableLimitMs = 2_000

const redirectRows = () => import('../features/redirects/read.ts')
const publishedHours = () => import('../features/clinic/hours.server.ts')
const members = () => import('../features/team/members.ts')
const storyRows = () => import('../features/stories/stories.ts')

/**
 * The data of pages and redirects, read with the publishable key: row-level security applies. What reads and checks
 * each part is loaded when that part is asked for.
 */
export function liveSources({ host, asVisitor }: Supabase, freshMs: number, hooks: Hooks): Sources {
  const dependencies = { ...hooks, freshMs, cacheStore: dataCache(host) }
  const leftOut = reportLeftOut()
  const prices = new LiveSource(
    {
      key: 'prices',
      health: new Health('prices'),
      schema: async () => (await import('../features/prices/schema.ts')).priceList,
      read: async (signal) =>
        (await import('../features/prices/read-prices.ts')).readPrices(
          await asVisitor(),
          signal,
          leftOut,
          isoDateOf(new Date()),
        ),
      snapshot: () => ({ value: snapshotPrices, asOf: snapshotPrices.published_on }),
    },
    dependencies,
  )
  const redirects = new LiveSource(
    {
      key: 'redirects',
      health: new Health('redirects'),
      schema: async () => (await redirectRows()).ownerRedirects,
      read: async (signal) => (await redirectRows()).readRedirects(await asVisitor(), signal, leftOut),
      snapshot: () => ({ value: noRedirects, asOf: '' }),
    },
    dependencies,
  )
  const hours = new LiveSource(
    {
      key: 'hours',
      health: new Health('hours'),
      schema: async () => (await publishedHours()).clinicHours,
      read: async (signal) => (await publishedHours()).readHours(await asVisitor(), leftOut, signal),
      snapshot: () => ({ value: hoursOfTheBuild, asOf: snapshotPrices.published_on }),
    },
    dependencies,
  )
  const team = new LiveSource(
    {
      key: 'team',
      health: new Health('team'),
      schema: async () => (await members()).publishedTeam,
      read: async (signal) => (await members()).readTeam(await asVisitor(), leftOut, signal),
      snapshot: () => ({ value: nobody, asOf: snapshotPrices.published_on }),
    },
    dependencies,
  )
  const stories = new LiveSource(
    {
      key: 'stories',
      health: new Health('stories'),
      schema: async () => (await storyRows()).publishedStories,
      read: async (signal) => (await storyRows()).readPublishedStories(await asVisitor(), leftOut, signal),
      snapshot: () => ({ value: null, asOf: snapshotPrices.published_on }),
    },
    dependencies,
  )
  const news = liveNews(asVisitor, leftOut, dependencies)

  return {
    pages: {
      prices: () => mapDeferred(prices.now(), ({ value, ...dated }) => ({ ...listToday(value), ...dated })),
      async offers() {
        const { value, ...dated } = await prices.soon(statusLimitMs)
        return { offers: listToday(value).offers, ...dated }
      },
      knownOffers: () => listToday(prices.peek()).offers,
      async priceCategory(slug) {
        const soon = await prices.soon(statusLimitMs)
        const known = categoryOf(soon.value, slug)
        if (known !== null) return known
        const { value, source } = await prices.notOlderThan(trustedMissMs)
        const found = categoryOf(value, slug)
        if (found === null && source !== 'live') throw new Unreachable(`The category ${slug}`)
        return found
      },
      news: news.news,
      newsIndex: async () => (await news.index.now()).value,
      knownNews: () => news.index.atHand().value,
      article: news.article,
      async hours() {
        const { value, ...dated } = await hours.soon(statusLimitMs)
        return { ...value, ...dated }
      },
      async team() {
        const { value, ...dated } = await team.soon(statusLimitMs)
        return { members: value, ...dated }
      },
      async stories() {
        const { value, ...dated } = await stories.soon(statusLimitMs)
        return { stories: value, ...dated }
      },
    },

    redirects: createSiteIndex({
      prices: () => listToday(prices.peek()),
      news: () => news.index.peek(),
      owner: {
        rows: () => redirects.peek(),
        settle: () => {
          if (redirects.ready && news.index.ready) return null
          return Promise.all([redirects.now(), news.index.now()])
        },
        isCertain: () => redirects.live && news.index.live,
        refused: (rows) => {
          for (const { from, problem } of rows) leftOut('redirects', from, problem)
        },
      },
    }),

    async invalidate(part, paths) {
      await { prices, news, redirects, hours, team, stories }[part].invalidate()
      await hooks.outdated(Date.now(), paths)
      hooks.changed(paths)
      // Read at once, so that the next page finds the change without waiting.
      await { prices, news: news.index, redirects, hours, team, stories }[part].now()
    },

    async isReachable() {
      const database = await asVisitor()
      const { error } = await database
        .from('price_categories')
        .select('slug')
        .limit(1)
        .abortSignal(AbortSignal.timeout(reachableLimitMs))
      return error === null
    },
  }
}

/** By today's date: a list read yesterday has the prices that begin today. */
function listToday(list: PriceList): PriceList {
  return listOn(list, isoDateOf(new Date()))
}

const noRedirects: [] = []
const nobody: [] = []

function categoryOf<C extends { slug: string }>(list: { categories: readonly C[] }, slug: string): C | null {
  return list.categories.find((category) => category.slug === slug) ?? null
}
