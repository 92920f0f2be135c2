import { dataCache } from '../database/cache-store.ts'
import { reportLeftOut } from '../database/left-out-rows.ts'
import type { Supabase } from '../database/supabase.ts'
import { createSiteIndex } from '../features/redirects/site-index.ts'
import { listToday } from './prices.ts'
import { connectAll, together } from './published.ts'
import type { Hooks, Sources } from './sources.ts'

const reachableLimitMs = 2_000

/**
 * The data of pages and redirects, read with the publishable key: row-level security applies. What reads and checks
 * each part is loaded when that part is asked for.
 */
export function liveSources({ host, asVisitor }: Supabase, freshMs: number, hooks: Hooks): Sources {
  const leftOut = reportLeftOut()
  const dependencies = { ...hooks, freshMs, cacheStore: dataCache(host) }
  const connected = connectAll({ asVisitor, leftOut, dependencies })
  const [prices, news] = [connected.prices.live, connected.news.live]
  const redirects = connected.redirects.live

  return {
    pages: together(Object.values(connected).map(({ answers }) => answers)),

    redirects: createSiteIndex({
      prices: () => listToday(prices.peek()),
      news: () => news.peek(),
      team: () => connected.team.live.peek(),
      outcomes: () => connected.outcomes.live.peek(),
      owner: {
        rows: () => redirects.peek(),
        settle: () => {
          if (redirects.ready && news.ready) return null
          return Promise.all([redirects.now(), news.now()])
        },
        isCertain: () => redirects.live && news.live,
        refused: (rows) => {
          for (const { from, problem } of rows) leftOut('redirects', from, problem)
        },
      },
    }),

    async invalidate(name, paths) {
      const { invalidate, renew } = connected[name]
      await invalidate()
      await hooks.outdated(Date.now(), paths)
      hooks.changed(paths)
      await renew()
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
