import type { Locale } from '../../locale.ts'
import type { RouteId } from '../../routes.ts'

/** A rendered page: its bytes, the places of the nonce in them, and its headers. */
export type CachedPage = {
  bytes: Uint8Array<ArrayBuffer>
  noncePlaces: readonly number[]
  etag: string
  /** Copied into each response; the policy is added, because it contains the nonce. */
  headers: Headers
  /** The content security policy, split where the nonce goes. */
  policy: readonly string[]
  status: 200 | 404
  route: RouteId
  locale: Locale
  /** For how long it is served without a refresh (`lifetime.ts`). */
  freshMs: number
  /** When it is due for a refresh, and when it is too old to be served meanwhile. */
  freshUntil: number
  shownUntil: number
}

export const nonceLength = 24

/** A copy of the page with this nonce. Bytes are copied, text is never decoded. */
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
