import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { factorTable } from './auth-factors.ts'
import type { Database } from './engine.ts'
import { Refusal } from './refusal.ts'
import { storageTable } from './storage.ts'

type Migration = { name: string; sql: string; checksum: string }

/**
 * Applies the directory's new migrations in the order of their names, each in its own transaction.
 * Returns true when the database was fresh. Throws on a name the hosted service would not take,
 * and on a migration that was edited or removed after it had been applied here.
 */
export async function applyMigrations(sql: Database, directory: string): Promise<boolean> {
  const migrations = readMigrations(directory)
  await sql.exec(factorTable)
  await sql.exec(`
    create schema if not exists local;
    create table if not exists local.migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );
    ${storageTable}`)
  const applied = await sql.query<{ name: string; checksum: string }>(
    'select name, checksum from local.migrations',
  )
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]))
  refuseChanged(migrations, checksums)
  for (const migration of migrations) {
    if (!checksums.has(migration.name)) await apply(sql, migration)
  }
  return checksums.size === 0
}

/** Runs a seed file in one transaction. */
export async function runSeed(sql: Database, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`The seed ${file} does not exist.`)
  const text = readFileSync(file, 'utf8')
  await explained(`The seed ${file}`, text, () => sql.transaction((tx) => tx.exec(text)))
}

function readMigrations(directory: string): Migration[] {
  if (!existsSync(directory)) throw new Error(`The migrations directory ${directory} does not exist.`)
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const versions = new Set<string>()
  return names.map((name) => {
    const version = /^(\d{14})_\w+\.sql$/.exec(name)?.[1]
    if (version === undefined) {
      throw new Error(
        `The migration ${name} is not named like 20260101000000_name.sql: fourteen digits, ` +
          'an underscore, a name. Supabase would skip it.',
      )
    }
    if (versions.has(version)) throw new Error(`Two migrations share the version ${version}.`)
    versions.add(version)
    const sql = readFileSync(path.join(directory, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
  })
}

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const present = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    const now = present.get(name)
    if (now === checksum) continue
    const what = now === undefined ? 'is gone' : 'was changed'
    throw new Refusal(
      `The migration ${name} ${what} after it had been applied to this database. ` +
        '`npm run db:reset` makes a local one anew, without its rows and accounts; to keep them, restore the ' +
        'migration and write a new one.',
    )
  }
}

async function apply(sql: Database, migration: Migration): Promise<void> {
  await explained(`The migration ${migration.name}`, migration.sql, () =>
    sql.transaction(async (tx) => {
      await tx.exec(migration.sql)
      await tx.query('insert into local.migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
    }),
  )
}

async function explained(subject: string, text: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw new Error(`${subject} failed${lineOf(error, text)}: ${messageOf(error)}`)
  }
}

function lineOf(error: unknown, text: string): string {
  const position =
    typeof error === 'object' && error !== null && 'position' in error ? error.position : undefined
  const offset = Number(position)
  return Number.isInteger(offset) && offset > 0 ? ` at line ${text.slice(0, offset).split('\n').length}` : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
