import { z } from 'zod'
import { clinic } from '../content/clinic.ts'
import { log } from '../http/log.ts'

/**
 * The database's last answer, stored beyond this isolate: the next isolate starts with it, and it is served in an
 * outage.
 */
export type CacheStore = {
  read(key: string): Promise<{ value: unknown; checkedAt: number } | null>
  write(key: string, kept: { value: unknown; checkedAt: number }): Promise<void>
  forget(key: string): Promise<void>
}

const keptForSeconds = 7 * 24 * 3600
const entry = z.object({ value: z.unknown(), checkedAt: z.number() })

/** Cloudflare's Cache API: one for each of its data centres. `database` keeps the data of two projects apart. */
export function dataCache(database: string): CacheStore {
  const address = (key: string) =>
    `${clinic.origin}/_kept/${encodeURIComponent(database)}/${encodeURIComponent(key)}`
  return {
    read: (key) =>
      attempt('read', async () => {
        const kept = await (await caches.open('data')).match(address(key))
        return kept === undefined ? null : entry.parse(await kept.json())
      }),
    write: (key, kept) =>
      attempt('write', async () => {
        const headers = { 'cache-control': `max-age=${keptForSeconds}` }
        await (await caches.open('data')).put(address(key), Response.json(kept, { headers }))
        return null
      }).then(() => {}),
    forget: (key) =>
      attempt('forget', async () => {
        await (await caches.open('data')).delete(address(key))
        return null
      }).then(() => {}),
  }
}

/** The cache is optional: without it the database is asked. */
async function attempt<T>(what: string, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    log('warn', 'data-cache-unavailable', { what, message: String(error).slice(0, 200) })
    return null
  }
}
