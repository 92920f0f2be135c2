import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pricedOffer } from '../../../src/features/offer/offer-price.ts'
import { offerFault } from '../../../src/features/offer/offer-truth.ts'
import { listOn, priceOn } from '../../../src/features/prices/on-day.ts'
import type { PriceItem, PriceList } from '../../../src/features/prices/schema.ts'
import { snapshotPrices } from '../../../src/features/prices/snapshot-prices.ts'
import { endOfDay, isoDateOf, startOfDay } from '../../../src/format/dates.ts'
import { lifetime } from '../../../src/rendering/cache/lifetime.ts'
import { liveSources } from '../../../src/sources/live-sources.ts'

const [sample] = snapshotPrices.items
if (sample === undefined) throw new Error('The list is empty')
const row: PriceItem = {
  ...sample,
  kind: 'fixed',
  amount_min: 10_000,
  amount_max: null,
  valid_from: '2026-09-01',
  hidden: false,
}
const waiting = (next_from: string): PriceItem => ({ ...row, next_min: 12_000, next_from })

/** The first moment of a day in Bucharest, on and around both changes of the clock. */
const midnights = [
  ['2026-10-25', '2026-10-24T21:00:00Z'],
  ['2026-10-26', '2026-10-25T22:00:00Z'],
  ['2027-03-28', '2027-03-27T22:00:00Z'],
  ['2027-03-29', '2027-03-28T21:00:00Z'],
  ['2026-12-01', '2026-11-30T22:00:00Z'],
] as const

describe('a price that begins on a day', () => {
  test.each(midnights)(
    '(%s) is the old one until midnight in Bucharest and the new one from then on',
    (day, at) => {
      expect(startOfDay(day).toISOString()).toBe(new Date(at).toISOString())
      const priceAt = (moment: number) => priceOn(waiting(day), isoDateOf(new Date(moment)))
      expect(priceAt(Date.parse(at) - 1)).toMatchObject({ amount_min: 10_000, valid_from: '2026-09-01' })
      expect(priceAt(Date.parse(at))).toMatchObject({
        amount_min: 12_000,
        valid_from: day,
        next_min: null,
        next_from: null,
      })
    },
  )

  test('becomes a range with an upper end, and is fixed after a range without one', () => {
    const range: PriceItem = { ...waiting('2026-12-01'), kind: 'range', amount_max: 20_000 }
    expect(priceOn(range, '2026-12-01')).toMatchObject({ kind: 'fixed', amount_max: null })
    expect(priceOn({ ...waiting('2026-12-01'), next_max: 15_000 }, '2026-12-01').kind).toBe('range')
  })

  test('a row that begins later is not shown before its day', () => {
    const list: PriceList = {
      ...snapshotPrices,
      items: [row, { ...row, id: 'nou', valid_from: '2026-12-01' }],
    }
    expect(listOn(list, '2026-11-30').items.map(({ id }) => id)).toEqual([row.id])
    expect(listOn(list, '2026-12-01').items.map(({ id }) => id)).toEqual([row.id, 'nou'])
    expect(listOn(list, '2026-12-01').published_on).toBe('2026-12-01')
  })
})

describe('at that minute', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => {})
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no cache')) })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test.each(midnights)(
    '(%s) the list that was read before switches while the database is away and nobody asks it',
    async (day, at) => {
      vi.setSystemTime(Date.parse(at) - 60_000)
      const database = fakeDatabase([waiting(day)])
      const { pages } = liveSources(database.supabase, 60_000, {
        background: () => {},
        changed: () => {},
        since: () => 0,
        outdated: async () => {},
      })
      const amounts = async () => (await pages.prices()).items.map(({ amount_min }) => amount_min)
      expect(await amounts()).toEqual([10_000])
      database.isAway = true
      await vi.advanceTimersByTimeAsync(59_999)
      expect(await amounts()).toEqual([10_000])
      await vi.advanceTimersByTimeAsync(1)
      expect(await amounts()).toEqual([12_000])
      expect((await pages.prices()).published_on).toBe(day)
    },
  )

  test.each(midnights)('(%s) no page of the day before is shown any more', (_, at) => {
    const midnight = Date.parse(at)
    const shownUntil = (made: number) => lifetime(made, 60_000, endOfDay(new Date(made)).getTime()).shownUntil
    expect(shownUntil(midnight - 10_000)).toBe(midnight)
    expect(shownUntil(midnight)).toBe(midnight + 600_000)
  })

  function fakeDatabase(items: readonly PriceItem[]) {
    const state = { isAway: false, supabase: supabase() }
    return state

    function supabase(): Parameters<typeof liveSources>[0] {
      const rows: Record<string, unknown[] | null> = {
        price_categories: [...snapshotPrices.categories],
        price_items: [...items],
        announced_offers: [],
        prices_published_on: null,
      }
      const answer = (name: string) => {
        const query: Record<string, unknown> = {}
        for (const step of ['select', 'eq', 'order', 'range', 'abortSignal']) query[step] = () => query
        // biome-ignore lint/suspicious/noThenProperty: the client's questions are awaited themselves
        query.then = (take: (value: unknown) => void) =>
          take(
            state.isAway
              ? { data: null, error: { message: 'away' }, status: 503 }
              : { data: rows[name], error: null, status: 200 },
          )
        return query
      }
      const client = { from: answer, rpc: answer }
      return Object.assign(Object.create(null), { host: 'test', asVisitor: async () => client })
    }
  }
})

describe('an offer', () => {
  const offer = {
    id: 'oferta',
    item: row.id,
    reduction: 2_000,
    from: '2026-10-01',
    to: '2026-12-31',
    reference: { kind: 'fixed', amount_min: 10_000, amount_max: null },
  } as const
  const fault = (change: Partial<PriceItem>, today = '2026-11-22') =>
    offerFault(offer, { ...row, ...change }, today)

  test('is true of the price that it was made for, and of a lower one', () => {
    expect(fault({})).toBeNull()
    expect(fault({ amount_min: 9_000, valid_from: '2026-11-22' })).toBeNull()
  })

  test('says what would make it untrue, and from which day', () => {
    expect(fault({ amount_min: 10_700 })).toMatchObject({ problem: 'above', from: '2026-11-22' })
    expect(fault({ next_min: 10_700, next_from: '2026-12-31' })).toMatchObject({
      problem: 'above',
      from: '2026-12-31',
      price: { amount_min: 10_700 },
      reference: { amount_min: 10_000 },
    })
    expect(fault({ amount_min: 2_000 })).toMatchObject({ problem: 'low' })
    expect(fault({ hidden: true })).toMatchObject({ problem: 'missing' })
    expect(offerFault(offer, undefined, '2026-11-22')).toMatchObject({ problem: 'missing' })
    expect(offerFault({ ...offer, reference: null }, row, '2026-11-22')).toMatchObject({ problem: 'missing' })
  })

  test('asks nothing of a price that begins after it, or once it is over', () => {
    expect(fault({ next_min: 10_700, next_from: '2027-01-01' })).toBeNull()
    expect(fault({ amount_min: 90_000 }, '2027-01-01')).toBeNull()
  })

  test('that would not be true shows no price to visitors', () => {
    const list = (amount_min: number) => ({ items: [{ ...row, amount_min }], offers: [offer] })
    expect(pricedOffer(list(10_000), 'oferta', '2026-11-22')?.reduced.amount_min).toBe(8_000)
    expect(pricedOffer(list(10_700), 'oferta', '2026-11-22')).toBeNull()
  })
})
