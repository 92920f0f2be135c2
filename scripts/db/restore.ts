import { readFileSync } from 'node:fs'
import { z } from 'zod'

const copy = z.object({ format: z.literal(1), tables: z.record(z.string(), z.array(z.unknown())) })

/** Admins are accounts, which no copy holds: `npm run admin:create` makes them. */
const leftOut = new Set(['public.admins'])
const rowsInOne = 500

/**
 * The SQL that puts a copy (`/admin/audit`) into a database that has the migrations. Rows that are there stay as they
 * are. Triggers and foreign keys rest meanwhile: the rows have been through them once.
 */
export function restoreStatements(text: string): string {
  const { tables } = copy.parse(JSON.parse(text))
  const calls = Object.entries(tables).flatMap(([name, rows]) =>
    leftOut.has(name) ? [] : inParts(rows).map((part) => call(name, part)),
  )
  return ['begin;', 'set local session_replication_role = replica;', ...calls, 'commit;', ''].join('\n')
}

function call(name: string, rows: readonly unknown[]): string {
  return `select private.restore_rows(${quoted(name)}, ${quoted(JSON.stringify(rows))}::jsonb);`
}

function inParts(rows: readonly unknown[]): unknown[][] {
  const count = Math.ceil(rows.length / rowsInOne)
  return Array.from({ length: count }, (_, part) => rows.slice(part * rowsInOne, (part + 1) * rowsInOne))
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

if (import.meta.main) {
  const file = process.argv[2]
  if (file === undefined) {
    console.error('Usage: npm run --silent db:restore -- copy.json > restore.sql')
    process.exit(1)
  }
  process.stdout.write(restoreStatements(readFileSync(file, 'utf8')))
}
