import type { CachedPage } from './cached-page.ts'

const capacityBytes = 24 * 1024 * 1024

/**
 * Rendered pages of this isolate, least recently used first out, bounded by size. A stale page is served while one
 * request refreshes it.
 */
export class MemoryCache {
  #pages = new Map<string, CachedPage>()
  #size = 0
  #generation = 0

  /** Changes whenever the data of pages does: a page whose rendering began before must not be stored after it. */
  get generation(): number {
    return this.#generation
  }

  get(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page === undefined || now < page.shownUntil ? page : undefined
  }

  /** True for the request that is to refresh a stale page: one in each period in which a page is fresh. */
  claimRefresh(page: CachedPage, now: number): boolean {
    if (now < page.freshUntil) return false
    page.freshUntil = now + page.freshMs
    return true
  }

  /** Whether the page was stored: not when its data has changed meanwhile. */
  store(key: string, page: CachedPage, generation: number): boolean {
    if (generation !== this.#generation) return false
    this.#remove(key)
    this.#pages.set(key, page)
    this.#size += page.bytes.length
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= capacityBytes) break
      this.#remove(oldest)
    }
    return true
  }

  /**
   * Called when the data has changed: forgets these pages, or all if it is not known which change with it.
   * `shared-cache.ts` does it for the other isolates.
   */
  forget(paths?: readonly string[]): void {
    this.#generation += 1
    for (const key of paths ?? [...this.#pages.keys()]) this.#remove(key)
  }

  #remove(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#size -= page.bytes.length
  }
}
