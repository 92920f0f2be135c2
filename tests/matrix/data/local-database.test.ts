import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'

/** A folder like the project's, with a small database: the commands write below the directory they are run in. */
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

const run = promisify(execFile)
const { SUPABASE_URL: _, SUPABASE_SECRET_KEY: __, ...env } = process.env
const command = (script: string, ...words: string[]) =>
  run(process.execPath, [path.resolve(script), ...words], { cwd: home, env }).then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    ({ stderr, code }: { stderr: string; code: number }) => ({ said: stderr, code }),
  )

/** What is in the table, while the work is done with the database open. */
async function bodies(work?: () => Promise<void>): Promise<string[]> {
  const db = await openEmbeddedSupabase({ dir, migrations, seed })
  try {
    await work?.()
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
})

test('a database that is older than the seed is opened, and it is said of which tables', async () => {
  const open = async () => (await command('scripts/admin/factor.ts', 'ana@exemplu.ro')).said
  await bodies()
  expect(await open()).not.toContain('older')
  writeFileSync(seed, "insert into public.notes values ('changed');")
  expect(await open()).toMatch(/rows in \.wrangler\/supabase are older .*: notes\. `npm run db:reset`/)
})

test('a database of other migrations, or of files that are no database, is refused in a sentence that names the command', async () => {
  const words = /^(\[embedded supabase\] .*\n)?The .*`npm run db:reset`.*\n$/
  const open = () => command('scripts/admin/factor.ts', 'ana@exemplu.ro')
  await bodies()
  write(`${notes} -- another`)
  expect(await open()).toEqual({ said: expect.stringMatching(words), code: 1 })

  // Not from under a server that is running.
  write(notes)
  await bodies(async () => {
    expect(await command('scripts/db/reset.ts')).toEqual({
      said: expect.stringContaining('is in use by process'),
      code: 1,
    })
  })
  expect((await command('scripts/db/reset.ts')).code).toBe(0)
  write(`${notes} -- another`)
  expect(await bodies()).toEqual(['seeded'])

  const data = path.join(dir, 'data')
  for (const name of readdirSync(data).filter((name) => name !== 'PG_VERSION'))
    rmSync(path.join(data, name), { recursive: true })
  expect(await open()).toEqual({ said: expect.stringMatching(words), code: 1 })
})
