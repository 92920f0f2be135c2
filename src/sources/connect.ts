import type { Supabase } from '../database/supabase.ts'
import type { SiteIndex } from '../features/redirects/resolve.ts'
import { createForms } from '../http/forms.ts'
import { log } from '../http/log.ts'
import type { Settings } from '../settings-schema.ts'
import type { Data } from './data.ts'

type Part = 'prices' | 'news' | 'redirects'

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
}

/** Without a database the site is served from what the build shipped, and says so once. */
export async function connectData(
  settings: Settings,
  supabase: Supabase | null,
  hooks: Hooks,
): Promise<Sources & { data: Data }> {
  if (supabase === null)
    log('warn', 'no-database', { effect: 'pages show the data of the build; nothing is stored' })
  const sources =
    supabase === null
      ? (await import('./snapshot-sources.ts')).snapshotSources
      : (await import('./live-sources.ts')).liveSources(supabase, settings.dataFreshSeconds * 1000, hooks)
  return { ...sources, data: { ...sources.pages, forms: createForms(settings) } }
}
