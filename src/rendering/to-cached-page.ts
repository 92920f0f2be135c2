import { weakEtag } from '../http/etag.ts'
import { settings } from '../settings.ts'
import { type CachedPage, withNonce } from './cache/cached-page.ts'
import { lifetimeOf } from './cache/lifetime.ts'
import type { Loaded } from './load-payload.ts'
import { cachedPageHeaders, policy } from './page-headers.ts'

const dataFreshMs = settings.dataFreshSeconds * 1000

/** Makes a cacheable page. */
export async function toCachedPage(
  bytes: Uint8Array<ArrayBuffer>,
  nonce: string,
  { payload, status, madeOf, until }: Pick<Loaded, 'payload' | 'status' | 'madeOf' | 'until'>,
): Promise<CachedPage> {
  const noncePlaces = findAll(bytes, encoder.encode(nonce))
  const blank = withNonce({ bytes, noncePlaces }, '')
  const etag = await weakEtag(blank)
  const { route, locale } = payload
  return {
    route,
    locale,
    status: status === 404 ? 404 : 200,
    bytes,
    noncePlaces,
    etag,
    headers: cachedPageHeaders(etag),
    policy,
    ...lifetimeOf({ madeOf: madeOf(), until, dataFreshMs }),
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
