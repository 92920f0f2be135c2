import type { Supabase } from '../database/supabase.ts'
import { createForms } from '../http/forms.ts'
import { log } from '../http/log.ts'
import type { Settings } from '../settings-schema.ts'
import type { Data } from './data.ts'
import type { Hooks, Sources } from './sources.ts'

/** Without a database the site is served from the build's snapshot, and logs that once. */
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
