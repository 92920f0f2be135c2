import { expect, onTestFinished, test, vi } from 'vitest'
import type { CachedPage } from '../../../src/rendering/cache/cached-page.ts'
import { lifetime } from '../../../src/rendering/cache/lifetime.ts'
import { MemoryCache } from '../../../src/rendering/cache/memory-cache.ts'
import { SharedCache } from '../../../src/rendering/cache/shared-cache.ts'

const page = (until: number): CachedPage => ({
  bytes: new Uint8Array(1),
  noncePlaces: [],
  etag: '',
  headers: new Headers(),
  policy: [],
  status: 200,
  route: 'inPain',
  locale: 'ro',
  ...lifetime(0, 60_000, until),
})

test('a page that tells the time of day is shown to the end of its truth, and not a moment longer', () => {
  const cache = new MemoryCache()
  cache.store('/a', page(30_000), cache.generation)
  cache.store('/b', page(Number.POSITIVE_INFINITY), cache.generation)
  expect(cache.get('/a', 29_999)).toBeDefined()
  expect(cache.get('/a', 30_000)).toBeUndefined()
  expect(cache.get('/b', 30_000)).toBeDefined()
})

test('pages that were not asked for the longest go before an isolate runs out of its 128 MB', () => {
  const cache = new MemoryCache()
  const megabyte = { ...page(Number.POSITIVE_INFINITY), bytes: new Uint8Array(1024 * 1024) }
  for (let at = 0; at < 100; at += 1) cache.store(`/${at}`, megabyte, cache.generation)
  const kept = Array.from({ length: 100 }, (_, at) => `/${at}`).filter((path) => cache.get(path, 0))
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.length).toBeLessThan(50)
  expect(kept.at(-1)).toBe('/99')
})

test('a publication takes from other isolates the pages that it changes, and no other', async () => {
  const { paths, until, isolate } = dataCentre()
  const [first, second] = [isolate(), isolate()]
  await first.shared.invalidate(1)
  for (const path of paths) await first.shared.share(path, until)
  expect(await second.inReach()).toEqual(paths)
  for (const path of paths) second.memory.store(path, until, second.memory.generation)

  await first.shared.invalidate(2, ['/preturi/implanturi', '/en/preturi/implanturi'])
  expect(await first.inReach()).toEqual(['/echipa', '/preturi'])
  // The first look tells the second isolate.
  expect(await second.inReach()).toEqual(['/echipa', '/preturi'])
  expect(second.inMemory()).toEqual(['/echipa', '/preturi'])
  expect(second.shared.since).toBe(2)

  // Another isolate publishes without having looked since: what the first has said stays said.
  const third = isolate()
  await third.shared.invalidate(3, ['/preturi'])
  expect(await isolate().inReach()).toEqual(['/echipa'])
  expect(await first.inReach()).toEqual(['/echipa'])
  expect(await second.inReach()).toEqual(['/echipa'])
  expect(second.inMemory()).toEqual(['/echipa'])

  await first.shared.share('/preturi', until)
  expect(await second.inReach()).toEqual(['/echipa', '/preturi'])
  await second.shared.invalidate(4)
  expect(await first.inReach()).toEqual([])
})

test('a change is announced although the cache has just failed, and what it did not take once it takes again', async () => {
  const { paths, until, isolate, store } = dataCentre()
  const first = isolate()
  await first.shared.invalidate(1)
  for (const path of paths) await first.shared.share(path, until)
  const fail = async () => {
    throw new Error('away')
  }
  const matching = vi.spyOn(store, 'match').mockImplementation(fail)
  await first.shared.find('/echipa')
  matching.mockRestore()
  await first.shared.invalidate(2, ['/echipa'])
  expect(await isolate().inReach()).toEqual(paths.filter((path) => path !== '/echipa'))

  const putting = vi.spyOn(store, 'put').mockImplementation(fail)
  await first.shared.invalidate(3, ['/preturi'])
  putting.mockRestore()
  expect(await isolate().inReach()).toContain('/preturi')
  await first.shared.share('/contact', until)
  expect(await isolate().inReach()).toEqual(['/preturi/implanturi', '/en/preturi/implanturi'])
})

test.each([
  ['before its first line ends', 20],
  ['in its bytes', -1],
])('a page that was cut off %s is as good as none, and leaves the others in reach', async (_, end) => {
  const { kept, paths, until, isolate } = dataCentre()
  const first = isolate()
  await first.shared.invalidate(1)
  for (const path of paths) await first.shared.share(path, { ...until, bytes: new Uint8Array(100) })
  for (const [address, answer] of kept)
    if (address.endsWith('/echipa'))
      kept.set(address, new Response((await answer.arrayBuffer()).slice(0, end)))
  const second = isolate()
  await second.shared.find('/echipa')
  expect(await second.inReach()).toEqual(paths.filter((path) => path !== '/echipa'))
})

/** A cache that several isolates share, and pages that are in it. */
function dataCentre() {
  const kept = new Map<string, Response>()
  const store = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => {
      kept.set(address, answer)
    },
  }
  vi.stubGlobal('caches', { open: async () => store })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const paths = ['/preturi/implanturi', '/en/preturi/implanturi', '/echipa', '/preturi']
  const isolate = () => {
    const memory = new MemoryCache()
    const shared = new SharedCache({
      build: '0123456789abcdef',
      configuration: '',
      hasDatabase: true,
      background: () => {},
      changed: (changed) => memory.forget(changed),
    })
    const inReach = async () => {
      const found = await Promise.all(paths.map((path) => shared.find(path)))
      return paths.filter((_, at) => found[at] !== null)
    }
    const inMemory = () => paths.filter((path) => memory.get(path, Date.now()))
    return { memory, shared, inReach, inMemory }
  }
  const until = { ...page(0), ...lifetime(Date.now(), 60_000, Number.POSITIVE_INFINITY) }
  return { kept, paths, until, isolate, store }
}
