import { expect, test } from 'vitest'
import { type CachedPage, lifetime } from '../../src/rendering/cached-page.ts'
import { PageCache } from '../../src/rendering/page-cache.ts'

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
  const cache = new PageCache()
  cache.store('/a', page(30_000), cache.generation)
  cache.store('/b', page(Number.POSITIVE_INFINITY), cache.generation)
  expect(cache.get('/a', 29_999)).toBeDefined()
  expect(cache.get('/a', 30_000)).toBeUndefined()
  expect(cache.get('/b', 30_000)).toBeDefined()
})
