import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { CacheStore } from '../../../src/database/cache-store.ts'
import { Health } from '../../../src/database/health.ts'
import { LiveSource } from '../../../src/database/live-source.ts'

const minute = 60_000
let lines: Record<string, unknown>[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') })
  lines = []
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(JSON.parse(line)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the first page waits for the database; later ones do not wait, and ask it once a minute', async () => {
  const { source, database } = open()
  expect(await source.now()).toMatchObject({ value: 'one', source: 'live', asOf: '2026-11-21T09:00:00.000Z' })
  database.value = 'two'
  for (let visit = 0; visit < 50; visit++) expect(source.now()).toMatchObject({ value: 'one' })
  expect(database.reads).toBe(1)
  await vi.advanceTimersByTimeAsync(minute)
  expect(source.now()).toMatchObject({ value: 'one', source: 'live' })
  expect(source.now()).toMatchObject({ value: 'one' })
  await vi.advanceTimersByTimeAsync(0)
  expect(source.now()).toMatchObject({ value: 'two' })
  expect(database.reads).toBe(2)
})

test('pages are made again when the value they were made of has changed, and only then', async () => {
  const { source, database, changed } = open()
  await source.now()
  await pass(source, minute)
  expect(changed).not.toHaveBeenCalled()
  database.value = 'two'
  await pass(source, minute)
  expect(changed).toHaveBeenCalledTimes(1)
})

test('an outage: the last word, marked as such after five minutes, two lines in the log, ever rarer questions', async () => {
  const { source, database, changed } = open()
  await source.now()
  database.state = 'down'
  await pass(source, minute)
  expect(source.now()).toMatchObject({ value: 'one', source: 'live' })
  await pass(source, 5 * minute)
  expect(source.now()).toMatchObject({ value: 'one', source: 'kept', asOf: '2026-11-21T09:00:00.000Z' })
  const before = database.reads
  for (let second = 0; second < 600; second++) await pass(source, 1000)
  expect(database.reads - before).toBeLessThan(12)
  database.state = 'up'
  for (let second = 0; second < 61; second++) await pass(source, 1000)
  expect(source.now()).toMatchObject({ value: 'one', source: 'live' })
  expect(changed).toHaveBeenCalled()
  expect(lines).toEqual([
    expect.objectContaining({ event: 'data-unavailable', part: 'words', showing: 'live', message: 'down' }),
    expect.objectContaining({ event: 'data-available-again', part: 'words' }),
  ])
})

test('a database that hangs is waited for three seconds by the first page and by no other', async () => {
  const { source, database } = open()
  database.state = 'hanging'
  const first = source.now()
  const deciding = source.soon(500)
  await vi.advanceTimersByTimeAsync(500)
  expect(await deciding).toMatchObject({ value: 'snapshot', source: 'snapshot', asOf: '2026-09-01' })
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await first).toMatchObject({ value: 'snapshot', source: 'snapshot' })
  expect(source.now()).not.toBeInstanceOf(Promise)
})

test('a new isolate starts with what the one before it was told, and in an outage too', async () => {
  const cacheStore = memory()
  await open(cacheStore).source.now()
  const second = open(cacheStore)
  expect(await second.source.now()).toMatchObject({ value: 'one', source: 'live' })
  expect(second.database.reads).toBe(0)
  await vi.advanceTimersByTimeAsync(60 * minute)
  const third = open(cacheStore)
  third.database.state = 'down'
  expect(await third.source.now()).toMatchObject({
    value: 'one',
    source: 'kept',
    asOf: '2026-11-21T09:00:00.000Z',
  })
})

test('what another build kept in another form is not used', async () => {
  const cacheStore = memory()
  await cacheStore.write('word', { value: { old: 'form' }, checkedAt: Date.now() })
  const { source, database } = open(cacheStore)
  expect(await source.now()).toMatchObject({ value: 'one' })
  expect(database.reads).toBe(1)
})

