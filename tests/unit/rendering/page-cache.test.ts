import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../../src/http/app-env.ts'
import { defaultLocale } from '../../../src/locale.ts'
import type { CachedPage } from '../../../src/rendering/cache/cached-page.ts'
import { lifetime } from '../../../src/rendering/cache/lifetime.ts'
import { MemoryCache } from '../../../src/rendering/cache/memory-cache.ts'
import { createPageCache } from '../../../src/rendering/cache/page-cache.ts'
import { SharedCache } from '../../../src/rendering/cache/shared-cache.ts'
import { href } from '../../../src/routes.ts'

const path = href('contact', defaultLocale)
const page: CachedPage = {
  bytes: new Uint8Array(1),
  noncePlaces: [],
  etag: '',
  headers: new Headers(),
  policy: [''],
  status: 200,
  route: 'contact',
  locale: defaultLocale,
  ...lifetime(Date.now(), 60_000, Number.POSITIVE_INFINITY),
}

test.each([
  ['stays in memory', () => {}, true],
  [
    'is served and not kept when its data changes meanwhile',
    (memory: MemoryCache) => memory.forget([path]),
    false,
  ],
])('a page that another isolate has rendered %s', async (_, meanwhile, isKept) => {
  const memory = new MemoryCache()
  const options = {
    build: '',
    configuration: '',
    hasDatabase: false,
    background: () => {},
    changed: () => {},
  }
  const shared = new SharedCache(options)
  shared.find = async () => {
    meanwhile(memory)
    return page
  }
  const cache = createPageCache(memory, shared, async () => {})
  const app = new Hono<AppEnv>().use(async (c, next) => (await cache.fromDataCentre(c)) ?? next())
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const answer = await app.request(path, {}, { INSIGHTS_SINK: 'none' }, context)
  expect(answer.status).toBe(200)
  expect(memory.get(path, Date.now()) !== undefined).toBe(isKept)
})
