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

/** Browsers never ask again: a changed picture gets a new address. */
const forVisitors = 'public, max-age=31536000, immutable'
/** How long a data centre caches its answer. A removed picture is gone everywhere after `there`, a new one is found after `missing`. */
const keptSeconds = { there: 600, missing: 60 } as const
/** Longer than any picture is cached, so that a lost version cannot bring back a removed picture. */
const versionSeconds = 24 * 3600

const fileName = /^[0-9a-f]{32}-(240|640|1280)\.webp$/

/** `/pictures/<hash>-<width>.webp`: an uploaded photograph. Storage itself is open to nobody but the Worker. */
export function servePicture(supabase: Supabase | null) {
  const limiter = new RateLimiter()
  return async function servePicture(c: Context<AppEnv>): Promise<Response> {
    const name = c.req.param('file') ?? ''
    if (supabase === null || !fileName.test(name)) return missing()
    const cache = await caches.open('pictures')
    // Read before the database is asked: if pictures are forgotten meanwhile, this one is cached under the old version.
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

/** A picture that is missing or withheld costs one question to the database; storage is asked only for public ones. */
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

/** Forgets all pictures cached in this data centre. Other data centres ask again within `keptSeconds`. */
export async function forgetKeptPictures(): Promise<void> {
  await writeVersion(await caches.open('pictures'))
}

/** Forgets that a picture was missing, once it has been stored. */
export async function forgetMissingPicture(name: string): Promise<void> {
  const cache = await caches.open('pictures')
  await cache.delete(pictureKey(await readVersion(cache), name))
}

/** The version that is part of every cache key. If it was lost, a new one puts older entries out of reach. */
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

/** Whether the picture was uploaded and its patient allows it. */
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
