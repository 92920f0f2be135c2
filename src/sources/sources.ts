import type { SiteIndex } from '../features/redirects/lookup.ts'
import type { Answers, SourceName } from './published.ts'

/** The data of pages and redirects, from the database or from the build. */
export type Sources = {
  pages: Answers
  redirects: SiteIndex
  /** Called after a change made through this site: what this one says is outdated, and so are these pages, or all. */
  invalidate(name: SourceName, paths?: readonly string[]): Promise<void>
  /** Whether the database answers now; null when there is none. */
  isReachable(): Promise<boolean | null>
}

export type Hooks = {
  /** Keeps work alive after the response has been sent. */
  background(work: Promise<unknown>): void
  /** Called when data that these pages, or any, may have been rendered from has changed. */
  changed(paths?: readonly string[]): void
  /** When the data last changed, as far as this data centre knows: what was read before may be outdated. */
  since(): number
  /** Marks the data, and these pages or all, as changed for the other isolates too. */
  outdated(since: number, paths?: readonly string[]): Promise<void>
}
