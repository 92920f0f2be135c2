import type { Locale } from '../locale.ts'
import type { RouteId } from '../routes.ts'

/** A finished page: its bytes, where in them the nonce of the moment goes, and what is said beside them. */
export type CachedPage = {
  bytes: Uint8Array<ArrayBuffer>
  noncePlaces: readonly number[]
  etag: string
  /** Copied into each answer; the policy is added, for it names the nonce of the moment. */
  headers: Headers
  /** The policy around the places where it names the nonce. */
  policy: readonly string[]
  status: 200 | 404
  route: RouteId
  locale: Locale
  /** So long after it was made it is simply true. */
  freshMs: number
  /** When it is to be made again, and when it is too old to be shown meanwhile. */
  freshUntil: number
  shownUntil: number
}

/** So many times its time of being fresh a page is shown while a new one is made. */
const shownFor = 10

/** For how long a page that is made now is simply true, and shown. `until` is when it stops being true, however fresh. */
export function lifetime(now: number, freshMs: number, until: number) {
  return { freshMs, freshUntil: now + freshMs, shownUntil: Math.min(now + freshMs * shownFor, until) }
}

export const nonceLength = 24

/** A copy of the page that carries this nonce. One copy of memory: text is never touched. */
export function withNonce(
  page: Pick<CachedPage, 'bytes' | 'noncePlaces'>,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(page.bytes)
  const value = encoder.encode(nonce.padEnd(nonceLength))
  for (const place of page.noncePlaces) copy.set(value, place)
  return copy
}

const encoder = new TextEncoder()
