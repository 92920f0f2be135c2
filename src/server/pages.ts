import type { Context } from 'hono'
import type { Locale } from '../locale.ts'
import type { AppEnv } from './app-env.ts'
import type { Data } from './halves.ts'
import { loadPage } from './load-payload.ts'
import { cacheKey, type Location, locate } from './locate.ts'
import { finishPage, type KeptPage, type PageCache, withNonce } from './page-cache.ts'
import { plainError } from './plain-error.ts'
import { renderPage } from './render.tsx'
import { requestIdOf } from './request-id.ts'
import { createNonce, notModifiedHeaders, pageSecurityHeaders } from './security-headers.ts'
import { splitUrl } from './split-url.ts'

type PageContext = Context<AppEnv>

/** Answers every path that nothing before it has answered: a page, kept or made now, or the not-found page. */
export function pages(cache: PageCache, data: Data) {
  return async function pages(c: PageContext): Promise<Response> {
    const { pathname, search } = splitUrl(c.req.url)
    const kept = search === '' ? cache.get(pathname) : undefined
    if (kept && isRead(c)) return answerKept(c, kept, () => locate(pathname, search))
    const location = locate(pathname, search)
    if (!isRead(c)) return plainError(location.match ? 405 : 404, location.locale)
    const key = location.match ? cacheKey(location) : missingKey(location.locale)
    const known = key === null ? undefined : cache.get(key)
    return known ? answerKept(c, known, () => location) : answerFresh(c, location)
  }

  function answerKept(c: PageContext, page: KeptPage, location: () => Location): Response {
    if (cache.isStale(page, Date.now())) c.executionCtx.waitUntil(refresh(location(), requestIdOf(c)))
    if (c.req.header('if-none-match')?.includes(page.etag)) return notModified(page)
    const nonce = createNonce()
    return new Response(withNonce(page, nonce), { status: page.status, headers: pageHeaders(page, nonce) })
  }

  async function answerFresh(c: PageContext, location: Location): Promise<Response> {
    const nonce = createNonce()
    const requestId = requestIdOf(c)
    const loaded = await loadPage(location, data)
    const { status } = loaded
    const missing = status === 404 ? cache.get(missingKey(location.locale)) : undefined
    if (missing) return answerKept(c, missing, () => location)
    const rendered = await renderPage(loaded, nonce, requestId)
    if (rendered.kind === 'streaming') {
      c.executionCtx.waitUntil(rendered.settled.then(() => refresh(location, requestId)))
      return new Response(rendered.stream, { status, headers: pageHeaders({ status, etag: null }, nonce) })
    }
    if (status === 401) return new Response(rendered.bytes, { status, headers: privateHeaders(nonce) })
    const page = await finishPage(rendered.bytes, nonce, status)
    keep(location, page)
    if (c.req.header('if-none-match')?.includes(page.etag)) return notModified(page)
    return new Response(rendered.bytes, { status, headers: pageHeaders(page, nonce) })
  }

  async function refresh(location: Location, requestId: string): Promise<void> {
    const nonce = createNonce()
    const loaded = await loadPage(location, data)
    const rendered = await renderPage(loaded, nonce, requestId)
    if (rendered.kind === 'streaming') await rendered.stream.cancel('the next visitor tries again')
    else if (loaded.status !== 401) keep(location, await finishPage(rendered.bytes, nonce, loaded.status))
  }

  function keep(location: Location, page: KeptPage): void {
    const key = page.status === 404 ? missingKey(location.locale) : cacheKey(location)
    if (key !== null) cache.keep(key, page)
  }
}

/** Any number of addresses do not exist; their page is one. */
function missingKey(locale: Locale): string {
  return `404 ${locale}`
}

function isRead(c: PageContext): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** Browsers may keep a page but must ask whether it is still true. */
function pageHeaders(page: { etag: string | null; status: number }, nonce: string): Record<string, string> {
  const headers = pageSecurityHeaders(nonce)
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['cache-control'] = 'no-cache'
  if (page.etag !== null) headers.etag = page.etag
  return headers
}

function privateHeaders(nonce: string): Record<string, string> {
  return {
    ...pageHeaders({ etag: null, status: 401 }, nonce),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}

function notModified(page: KeptPage): Response {
  return new Response(null, {
    status: 304,
    headers: { ...notModifiedHeaders, 'cache-control': 'no-cache', etag: page.etag },
  })
}
