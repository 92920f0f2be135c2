import { settings } from '../settings.ts'
import { type CachedPage, lifetime, withNonce } from './cached-page.ts'
import { cachedPageHeaders, policy } from './page-headers.ts'

/** Makes a page keepable. The tag names the content alone, so it is weak: the nonce differs from answer to answer. */
export async function toCachedPage(
  bytes: Uint8Array<ArrayBuffer>,
  nonce: string,
  { until, ...page }: Pick<CachedPage, 'status' | 'route' | 'locale'> & { until: number },
): Promise<CachedPage> {
  const noncePlaces = findAll(bytes, encoder.encode(nonce))
  const blank = withNonce({ bytes, noncePlaces }, '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', blank))
  const etag = `W/"${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
  return {
    ...page,
    bytes,
    noncePlaces,
    etag,
    headers: cachedPageHeaders(etag),
    policy,
    ...lifetime(Date.now(), settings.dataFreshSeconds * 1000, until),
  }
}

const encoder = new TextEncoder()

function findAll(bytes: Uint8Array, pattern: Uint8Array): number[] {
  const places: number[] = []
  const [first = 0] = pattern
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (pattern.every((byte, index) => bytes[at + index] === byte)) places.push(at)
  return places
}
