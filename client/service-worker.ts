import { type OfflineShell, offline } from '../src/features/offline/offline-config.ts'
import { joinLocale, locales, splitLocale } from '../src/locale.ts'
import { patience } from '../src/ui/patience.ts'

declare global {
  /** The server puts it before this script. */
  const siteShell: OfflineShell

  interface WindowEventMap {
    install: InstallEvent
    activate: ExtendableEvent
    fetch: FetchEvent
  }
  interface Window {
    readonly clients: { claim(): Promise<void> }
    readonly registration: ServiceWorkerRegistration
    skipWaiting(): Promise<void>
  }
}
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type InstallEvent = ExtendableEvent & {
  addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void>
}
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void }

const { build, pages, files } = siteShell
const missing = locales.map((locale) => joinLocale(locale, offline.missing))
const shellCache = `${offline.cachePrefix}shell-${build}`
const readCache = `${offline.cachePrefix}read-${build}`

// A new worker takes over at once, so that no tab stays with pages whose files are gone.
if (offline.enabled) {
  addEventListener('install', (event) => {
    // What a page sends while it is left would be gone with it before a worker has passed it on.
    const sent = event
      .addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
      // A browser that knows other rules alone still keeps pages.
      .catch((error: unknown) => console.warn('What is sent passes through the worker', error))
    event.waitUntil(Promise.all([keepShell(), sent]).then(() => self.skipWaiting()))
  })
  addEventListener('activate', (event) => event.waitUntil(forget(keepsThis).then(() => self.clients.claim())))
  addEventListener('message', (event) => {
    if ('waitUntil' in event && typeof event.data === 'string') void keepRead(event.data)
  })
  addEventListener('fetch', answer)
} else {
  addEventListener('install', () => self.skipWaiting())
  addEventListener('activate', (event) =>
    event.waitUntil(forget(() => false).then(() => self.registration.unregister())),
  )
}

/** All of it or nothing. The browser tries again at the next visit. */
async function keepShell(): Promise<void> {
  await caches.open(readCache)
  const cache = await caches.open(shellCache)
  // `Cache.addAll` would wait as long as a server that says nothing.
  const stop = new AbortController()
  const limit = setTimeout(() => stop.abort(), offline.installMs)
  const keepOne = async (address: string) => {
    const response = await inTime(fetch(address, { signal: stop.signal }))
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await cache.put(address, response)
  }
  try {
    await Promise.all([...pages, ...files, ...missing].map(keepOne))
  } catch (error) {
    // The next attempt would wait behind a request that is still on its way.
    stop.abort()
    await caches.delete(shellCache)
    throw error
  } finally {
    clearTimeout(limit)
  }
}

function keepsThis(name: string): boolean {
  return name === shellCache || name === readCache
}

async function forget(isKept: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(offline.cachePrefix) && !isKept(name))
      .map((name) => caches.delete(name)),
  )
}

/** Only documents and hashed files: forms, API calls and the administration never pass through here. */
function answer(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(respondWithFile(request))
  else if (request.mode === 'navigate' && !/^\/(admin|api)(\/|$)/.test(splitLocale(pathname).path))
    event.respondWith(respondWithPage(event))
}

/** A hashed file never changes, so the copy is as good as the original. */
async function respondWithFile(request: Request): Promise<Response> {
  const copy = await caches.match(request)
  if (copy) return copy
  const fresh = await inTime(fetch(request))
  if (fresh.ok) await keep(shellCache, request.url, fresh.clone())
  return fresh
}

/**
 * Network first; a copy when it fails or takes too long; without a copy, the offline page. That says what to do, also for
 * an answer that never begins.
 */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const fresh = inTime(fetch(event.request))
  const stored = fresh.then((page) => (search === '' ? keepPage(pathname, page.clone()) : undefined))
  // Being offline is expected here: the copy is served and nothing new is stored.
  event.waitUntil(stored.catch((reason: unknown) => console.info('This page was not kept', reason)))
  const copy = await caches.match(pathname)
  try {
    // What a query asks for, an estimate for instance, is not in the copy: it stands in only when nothing else comes.
    return await (copy && search === '' ? Promise.race([fresh, afterAWhile(copy)]) : fresh)
  } catch {
    return (
      copy ??
      (await caches.match(joinLocale(splitLocale(pathname).locale, offline.missing))) ??
      Response.error()
    )
  }
}

/** Rejects when no response has begun within the limit. A response that has begun may take its time. */
function inTime(response: Promise<Response>): Promise<Response> {
  const limit = patience()
  const late = new Promise<never>((_, refuse) => {
    limit.addEventListener('abort', () => refuse(limit.reason))
  })
  return Promise.race([response, late])
}

function afterAWhile(copy: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, offline.waitMs, copy))
}

/** A page reached by client navigation loads no document, so its document is fetched to be stored. */
async function keepRead(path: string): Promise<void> {
  if (pages.includes(path)) return
  await inTime(fetch(path)).then(
    (page) => keepPage(path, page),
    () => undefined,
  )
}

async function keepPage(path: string, page: Response): Promise<void> {
  const { headers, ok, redirected } = page
  const isPage = ok && !redirected && headers.get('content-type')?.startsWith('text/html')
  if (!isPage || headers.get('cache-control')?.includes('no-store')) return
  await keepModules(await page.clone().text())
  if (pages.includes(path)) return keep(shellCache, path, page)
  await keep(readCache, path, page, offline.lastPages)
}

/** A page read before this worker was installed got its modules and its sheet without it. */
async function keepModules(html: string): Promise<void> {
  for (const [, address = ''] of html.matchAll(/"(\/assets\/(?:[\w-]+\.js|page-sheet-[\w-]+\.css))"/g))
    if (!(await caches.match(address))) await respondWithFile(new Request(address))
}

/**
 * The newest entry goes last, and only `most` stay. A cache that is gone was deleted when consent was withdrawn, and is not
 * created again: who deletes waits for the lock.
 */
async function keep(name: string, address: string, response: Response, most = Infinity): Promise<void> {
  // Nobody waits for the lock while something is downloaded: another file may be needed at once.
  await response.clone().blob()
  await navigator.locks.request(offline.lock, async () => {
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    await cache.delete(address)
    await cache.put(address, response)
    const all = await cache.keys()
    await Promise.all(all.slice(0, -most).map((oldest) => cache.delete(oldest)))
  })
}
