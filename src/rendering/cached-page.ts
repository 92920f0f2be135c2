import type { Locale } from '../locale.ts'
import type { RouteId } from '../routes.ts'
import { cachedPageHeaders } from './page-headers.ts'

/** A finished page: its bytes, and where in them the nonce of the moment goes. */
export type CachedPage = {
  bytes: Uint8Array<ArrayBuffer>
  noncePlaces: readonly number[]
  etag: string
  /** Copied into each answer; the policy is added, for it names the nonce of the moment. */
  headers: Headers
  status: 200 | 404
  route: RouteId
  locale: Locale
  /** Set as it is kept: when it is to be made again, and when it is too old to be shown meanwhile. */
  freshUntil: number
  shownUntil: number
}

/** Makes a page keepable. The tag names the content alone, so it is weak: the nonce differs from answer to answer. */
export async function toCachedPage(
  bytes: Uint8Array<ArrayBuffer>,
  nonce: string | null,
  page: Pick<CachedPage, 'status' | 'route' | 'locale'>,
): Promise<CachedPage> {
  const noncePlaces = nonce === null ? [] : findAll(bytes, encoder.encode(nonce))
  const blank = withNonce({ bytes, noncePlaces }, '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', blank))
  const etag = `W/"${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
  return { ...page, bytes, noncePlaces, etag, headers: cachedPageHeaders(etag), freshUntil: 0, shownUntil: 0 }
}

/** A copy of the page that carries this nonce. One copy of memory: text is never touched. */
export function withNonce(
  page: Pick<CachedPage, 'bytes' | 'noncePlaces'>,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(page.bytes)
  const value = encoder.encode(nonce.padEnd(24))
  for (const place of page.noncePlaces) copy.set(value, place)
  return copy
}

const encoder = new TextEncoder()

function findAll(bytes: Uint8Array, pattern: Uint8Array): number[] {
  const places: number[] = []
  const [first = 0] = pattern
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (pattern.every((byte, index) => bytes[at + index] === byte)) places.push(at)
  return places
}
