import { existsSync, readFileSync } from 'node:fs'
import { keptSeed } from './embedded-supabase/beginning.ts'
import { Refusal } from './embedded-supabase/refusal.ts'
import { type EmbeddedSupabase, openEmbeddedSupabase } from './embedded-supabase.ts'

/** The rows of `npm run dev`; `npm run db:reset` takes them away. */
export const localDatabase = '.wrangler/supabase'

const seed = 'supabase/seed.sql'

/** The database of this machine. Ends the process, with words instead of a stack, when it is not to be opened as it is. */
export async function openLocalDatabase(): Promise<EmbeddedSupabase> {
  try {
    const database = await openEmbeddedSupabase({
      dir: localDatabase,
      migrations: 'supabase/migrations',
      ...(existsSync(seed) && { seed }),
    })
    const older = olderTables()
    if (older.length > 0)
      console.warn(
        `The rows in ${localDatabase} are older than ${seed}, so pages do not show what has changed in it: ${older.join(', ')}. ` +
          '`npm run db:reset` takes the new ones; rows and accounts of the local database go.',
      )
    return database
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The tables whose seed rows have changed since the database was created. */
function olderTables(): string[] {
  const seedFile = keptSeed(localDatabase)
  if (!existsSync(seedFile) || !existsSync(seed)) return []
  const [before, now] = [seedFile, seed].map((file) => insertsOf(readFileSync(file, 'utf8')))
  const tables = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...tables].filter((table) => before?.get(table) !== now?.get(table))
}

function insertsOf(sql: string): Map<string, string> {
  const inserts = sql.split(/^(?=insert into public\.)/m).filter((text) => text.startsWith('insert'))
  return new Map(inserts.map((text) => [/^insert into public\.(\w+)/.exec(text)?.[1] ?? '', text.trim()]))
}
