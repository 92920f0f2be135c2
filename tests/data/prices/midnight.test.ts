import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import type { Database } from '../../../src/database/database-types.ts'
import type { Supabase } from '../../../src/database/supabase.ts'
import { addDays, endOfDay, type IsoDate } from '../../../src/format/dates.ts'
import { lifetime } from '../../../src/rendering/cache/lifetime.ts'
import { liveSources } from '../../../src/sources/live-sources.ts'
import { openDatabase } from '../../support/database/database.ts'
import { plainRow } from '../../support/samples/examples.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => {
  const kept = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, answer: Response) => {
        kept.set(address, answer)
      },
      delete: async (address: string) => kept.delete(address),
    }),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await db.reset()
})
afterAll(() => db.close())

const id = plainRow
const freshMs = 60_000

/** What an isolate of the site shows, and what it would keep a page for. */
function openIsolate() {
  const visitor = createClient<Database>(db.url, db.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const refused = async () => {
    throw new Error('Pages are made with what everybody may read')
  }
  const supabase: Supabase = {
    storage: () => Promise.reject(new Error('no photographs here')),
    host: 'midnight',
    asVisitor: async () => visitor,
    asService: refused,
    asUser: refused,
    forSignIn: refused,
  }
  const working: Promise<unknown>[] = []
  const { pages } = liveSources(supabase, freshMs, {
    background: (work) => working.push(work),
    changed: () => {},
    since: () => 0,
    outdated: async () => {},
  })
  return {
    async price() {
      const { items, published_on, source } = await pages.prices()
      const row = items.find((item) => item.id === id)
      await Promise.all(working.splice(0))
      return {
        amount: row?.amount_min,
        from: row?.valid_from,
        dated: published_on >= (row?.valid_from ?? '~'),
        source,
      }
    },
  }
}

describe.each([
  ['before the clock goes back', '2026-10-25', '2026-10-24T21:00:00Z'],
  ['after the clock went back', '2026-10-26', '2026-10-25T22:00:00Z'],
  ['before the clock goes forward', '2027-03-28', '2027-03-27T22:00:00Z'],
  ['after the clock went forward', '2027-03-29', '2027-03-28T21:00:00Z'],
] as const satisfies [string, IsoDate, string][])(
  'a price that begins on the midnight %s',
  (_, day, instant) => {
    const midnight = Date.parse(instant)
    const [before, after] = [midnight - 1_000, midnight]
    const old = { amount: 10_000, from: '2026-09-01' }
    const next = { amount: 12_300, from: day }

    beforeEach(async () => {
      await db.sql.query(
        `update price_items set kind = 'fixed', amount_min = 10000, amount_max = null, valid_from = '2026-09-01',
        next_min = 12300, next_max = null, next_from = $2 where id = $1`,
        [id, day],
      )
    })

    test('is there at the first second of it, in an isolate that has read the list before', async () => {
      vi.setSystemTime(before)
      const isolate = openIsolate()
      expect(await isolate.price()).toMatchObject(old)
      vi.setSystemTime(after)
      expect(await isolate.price()).toMatchObject({ ...next, dated: true })
    })

    test('is there when the database is away at that minute, and when nobody has come for days', async () => {
      vi.setSystemTime(before)
      const isolate = openIsolate()
      expect(await isolate.price()).toMatchObject(old)
      db.fault('down')
      vi.setSystemTime(after)
      expect(await isolate.price()).toMatchObject(next)
      // An isolate that starts in the outage knows what the data centre has kept.
      expect(await openIsolate().price()).toMatchObject(next)
      vi.setSystemTime(after + 20 * freshMs)
      expect(await isolate.price()).toMatchObject({ ...next, source: 'kept' })
      db.fault(null)
      vi.setSystemTime(Date.parse(addDays(day, 5)))
      expect(await isolate.price()).toMatchObject(next)
      expect(await openIsolate().price()).toMatchObject({ ...next, source: 'live' })
    })

    test('is on no page that was made before it', () => {
      expect(endOfDay(new Date(before)).getTime()).toBe(midnight)
      const made = lifetime(before, freshMs, endOfDay(new Date(before)).getTime())
      expect(made.shownUntil).toBe(midnight)
    })
  },
)
