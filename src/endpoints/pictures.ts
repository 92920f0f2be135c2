import type { Context } from 'hono'
import { z } from 'zod'
import { clinic } from '../content/clinic.ts'
import { NoResponse, storeError } from '../database/store-error.ts'
import type { Supabase } from '../database/supabase.ts'
import type { AppEnv } from '../http/app-env.ts'
import { partOf } from '../http/byte-range.ts'
import { log } from '../http/log.ts'
import { RateLimiter } from '../http/rate-limiter.ts'
import { networkKey } from '../http/request-guards.ts'
import { requestIdOf } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { Unreachable } from '../http/unreachable.ts'

/** Browsers keep a picture for good: another one has another address. */
const forVisitors = 'public, max-age=31536000, immutable'
/** A data centre asks again after this time: so that a picture that was taken off is gone everywhere, or one that was not there is found. */
const keptSeconds = { there: 600, missing: 60 } as const
/** Kept longer than any picture, so that none that was forgotten is found again. */
const versionSeconds = 24 * 3600

const fileName = /^[0-9a-f]{32}-(240|640|1280)\.webp$/

/** `/pictures/<hash>-<width>.webp`: an uploaded photograph. Storage itself is open to nobody but the Worker. */
export function servePicture(supabase: Supabase | null) {
  const limiter = new RateLimiter()
  return async function servePicture(c: Context<AppEnv>): Promise<Response> {
    const name = c.req.param('file') ?? ''
    if (supabase === null || !fileName.test(name)) return missing()
    const cache = await caches.open('pictures')
    // Read before the database is asked: what is forgotten meanwhile is put where nobody looks.
    const key = pictureKey(await readVersion(cache), name)
    const cached = await cache.match(key)
    if (cached !== undefined)
      return cached.status === 200 ? picture(c, await cached.arrayBuffer()) : missing()
    const charges = [{ name: 'pictures', limit: c.env.PICTURES_LIMIT, key: networkKey(c.req.raw) }]
    if (!(await limiter.allows(charges))) return limited()
    const bytes = await readPicture(supabase, name).catch((error: unknown) => {
      if (!(error instanceof NoResponse)) throw error
      log('warn', 'picture-unanswered', { requestId: requestIdOf(c), message: error.message })
      throw new Unreachable(`/pictures/${name}`)
    })
    c.executionCtx.waitUntil(keep(cache, key, bytes))
    if (bytes === null) return missing()
    // Only what is not there counts: a page of photographs is many requests.
    limiter.refund(charges)
    return picture(c, bytes)
  }
}

/** One question for what is not there, or is withheld; storage is asked only for what visitors may have. */
async function readPicture(supabase: Supabase, name: string): Promise<ArrayBuffer | null> {
  if (!(await readIsShown(supabase, name))) return null
  const storage = await supabase.storage()
  const found = await storage.get(name)
  return found === null ? null : found.arrayBuffer()
}

async function keep(cache: Cache, key: string, bytes: ArrayBuffer | null): Promise<void> {
  const seconds = bytes === null ? keptSeconds.missing : keptSeconds.there
  const headers = { 'cache-control': `max-age=${seconds}` }
  await cache.put(key, new Response(bytes, { status: bytes === null ? 404 : 200, headers }))
}

/** What this data centre has kept of all pictures; the others ask again within `keptSeconds`. */
export async function forgetKeptPictures(): Promise<void> {
  await writeVersion(await caches.open('pictures'))
}

/** That a file which has been stored just now was not there. */
export async function forgetMissingPicture(name: string): Promise<void> {
  const cache = await caches.open('pictures')
  await cache.delete(pictureKey(await readVersion(cache), name))
}

/** Pictures are kept under it. Where it was lost there is a new one, so that what was kept before stays out of reach. */
async function readVersion(cache: Cache): Promise<string> {
  const found = await cache.match(versionKey)
  return found === undefined ? writeVersion(cache) : found.text()
}

async function writeVersion(cache: Cache): Promise<string> {
  const version = crypto.randomUUID()
  const headers = { 'cache-control': `max-age=${versionSeconds}` }
  await cache.put(versionKey, new Response(version, { headers }))
  return version
}

/** Whether it was uploaded and no patient withholds it. */
async function readIsShown(supabase: Supabase, name: string): Promise<boolean> {
  const service = await supabase.asService()
  const [picture = ''] = name.split('-')
  const { data, error, status } = await service.rpc('is_shown_picture', { picture })
  if (error) throw storeError('is_shown_picture', status, error)
  return z.boolean().parse(data)
}

const versionKey = `${clinic.origin}/_kept/pictures-version`

function pictureKey(version: string, name: string): string {
  return `${clinic.origin}/_kept/pictures/${version}/${name}`
}

function picture({ req }: Context<AppEnv>, bytes: ArrayBuffer): Response {
  const headers = { ...securityHeaders, 'content-type': 'image/webp', 'cache-control': forVisitors }
  const whole = new Response(bytes, { headers: { ...headers, 'content-disposition': 'inline' } })
  return partOf(req.raw, whole, bytes.byteLength)
}

function missing(): Response {
  return refusal(404, 'Not found')
}

function limited(): Response {
  const response = refusal(429, 'Too many requests')
  response.headers.set('retry-after', '60')
  return response
}

function refusal(status: 404 | 429, text: string): Response {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  }
  return new Response(text, { status, headers })
}
