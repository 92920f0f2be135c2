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

const capacityBytes = 24 * 1024 * 1024
/** So many times its time of being fresh a page is shown while a new one is made. */
const shownFor = 10

/**
 * Finished pages of this isolate, bounded by their size; what was used longest ago goes first. A stale page is
 * served while a fresh one is made (`isStale` says so once per page, to the one who is to make it).
 */
export class PageCache {
  readonly #freshMs: number
  #pages = new Map<string, CachedPage>()
  #size = 0
  #generation = 0

  constructor(freshMs: number) {
    this.#freshMs = freshMs
  }

  /** Changes whenever what pages are made of does: a page begun before that must not be kept after it. */
  get generation(): number {
    return this.#generation
  }

  has(key: string): boolean {
    return this.#pages.has(key)
  }

  get(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page === undefined || now < page.shownUntil ? page : undefined
  }

  isStale(page: CachedPage, now: number): boolean {
    if (now < page.freshUntil) return false
    page.freshUntil = now + this.#freshMs
    return true
  }

  keep(key: string, page: CachedPage, generation: number, now: number): void {
    if (generation !== this.#generation) return
    page.freshUntil = now + this.#freshMs
    page.shownUntil = now + this.#freshMs * shownFor
    this.#forget(key)
    this.#pages.set(key, page)
    this.#size += page.bytes.length
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= capacityBytes) break
      this.#forget(oldest)
    }
  }

  /** When the data has changed nothing kept is true any more. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#size = 0
  }

  #forget(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#size -= page.bytes.length
  }
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
