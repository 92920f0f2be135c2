import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

const folder = 'supabase'
const config = z.object({ db: z.object({ migrations: z.object({ schema_paths: z.array(z.string()) }) }) })

/** The files that say what the database is, in the order of `supabase/config.toml`: later ones use earlier ones. */
export function schemaFiles(): string[] {
  return schemaLines().flatMap(({ files }) => files)
}

/** What each line of `schema_paths` stands for: as Supabase reads them, what no line before it has taken. */
export function schemaLines(): { line: string; files: string[] }[] {
  const { db } = config.parse(parse(readFileSync(path.join(folder, 'config.toml'), 'utf8')))
  const taken = new Set<string>()
  return db.migrations.schema_paths.map((line) => {
    const files = globSync(path.join(folder, line))
      .filter((file) => !taken.has(file))
      .toSorted()
    for (const file of files) taken.add(file)
    return { line, files }
  })
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
