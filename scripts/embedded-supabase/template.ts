import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DatabaseSettings, openDatabase } from './database.ts'
import { applyMigrations, runSeed } from './migrations.ts'
import { openPglite } from './pglite.ts'

type Contents = { migrations: string; seed?: string } & DatabaseSettings

/**
 * The files of a fresh database, migrated and seeded: a copy of them opens in a fifth of the time. They are made once
 * and kept in the directory, under a hash of everything they are made of.
 */
export async function freshDatabaseFiles(directory: string, contents: Contents): Promise<Blob> {
  const file = path.join(directory, `${hashOf(contents)}.tar`)
  if (!existsSync(file)) await keep(file, await make(directory, contents))
  return openAsBlob(file)
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

/** Two processes may make it at once. The first one's file stays: replacing it would break a process that has it open. */
async function keep(file: string, files: Blob): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, files.stream())
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
}

function hashOf({ migrations, seed, keys, jwtSecret }: Contents): string {
  const hash = createHash('sha256').update(JSON.stringify([keys, jwtSecret]))
  const sources = [import.meta.dirname, migrations].flatMap((directory) =>
    readdirSync(directory)
      .sort()
      .map((name) => path.join(directory, name)),
  )
  // The lock file tells the versions of the engine.
  const lock = path.join(import.meta.dirname, '../../package-lock.json')
  for (const file of [lock, ...sources, ...(seed === undefined ? [] : [seed])])
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}
