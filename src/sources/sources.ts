import type { SiteIndex } from '../features/redirects/resolve.ts'
import type { Data } from './data.ts'

export type Part = 'prices' | 'news' | 'redirects'

/** What pages and redirects read, wherever it comes from. */
export type Sources = {
  pages: Omit<Data, 'forms'>
  redirects: SiteIndex
  /** After a change made through this site: what was known of this part is old from now on. */
  invalidate(part: Part): Promise<void>
  /** Whether the database answers just now; null when there is none. */
  isReachable(): Promise<boolean | null>
}

export type Hooks = {
  /** Keeps work alive after the answer to the request has been sent. */
  background(work: Promise<unknown>): void
  /** Something that pages may have been made of is not so any more. */
  changed(): void
  /** When the data last changed, as far as any isolate of this data centre knows: what was read before may be old. */
  since(): number
  /** The data has changed, for the other isolates too. */
  outdated(since: number): Promise<void>
}
