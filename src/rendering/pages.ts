import type { Context } from 'hono'
import { redirectQuery } from '../features/redirects/lookup.ts'
import { redirect } from '../features/redirects/redirect-requests.server.ts'
import type { ResolvedPath } from '../http/address.ts'
import { addressOf } from '../http/address-of.ts'
import type { AppEnv } from '../http/app-env.ts'
import { plainError } from '../http/error-page.ts'
import { isRead } from '../http/is-read.ts'
import { requestIdOf } from '../http/request-id.ts'
import { createNonce } from '../http/security-headers.ts'
import { defaultLocale, joinLocale } from '../locale.ts'
import { route } from '../routes.ts'
import type { Data } from '../sources/data.ts'
import { cacheKey, missingKey } from './cache/cache-key.ts'
import type { MemoryCache } from './cache/memory-cache.ts'
import { notModified, type PageCache } from './cache/page-cache.ts'
import { type Loaded, loadPayload } from './load-payload.ts'
import { nameSpeculationRules } from './name-speculation-rules.ts'
import { pageHeaders } from './page-headers.ts'
import { renderPage } from './render.tsx'
import { toCachedPage } from './to-cached-page.ts'
import { recordVisit } from './visits/record-visit.ts'

/** `any` answers every remaining path: with a page rendered now, or the not-found page. */
export function createPages(cache: MemoryCache, { serve, store }: PageCache, data: Data) {
  return { any, refresh }

  async function any(c: Context<AppEnv>): Promise<Response> {
    const started = Date.now()
    const { resolved } = addressOf(c)
    if (!isRead(c)) return plainError(resolved.match ? 405 : 404, resolved.locale)
    const missing = resolved.match === null ? cache.get(missingKey(resolved.locale), started) : undefined
    return missing ? serve(c, missing) : nameSpeculationRules(c, await respondFresh(c, resolved, started))
  }

  async function respondFresh(
    c: Context<AppEnv>,
    resolved: ResolvedPath,
    started: number,
  ): Promise<Response> {
    const nonce = createNonce()
    const requestId = requestIdOf(c)
    const { generation } = cache
    const loaded = await loadPayload(resolved, data)
    const loadedAt = Date.now()
    const { status, cache: reach } = loaded
    if (status === 404 && resolved.match !== null && route(resolved.match.id).leavesToList)
      return leadToList(c, resolved)
    const missing = status === 404 ? cache.get(missingKey(resolved.locale), started) : undefined
    if (missing) return serve(c, missing)
    const rendered = await renderPage(loaded, nonce, requestId)
    const { route: id, locale } = loaded.payload
    const timing = `cache;desc=miss, load;dur=${loadedAt - started}, render;dur=${Date.now() - loadedAt}`
    const headers = { ...pageHeaders(nonce, reach), 'server-timing': timing }
    const seen = { route: id, locale, cache: 'miss', started } as const
    if (rendered.kind === 'streaming') {
      if (reach === 'shared')
        c.executionCtx.waitUntil(rendered.settled.then(() => refresh(resolved, requestId)))
      const response = new Response(rendered.stream, { status, headers: { ...headers, ...unbuffered } })
      return recordVisit(c, response, { ...seen, cache: 'late' })
    }
    const key = keyOf(resolved, loaded)
    if (key === null) return recordVisit(c, new Response(rendered.bytes, { status, headers }), seen)
    const page = await toCachedPage(rendered.bytes, nonce, loaded)
    c.executionCtx.waitUntil(store(key, page, generation, loaded.madeOf() !== 'unsure'))
    const { etag } = page
    if (c.req.header('if-none-match')?.includes(etag)) return recordVisit(c, notModified(page), seen)
    return recordVisit(c, new Response(rendered.bytes, { status, headers: { ...headers, etag } }), seen)
  }

  async function refresh(resolved: ResolvedPath, requestId: string): Promise<void> {
    const nonce = createNonce()
    const { generation } = cache
    const loaded = await loadPayload(resolved, data)
    const rendered = await renderPage(loaded, nonce, requestId)
    if (rendered.kind === 'streaming') return rendered.stream.cancel('the next visitor tries again')
    const key = keyOf(resolved, loaded)
    if (key === null) return
    const page = await toCachedPage(rendered.bytes, nonce, loaded)
    await store(key, page, generation, loaded.madeOf() !== 'unsure')
  }
}

/** Null for a page that is not cached: it is personal, or its content depends on the query. */
function keyOf(resolved: ResolvedPath, { cache, status }: Loaded): string | null {
  if (cache !== 'shared') return null
  return status === 404 ? missingKey(resolved.locale) : cacheKey(resolved)
}

/** Whoever asks for an entry that is no more: there may be one of that address again any day. */
function leadToList(c: Context<AppEnv>, { locale, path }: ResolvedPath): Response {
  const list = joinLocale(locale, path.slice(0, path.lastIndexOf('/')))
  return redirect(c, list + redirectQuery(addressOf(c).wholeSearch, true, defaultLocale), 'until-a-page')
}

/** A page sent in two parts is not compressed: a compressor would hold the first part back until it has both. */
const unbuffered = { 'content-encoding': 'identity' }
