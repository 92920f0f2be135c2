import type { Context, MiddlewareHandler } from 'hono'
import { cacheKey, type ResolvedPath } from '../http/address.ts'
import { addressOf } from '../http/address-of.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestIdOf } from '../http/request-id.ts'
import { baseHeaders, createNonce } from '../http/security-headers.ts'
import { type CachedPage, withNonce } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import { recordVisit } from './record-visit.ts'

/** Makes a page anew after its old copy has been shown. */
export type Refresh = (resolved: ResolvedPath, requestId: string) => Promise<void>

/** Pages that are made already. To answer one takes neither React nor data, nor any code but this. */
export type CachedPages = ReturnType<typeof createCachedPages>

export function createCachedPages(cache: PageCache, refresh: Refresh) {
  return { kept, known, serve }

  /** Answers a page that is in memory, before anything else looks at the request. */
  async function kept(...[c, next]: Parameters<MiddlewareHandler<AppEnv>>): ReturnType<MiddlewareHandler> {
    const { pathname, search } = addressOf(c)
    if (search !== '' || !isRead(c)) return next()
    const page = cache.get(pathname, Date.now())
    return page ? serve(c, page) : next()
  }

  /** Answers what only campaign parameters or another spelling tell from a page that is made already. */
  async function known(...[c, next]: Parameters<MiddlewareHandler<AppEnv>>): ReturnType<MiddlewareHandler> {
    const { resolved } = addressOf(c)
    const key = resolved.match && isRead(c) ? cacheKey(resolved) : null
    const page = key === null ? undefined : cache.get(key, Date.now())
    return page ? serve(c, page) : next()
  }

  function serve(c: Context<AppEnv>, page: CachedPage): Response {
    const started = Date.now()
    const stale = cache.isStale(page, started)
    if (stale) c.executionCtx.waitUntil(refresh(addressOf(c).resolved, requestIdOf(c)))
    const seen = { ...page, cache: stale ? 'stale' : 'hit', started } as const
    if (c.req.header('if-none-match')?.includes(page.etag)) return recordVisit(c, notModified(page), seen)
    const nonce = createNonce()
    const answer = new Response(withNonce(page, nonce), { status: page.status, headers: page.headers })
    answer.headers.set('content-security-policy', page.policy.join(nonce))
    if (stale) answer.headers.set('server-timing', 'cache;desc=stale')
    return recordVisit(c, answer, seen)
  }
}

export function isRead(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** Without a policy: the page keeps the one it came with, since a new one would name a nonce its bytes do not carry. */
export function notModified(page: CachedPage): Response {
  return new Response(null, {
    status: 304,
    headers: { ...baseHeaders, 'cache-control': 'private, no-cache', etag: page.etag },
  })
}
