import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEmbeddedSupabase } from '../../scripts/embedded-supabase.ts'

/** A folder like the project's, with a small database. */
const home = mkdtempSync(path.join(tmpdir(), 'local-database-'))
const dir = path.join(home, '.wrangler/supabase')
const migrations = path.join(home, 'supabase/migrations')
const seed = path.join(home, 'supabase/seed.sql')
const write = (sql: string) => writeFileSync(path.join(migrations, '20260101000000_notes.sql'), sql)
const notes = 'create table public.notes (body text);'

const seeded = "insert into public.notes values ('seeded');"

beforeAll(() => mkdirSync(migrations, { recursive: true }))
beforeEach(() => {
  rmSync(dir, { recursive: true, force: true })
  write(notes)
  writeFileSync(seed, seeded)
})
afterAll(() => rmSync(home, { recursive: true }))

/** What is in the table. */
async function bodies(): Promise<string[]> {
  const db = await openEmbeddedSupabase({ dir, migrations, seed })
  try {
    const { rows } = await db.sql.query<{ body: string }>('select body from notes')
    return rows.map(({ body }) => body)
  } finally {
    await db.close()
  }
}

test('a first start that was ended before it was done is made again, with its seed', async () => {
  writeFileSync(seed, 'insert into public.nothing values (1);')
  await expect(bodies()).rejects.toThrow('seed.sql failed')
  writeFileSync(seed, seeded)
  expect(await bodies()).toEqual(['seeded'])
}, 120_000)
