import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DatabaseSettings, openDatabase } from './database.ts'
import { hashOfEngine, keptFiles, shortDigest } from './kept-files.ts'
import { applyMigrations, runSeed } from './migrations.ts'
import { openPglite } from './pglite.ts'

type Contents = { migrations: string; seed?: string } & DatabaseSettings

/**
 * The files of a fresh database, migrated and seeded: a copy of them opens in a fifth of the time. They are made once
 * and kept in the directory, under a hash of everything they are made of.
 */
export function freshDatabaseFiles(directory: string, contents: Contents): Promise<Blob> {
  return keptFiles(path.join(directory, `${nameOf(contents)}.tar`), () => make(directory, contents))
}

/** The seeded one is the empty one with its seed, so the migrations run once for both. */
async function make(directory: string, { seed, ...rest }: Contents): Promise<Blob> {
  const { migrations, keys, jwtSecret } = rest
  const files = seed === undefined ? null : await freshDatabaseFiles(directory, rest)
  const engine = await openPglite({ directory: null, files })
  await openDatabase(engine, { keys, jwtSecret })
  try {
    await applyMigrations(engine.sql, migrations)
    if (seed !== undefined) await runSeed(engine.sql, seed)
    return await engine.dump()
  } finally {
    await engine.close()
  }
}

function nameOf({ migrations, seed, keys, jwtSecret }: Contents): string {
  const hash = hashOfEngine().update(JSON.stringify([keys, jwtSecret]))
  const sources = [import.meta.dirname, migrations].flatMap((directory) =>
    readdirSync(directory)
      .sort()
      .map((name) => path.join(directory, name)),
  )
  for (const file of [...sources, ...(seed === undefined ? [] : [seed])])
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file))
  return shortDigest(hash)
}
