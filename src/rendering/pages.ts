import type { Context, MiddlewareHandler, Next } from 'hono'
import { cacheKey, type ResolvedPath } from '../http/address.ts'
import { addressOf } from '../http/address-of.ts'
import type { AppEnv } from '../http/app-env.ts'
import { plainError } from '../http/error-page.ts'
import { requestIdOf } from '../http/request-id.ts'
import { createNonce, notModifiedHeaders, pageCsp } from '../http/security-headers.ts'
import type { Locale } from '../locale.ts'
import type { Data } from '../sources/data.ts'
import { type CachedPage, toCachedPage, withNonce } from './cached-page.ts'
import { loadPayload } from './load-payload.ts'
import type { PageCache } from './page-cache.ts'
import { pageHeaders } from './page-headers.ts'
import { recordVisit } from './record-visit.ts'
import { renderPage } from './render.tsx'

type PageContext = Context<AppEnv>

/**
 * `kept` answers a page that is made already, before anything else looks at the request. `any` answers every path that
 * nothing else has answered: a page, kept under another spelling of its address or made now, or the not-found page.
 */
export function createPages(cache: PageCache, data: Data) {
  return { kept, any }

  async function kept(c: PageContext, next: Next): ReturnType<MiddlewareHandler<AppEnv>> {
    const { pathname, search } = addressOf(c)
    if (search !== '' || !isRead(c)) return next()
    const started = Date.now()
    const page = cache.get(pathname, started)
    return page ? serveFromCache(c, page, () => addressOf(c).resolved, started) : next()
  }

  async function any(c: PageContext): Promise<Response> {
    const started = Date.now()
    const { resolved } = addressOf(c)
    if (!isRead(c)) return plainError(resolved.match ? 405 : 404, resolved.locale)
    const key = resolved.match ? cacheKey(resolved) : missingKey(resolved.locale)
    const known = key === null ? undefined : cache.get(key, started)
    return known ? serveFromCache(c, known, () => resolved, started) : answerFresh(c, resolved, started)
  }

  function serveFromCache(
    c: PageContext,
    page: CachedPage,
    resolved: () => ResolvedPath,
    started: number,
  ): Response {
    const stale = cache.isStale(page, started)
    if (stale) c.executionCtx.waitUntil(refresh(resolved(), requestIdOf(c)))
    const seen = { ...page, cache: stale ? 'stale' : 'hit', started } as const
    if (c.req.header('if-none-match')?.includes(page.etag)) return recordVisit(c, notModified(page), seen)
    const nonce = createNonce()
    const answer = new Response(withNonce(page, nonce), { status: page.status, headers: page.headers })
    answer.headers.set('content-security-policy', pageCsp(nonce))
    if (stale) answer.headers.set('server-timing', 'cache;desc=stale')
    return recordVisit(c, answer, seen)
  }

  async function answerFresh(c: PageContext, resolved: ResolvedPath, started: number): Promise<Response> {
    const nonce = createNonce()
    const requestId = requestIdOf(c)
    const { generation } = cache
    const loaded = await loadPayload(resolved, data)
    const loadedAt = Date.now()
    const { status, cache: reach } = loaded
    const missing = status === 404 ? cache.get(missingKey(resolved.locale), started) : undefined
    if (missing) return serveFromCache(c, missing, () => resolved, started)
    const rendered = await renderPage(loaded, nonce, requestId)
    const { route, locale } = loaded.payload
    const timing = `cache;desc=miss, load;dur=${loadedAt - started}, render;dur=${Date.now() - loadedAt}`
    const headers = { ...pageHeaders(nonce, reach), 'server-timing': timing }
    const seen = { route, locale, cache: 'miss', started } as const
    if (rendered.kind === 'streaming') {
      if (reach === 'shared')
        c.executionCtx.waitUntil(rendered.settled.then(() => refresh(resolved, requestId)))
      const answer = new Response(rendered.stream, { status, headers: { ...headers, ...unbuffered } })
      return recordVisit(c, answer, { ...seen, cache: 'late' })
    }
    const isKept = reach === 'shared' && (status === 404 || cacheKey(resolved) !== null)
    if (!isKept) return recordVisit(c, new Response(rendered.bytes, { status, headers }), seen)
    const page = await toCachedPage(rendered.bytes, nonce, {
      route,
      locale,
      status: status === 404 ? 404 : 200,
    })
    keep(resolved, page, generation, started)
    const { etag } = page
    if (c.req.header('if-none-match')?.includes(etag)) return recordVisit(c, notModified(page), seen)
    return recordVisit(c, new Response(rendered.bytes, { status, headers: { ...headers, etag } }), seen)
  }

  async function refresh(resolved: ResolvedPath, requestId: string): Promise<void> {
    const started = Date.now()
    const nonce = createNonce()
    const { generation } = cache
    const loaded = await loadPayload(resolved, data)
    const rendered = await renderPage(loaded, nonce, requestId)
    if (rendered.kind === 'streaming') return rendered.stream.cancel('the next visitor tries again')
    if (loaded.cache !== 'shared') return
    const { route, locale } = loaded.payload
    const status = loaded.status === 404 ? 404 : 200
    const page = await toCachedPage(rendered.bytes, nonce, { route, locale, status })
    keep(resolved, page, generation, started)
  }

  function keep(resolved: ResolvedPath, page: CachedPage, generation: number, started: number): void {
    const key = page.status === 404 ? missingKey(resolved.locale) : cacheKey(resolved)
    if (key !== null) cache.keep(key, page, generation, started)
  }
}

/** A page that is sent in two parts is not compressed on its way: a compressor keeps the first until it has both. */
const unbuffered = { 'content-encoding': 'identity' }

/** Any number of addresses do not exist; their page is one. */
function missingKey(locale: Locale): string {
  return `404 ${locale}`
}

function isRead(c: PageContext): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

function notModified(page: CachedPage): Response {
  return new Response(null, {
    status: 304,
    headers: { ...notModifiedHeaders, 'cache-control': 'private, no-cache', etag: page.etag },
  })
}
