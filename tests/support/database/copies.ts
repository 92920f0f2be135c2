import type { Engine } from '../../../scripts/embedded-supabase/engine.ts'
import { keptFilesDirectory } from '../../../scripts/embedded-supabase/kept-files.ts'
import { runSeed } from '../../../scripts/embedded-supabase/migrations.ts'
import { type EmbeddedSupabaseOptions, openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { isRun, ofTheRun } from '../run/of-the-run.ts'
import { openNativeEngine } from './native-engine.ts'
import { findPostgres, openPostgres } from './postgres.ts'

const seed = 'supabase/seed.sql'

export const sourcesOf = (seeded: boolean): EmbeddedSupabaseOptions => ({
  migrations: 'supabase/migrations',
  ...(seeded && { seed }),
  templates: keptFilesDirectory,
})

/**
 * The PostgreSQL of a whole run, with an empty database and a seeded one that all others are copies of: a statement
 * takes a fifth of what it takes the embedded engine. Null where none is installed or PGLITE is set.
 */
export async function startPostgres() {
  const bin = process.env.PGLITE ? null : findPostgres()
  if (bin === null) return null
  const { directory, close } = await openPostgres(bin)
  await copy(directory, 'template1', 'empty')
  const engine = openNativeEngine(directory, 'empty')
  await (await openEmbeddedSupabase({ ...sourcesOf(false), engine })).close()
  await copy(directory, 'empty', 'seeded')
  const seeded = openNativeEngine(directory, 'seeded')
  await runSeed(seeded.sql, seed)
  await seeded.close()
  return { directory, close }
}

/** A copy of one of them, which is gone once it is closed; null where the run has none, and outside of a run. */
export async function openCopy(seeded: boolean): Promise<Engine | null> {
  const directory = isRun() ? await ofTheRun<string | null>('postgres') : null
  if (directory === null) return null
  const name = crypto.randomUUID()
  await copy(directory, seeded ? 'seeded' : 'empty', name)
  const engine = openNativeEngine(directory, name)
  return {
    ...engine,
    async close() {
      await engine.close()
      await inMaintenance(directory, `drop database "${name}" with (force)`)
    },
  }
}

const copy = (directory: string, template: string, name: string) =>
  inMaintenance(directory, `create database "${name}" template "${template}"`)

async function inMaintenance(directory: string, statement: string): Promise<void> {
  const { sql, close } = openNativeEngine(directory, 'postgres')
  try {
    await sql.exec(statement)
  } finally {
    await close()
  }
}
