import type { Context } from 'hono'
import type { ResolvedPath } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isRead } from '../../http/is-read.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { baseHeaders, createNonce } from '../../http/security-headers.ts'
import { route } from '../../routes.ts'
import { nameSpeculationRules } from '../name-speculation-rules.ts'
import { recordVisit } from '../visits/record-visit.ts'
import { cacheKey } from './cache-key.ts'
import { type CachedPage, withNonce } from './cached-page.ts'
import type { MemoryCache } from './memory-cache.ts'
import type { SharedCache } from './shared-cache.ts'

/** Renders a page again after its stale copy was served. */
export type Refresh = (resolved: ResolvedPath, requestId: string) => Promise<void>

/** Serves rendered pages. It needs neither React nor data, nor any code but this. */
export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(cache: MemoryCache, shared: SharedCache, refresh: Refresh) {
  return { fromMemory, fromDataCentre, serve, store }

  /** Serves a page from memory, before anything else looks at the request. */
  function fromMemory(c: Context<AppEnv>): Response | null {
    const { pathname, search } = addressOf(c)
    if (search !== '' || !isRead(c)) return null
    const page = cache.get(pathname, Date.now())
    return page ? serve(c, page) : null
  }

  /** Serves a page requested with campaign parameters, or one that another isolate has rendered. */
  async function fromDataCentre(c: Context<AppEnv>): Promise<Response | null> {
    const { resolved } = addressOf(c)
    const key = isPublic(resolved) && isRead(c) ? cacheKey(resolved) : null
    if (key === null) return null
    const started = Date.now()
    const inMemory = cache.get(key, started)
    if (inMemory) return serve(c, inMemory)
    const { generation } = cache
    const found = await shared.find(key)
    if (found === null) return null
    cache.store(key, found, generation)
    return serve(c, found, started, 'shared')
  }

  function serve(
    c: Context<AppEnv>,
    page: CachedPage,
    started: number = Date.now(),
    from: 'hit' | 'shared' = 'hit',
  ): Response {
    const stale = cache.claimRefresh(page, started)
    if (stale) c.executionCtx.waitUntil(refresh(addressOf(c).resolved, requestIdOf(c)))
    const seen = { ...page, cache: stale ? 'stale' : from, started } as const
    if (c.req.header('if-none-match')?.includes(page.etag)) return recordVisit(c, notModified(page), seen)
    const nonce = createNonce()
    const response = new Response(withNonce(page, nonce), { status: page.status, headers: page.headers })
    response.headers.set('content-security-policy', page.policy.join(nonce))
    if (seen.cache !== 'hit') response.headers.set('server-timing', `cache;desc=${seen.cache}`)
    return recordVisit(c, nameSpeculationRules(c, response), seen)
  }

  /** Stores the page for this isolate, and for others if its data was confirmed: not what was rendered in an outage. */
  async function store(key: string, page: CachedPage, generation: number, isSure: boolean): Promise<void> {
    if (cache.store(key, page, generation) && isSure && page.status === 200) await shared.share(key, page)
  }
}

/** A page that search engines may list has no visitor's data in it. */
function isPublic({ match }: ResolvedPath): boolean {
  return match !== null && route(match.id).sitemap !== null
}

/**
 * Without a policy: the browser keeps the one that came with the page, since a new one would name a nonce the page
 * does not have.
 */
export function notModified(page: CachedPage): Response {
  return new Response(null, {
    status: 304,
    headers: { ...baseHeaders, 'cache-control': 'private, no-cache', etag: page.etag },
  })
}
