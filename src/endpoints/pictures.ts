import type { Context } from 'hono'
import { z } from 'zod'
import { clinic } from '../content/clinic.ts'
import { NoAnswer, storeError } from '../database/store-error.ts'
import type { Supabase } from '../database/supabase.ts'
import { pictureFiles } from '../features/pictures/photo.ts'
import type { AppEnv } from '../http/app-env.ts'
import { partOf } from '../http/byte-range.ts'
import { log } from '../http/log.ts'
import { requestIdOf } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { Unreachable } from '../http/unreachable.ts'

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
    if (kept !== undefined) return picture(c, await kept.arrayBuffer())
    const bytes = await readPicture(supabase, name).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      log('warn', 'picture-unanswered', { requestId: requestIdOf(c), message: error.message })
      throw new Unreachable(`/pictures/${name}`)
    })
    if (bytes === null) return missing()
    c.executionCtx.waitUntil(keep(supabase, cache, name, bytes))
    return picture(c, bytes)
  }
}

async function readPicture(supabase: Supabase, name: string): Promise<ArrayBuffer | null> {
  const [storage, isWithheld] = await Promise.all([supabase.storage(), readIsWithheld(supabase, name)])
  const found = isWithheld ? null : await storage.get(name)
  return found === null ? null : found.arrayBuffer()
}

/** A photograph that is withheld while it is put there is taken out again: until then there was nothing to forget. */
async function keep(supabase: Supabase, cache: Cache, name: string, bytes: ArrayBuffer): Promise<void> {
  const key = pictureKey(name)
  await cache.put(key, new Response(bytes, { headers: { 'cache-control': forDataCentres } }))
  if (await readIsWithheld(supabase, name)) await cache.delete(key)
}

/** What this data centre has kept of pictures; the others ask again within `forDataCentres`. */
export async function forgetKeptPictures(pictures: readonly string[]): Promise<void> {
  const cache = await caches.open('pictures')
  await Promise.all(pictures.flatMap(pictureFiles).map((name) => cache.delete(pictureKey(name))))
}

/** Whether the patient of its story agrees no more. */
async function readIsWithheld(supabase: Supabase, name: string): Promise<boolean> {
  const service = await supabase.asService()
  const [picture = ''] = name.split('-')
  const { data, error, status } = await service.rpc('is_withheld_picture', { picture })
  if (error) throw storeError('is_withheld_picture', status, error)
  return z.boolean().parse(data)
}

function pictureKey(name: string): string {
  return `${clinic.origin}/pictures/${name}`
}

function picture({ req }: Context<AppEnv>, bytes: ArrayBuffer): Response {
  const headers = { ...securityHeaders, 'content-type': 'image/webp', 'cache-control': forVisitors }
  const whole = new Response(bytes, { headers: { ...headers, 'content-disposition': 'inline' } })
  return partOf(req.raw, whole, bytes.byteLength)
}

function missing(): Response {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  }
  return new Response('Not found', { status: 404, headers })
}
