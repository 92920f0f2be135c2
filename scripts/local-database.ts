import { existsSync } from 'node:fs'
import { Refusal } from './embedded-supabase/refusal.ts'
import { type EmbeddedSupabase, openEmbeddedSupabase } from './embedded-supabase.ts'

/** The rows of `npm run dev`; `npm run db:reset` takes them away. */
export const localDatabase = '.wrangler/supabase'

const seed = 'supabase/seed.sql'

/** The database of this machine. Ends the process, with words instead of a stack, when it is not to be opened as it is. */
export async function openLocalDatabase(): Promise<EmbeddedSupabase> {
  try {
    return await openEmbeddedSupabase({
      dir: localDatabase,
      migrations: 'supabase/migrations',
      ...(existsSync(seed) && { seed }),
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