test('after a publication the old value is shown to nobody whom the database answers', async () => {
  const { source, database } = open()
  await source.now()
  database.value = 'two'
  await source.invalidate()
  expect(await source.now()).toMatchObject({ value: 'two', source: 'live' })
  database.state = 'down'
  await source.invalidate()
  expect(await source.now()).toMatchObject({ value: 'two', source: 'kept' })
})

test('a change is told to the other isolates, and one that was made here is not told twice', async () => {
  const { source, database, outdated } = open()
  await source.now()
  await pass(source, minute)
  expect(outdated).not.toHaveBeenCalled()
  database.value = 'two'
  await pass(source, minute)
  expect(outdated).toHaveBeenCalledTimes(1)
  database.value = 'three'
  await source.invalidate()
  expect(await source.now()).toMatchObject({ value: 'three' })
  expect(outdated).toHaveBeenCalledTimes(1)
})

test('after a change that another isolate has seen the database is asked before anything is shown', async () => {
  const cacheStore = memory()
  const { source, database, elsewhere } = open(cacheStore)
  await source.now()
  await vi.advanceTimersByTimeAsync(1000)
  database.value = 'two'
  elsewhere.changedAt = Date.now()
  expect(await source.now()).toMatchObject({ value: 'two', source: 'live' })
  expect(source.now()).toMatchObject({ value: 'two', source: 'live' })
  expect(database.reads).toBe(2)
})

test('a read that began before a change and ends after it puts nothing back, and tells nobody of a change', async () => {
  const cacheStore = memory()
  const { source, database, outdated, answerLater } = open(cacheStore)
  await source.now()
  await vi.advanceTimersByTimeAsync(minute)
  const early = answerLater()
  source.peek()
  await vi.advanceTimersByTimeAsync(0)
  database.value = 'two'
  await source.invalidate()
  expect(await source.now()).toMatchObject({ value: 'two' })
  early('one')
  await vi.advanceTimersByTimeAsync(0)
  expect(source.now()).toMatchObject({ value: 'two', source: 'live' })
  expect(await cacheStore.read('word')).toMatchObject({ value: 'two' })
  expect(outdated).not.toHaveBeenCalled()
})

test('redirects look at what is known and never wait', async () => {
  const { source } = open()
  expect(source.peek()).toBe('snapshot')
  expect(source.ready).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(source.peek()).toBe('one')
  expect(source.ready).toBe(true)
})

function open(cacheStore = memory()) {
  const database = { state: 'up', value: 'one', reads: 0 }
  const changed = vi.fn()
  const outdated = vi.fn(async () => {})
  const elsewhere = { changedAt: 0 }
  let later: Promise<string> | null = null
  /** The next read waits for what this returns to be called. */
  const answerLater = () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    later = promise
    return resolve
  }
  const source = new LiveSource(
    {
      key: 'word',
      health: new Health('words'),
      schema: async () => z.string(),
      async read() {
        database.reads += 1
        const answer = later
        later = null
        if (answer !== null) return answer
        if (database.state === 'hanging') await new Promise(() => {})
        if (database.state === 'down') throw new Error('down')
        return database.value
      },
      snapshot: () => ({ value: 'snapshot', asOf: '2026-09-01' }),
    },
    {
      cacheStore,
      freshMs: minute,
      background: () => {},
      changed,
      since: () => elsewhere.changedAt,
      outdated,
    },
  )
  return { source, database, changed, outdated, elsewhere, answerLater }
}

function memory(): CacheStore {
  const kept = new Map<string, string>()
  return {
    read: async (key) => JSON.parse(kept.get(key) ?? 'null'),
    write: async (key, value) => void kept.set(key, JSON.stringify(value)),
    forget: async (key) => void kept.delete(key),
  }
}

/** Time goes by, somebody visits, and what they set off comes to its end. */
async function pass(source: LiveSource<string>, ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await source.now()
  await vi.advanceTimersByTimeAsync(0)
}
