import { addDays, isoDateOf, startOfDay } from '../format/dates.ts'
import type { CachedPage } from './cached-page.ts'

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
  #dayBegan = 0
  #dayEnds = 0

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
    page.shownUntil = Math.min(now + this.#freshMs * shownFor, this.#endOfDay(now))
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

  /** Prices, offers and opening hours change with the date in Bucharest: no page of yesterday is shown today. */
  #endOfDay(now: number): number {
    if (now < this.#dayBegan || now >= this.#dayEnds) {
      const today = isoDateOf(new Date(now))
      this.#dayBegan = startOfDay(today).getTime()
      this.#dayEnds = startOfDay(addDays(today, 1)).getTime()
    }
    return this.#dayEnds
  }

  #forget(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#size -= page.bytes.length
  }
}
