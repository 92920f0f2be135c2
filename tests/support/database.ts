import { type EmbeddedSupabase, openEmbeddedSupabase } from '../../scripts/embedded-supabase.ts'

/** A database of one's own with the tables of the site, and with the rows of the seed unless told otherwise. */
export function openDatabase({ seeded = true } = {}): Promise<EmbeddedSupabase> {
  return openEmbeddedSupabase({
    migrations: 'supabase/migrations',
    ...(seeded && { seed: 'supabase/seed.sql' }),
    templates: 'node_modules/.cache/embedded-supabase',
  })
}
