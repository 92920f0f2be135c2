import { type EmbeddedSupabase, openEmbeddedSupabase } from '../../scripts/embedded-supabase.ts'

/** A database of one's own with the tables of the site, and with the rows of the seed unless told otherwise. */
export async function openDatabase({ seeded = true } = {}): Promise<EmbeddedSupabase> {
  const db = await openEmbeddedSupabase({
    migrations: 'supabase/migrations',
    ...(seeded && { seed: 'supabase/seed.sql' }),
    templates: 'node_modules/.cache/embedded-supabase',
  })
  // At the first question the interface learns its tables, which on a busy machine outlasts a visitor's patience.
  await fetch(`${db.url}/rest/v1/redirects?limit=1`, { headers: { apikey: db.keys.publishable } })
  return db
}
