import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { schemaFiles } from '../../../scripts/db/schemas.ts'
import { type Catalog, catalogDifferences, catalogOf } from './catalog.ts'
import { type HostedDatabases, openByDefault } from './hosted.ts'

const directory = 'supabase/migrations'
const migrationFiles = () =>
  readdirSync(directory)
    .sort()
    .map((name) => path.join(directory, name))

/** The files of supabase/schemas say what the migrations make. */
export async function askDeclared(databases: HostedDatabases): Promise<void> {
  const made = async (files: readonly string[], first = ''): Promise<Catalog> => {
    const session = await databases.open(first)
    for (const file of files) await session.exec(readFileSync(file, 'utf8'))
    return catalogOf(session)
  }
  expect(catalogDifferences(await made(schemaFiles()), await made(migrationFiles(), openByDefault))).toEqual(
    [],
  )
}
