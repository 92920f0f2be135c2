import type { Context } from 'hono'
import { clinic } from '../content/clinic.ts'
import type { Supabase } from '../database/supabase.ts'
import type { AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'

/** Browsers keep a picture for good: another one has another address. */
const forVisitors = 'public, max-age=31536000, immutable'
/** A data centre asks again after this time, so that a picture that was taken off is gone everywhere. */
const forDataCentres = 'max-age=600'

const fileName = /^[0-9a-f]{32}-(240|640|1280)\.webp$/

/** `/pictures/<hash>-<width>.webp`: an uploaded photograph. Storage itself is open to nobody but the Worker. */
export function servePicture(supabase: Supabase | null) {
  return async function servePicture(c: Context<AppEnv>): Promise<Response> {
    const name = c.req.param('file') ?? ''
    if (supabase === null || !fileName.test(name)) return missing()
    const cache = await caches.open('pictures')
    const key = pictureKey(name)
    const kept = await cache.match(key)
    if (kept !== undefined) return picture(await kept.arrayBuffer())
    const storage = await supabase.storage()
    const found = await storage.get(name)
    if (found === null) return missing()
    const bytes = await found.arrayBuffer()
    c.executionCtx.waitUntil(
      cache.put(key, new Response(bytes, { headers: { 'cache-control': forDataCentres } })),
    )
    return picture(bytes)
  }
}

function pictureKey(name: string): string {
  return `${clinic.origin}/pictures/${name}`
}

function picture(bytes: ArrayBuffer): Response {
  const headers = { ...securityHeaders, 'content-type': 'image/webp', 'cache-control': forVisitors }
  return new Response(bytes, { headers: { ...headers, 'content-disposition': 'inline' } })
}

function missing(): Response {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  }
  return new Response('Not found', { status: 404, headers })
}
