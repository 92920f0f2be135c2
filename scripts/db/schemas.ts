import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

const folder = 'supabase'
const config = z.object({ db: z.object({ migrations: z.object({ schema_paths: z.array(z.string()) }) }) })

/**
 * The files that say what the database is, in the order of `supabase/config.toml`: later ones use earlier ones. As Supabase
 * reads them, a pattern stands for what no line before it has named.
 */
export function schemaFiles(): string[] {
  const { db } = config.parse(parse(readFileSync(path.join(folder, 'config.toml'), 'utf8')))
  const paths = db.migrations.schema_paths.map((file) => path.join(folder, file))
  return [...new Set(paths.flatMap((file) => globSync(file).toSorted()))]
}

/** All of them as one migration for an empty database. The reasons stay in the files. */
function baseline(): string {
  const files = schemaFiles().map((file) => `-- ${file}\n\n${withoutReasons(readFileSync(file, 'utf8'))}`)
  return [
    '-- What supabase/schemas said on this day. Made by `node scripts/db/schemas.ts`.\n',
    ...files,
  ].join('\n')
}

/** Comments inside a table or a function are a part of it. */
function withoutReasons(sql: string): string {
  return sql
    .replaceAll(/^--.*\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimStart()
}

if (import.meta.main) process.stdout.write(baseline())
