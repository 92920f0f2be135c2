import type { CachedPage } from './cached-page.ts'

const capacityBytes = 24 * 1024 * 1024

/**
 * Finished pages of this isolate, bounded by their size; what was used longest ago goes first. A stale page is
 * served while a fresh one is made (`isStale` says so once per page, to the one who is to make it).
 */
export class PageCache {
  #pages = new Map<string, CachedPage>()
  #size = 0
  #generation = 0

  /** Changes whenever what pages are made of does: a page begun before that must not be stored after it. */
  get generation(): number {
    return this.#generation
  }

  get(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page === undefined || now < page.shownUntil ? page : undefined
  }

  isStale(page: CachedPage, now: number): boolean {
    if (now < page.freshUntil) return false
    page.freshUntil = now + page.freshMs
    return true
  }

  /** Whether the page was kept: not when something that it was made of has changed meanwhile. */
  keep(key: string, page: CachedPage, generation: number): boolean {
    if (generation !== this.#generation) return false
    this.#forget(key)
    this.#pages.set(key, page)
    this.#size += page.bytes.length
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= capacityBytes) break
      this.#forget(oldest)
    }
    return true
  }

  /** When the data has changed no stored page is true any more. */
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
