import type { Locale } from '../locale.ts'
import type { RouteId } from '../routes.ts'

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
  /** The end of the time for which the page tells the truth: it is not shown a moment longer, however fresh. */
  until: number
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
    page.shownUntil = Math.min(now + this.#freshMs * shownFor, page.until)
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
