import type { Settings } from '../settings-schema.ts'
import { NoResponse } from './store-error.ts'

/** Supabase Storage by its REST API, with the server's key: nobody else reads or writes the bucket. */
export type Storage = {
  put(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Null when there is no such object. */
  get(name: string): Promise<Response | null>
  remove(names: readonly string[]): Promise<void>
}

const bucket = 'pictures'
const timeLimitMs = 10_000

export function openStorage({ url, secretKey }: NonNullable<Settings['supabase']>): Storage {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/storage/v1/object/${path}`, {
      ...init,
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers },
      signal: AbortSignal.timeout(timeLimitMs),
    }).catch((error: unknown) => {
      throw new NoResponse(`storage: ${error instanceof Error ? error.name : 'no answer'}`)
    })
  return {
    async put(name, bytes, type) {
      const headers = { 'content-type': type, 'x-upsert': 'true' }
      await succeeded(await ask(`${bucket}/${name}`, { method: 'POST', headers, body: bytes }))
    },
    async get(name) {
      const response = await ask(`authenticated/${bucket}/${name}`)
      // Hosted projects say 400 of a missing object, and 404 in the body.
      if (
        response.status === 404 ||
        (response.status === 400 && (await response.clone().text()).includes('"404"'))
      ) {
        await response.body?.cancel()
        return null
      }
      return succeeded(response)
    },
    async remove(names) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ prefixes: names })
      await succeeded(await ask(bucket, { method: 'DELETE', headers, body }))
    },
  }
}

async function succeeded(response: Response): Promise<Response> {
  if (response.ok) return response
  const text = `storage: ${response.status} ${(await response.text()).slice(0, 200)}`
  throw response.status >= 500 ? new NoResponse(text) : new Error(text)
}
