import { priceSnapshot } from '../data/prices/snapshot.ts'
import type { Settings } from './env.ts'
import type { Data } from './halves.ts'
import { log } from './log.ts'

/** The sources of the pages. Without a database the site is served from what the build shipped, and says so once. */
export function connectData({ supabase }: Settings): Data {
  if (supabase === null)
    log('warn', 'no-database', { effect: 'pages show the data of the build; nothing is stored' })
  return { prices: () => priceSnapshot }
}
