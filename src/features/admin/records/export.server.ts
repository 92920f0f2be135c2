import { z } from 'zod'
import { storeError } from '../../../database/store-error.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

/** Rows asked for at once: those of drafts and publications are whole price lists. */
const atOnce = { few: 20, many: 500 }
const large = new Set(['public.drafts', 'public.publications'])

/** Begins a copy, which is recorded: the names of all tables. */
export async function beginExport(database: AdminDatabase): Promise<string[]> {
  const { data, error, status } = await database.rpc('begin_export')
  if (error) throw storeError('begin_export', status, { code: error.code })
  return z.array(z.string()).parse(data)
}

/**
 * The tables as one JSON document, piece by piece: `{ format, exportedAt, tables: { "public.prices": [row, …] } }`. It
 * ends in the middle when the database fails, so that half a copy is no JSON.
 */
export async function* exportTables(
  database: AdminDatabase,
  tables: readonly string[],
  now: Date,
): AsyncGenerator<string> {
  yield `{"format":1,"exportedAt":${JSON.stringify(now.toISOString())},"tables":{`
  for (const [place, table] of tables.entries()) {
    yield `${place === 0 ? '' : ','}\n${JSON.stringify(table)}:[`
    const taken = large.has(table) ? atOnce.few : atOnce.many
    for (let skipped = 0; ; skipped += taken) {
      const rows = await readRows(database, table, skipped, taken)
      const text = rows.map((row) => JSON.stringify(row)).join(',\n')
      if (text !== '') yield `${skipped === 0 ? '\n' : ',\n'}${text}`
      if (rows.length < taken) break
    }
    yield ']'
  }
  yield '}}\n'
}

async function readRows(
  database: AdminDatabase,
  table: string,
  skipped: number,
  taken: number,
): Promise<unknown[]> {
  const { data, error, status } = await database.rpc('export_rows', { table_name: table, skipped, taken })
  if (error) throw storeError(`export_rows ${table}`, status, { code: error.code })
  return z.array(z.unknown()).parse(data)
}
