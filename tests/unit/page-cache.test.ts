import { expect, test } from 'vitest'
import { type CachedPage, PageCache } from '../../src/rendering/page-cache.ts'

const page = (until: number): CachedPage => ({
  bytes: new Uint8Array(1),
  noncePlaces: [],
  etag: '',
  headers: new Headers(),
  status: 200,
  route: 'inPain',
  locale: 'ro',
  until,
  freshUntil: 0,
  shownUntil: 0,
})

test('a page that tells the time of day is shown to the end of its truth, and not a moment longer', () => {
  const cache = new PageCache(60_000)
  cache.keep('/a', page(30_000), cache.generation, 0)
  cache.keep('/b', page(Number.POSITIVE_INFINITY), cache.generation, 0)
  expect(cache.get('/a', 29_999)).toBeDefined()
  expect(cache.get('/a', 30_000)).toBeUndefined()
  expect(cache.get('/b', 30_000)).toBeDefined()
})
