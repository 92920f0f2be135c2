import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { some } from '../../support/some.ts'

const copy = mkdtempSync(join(tmpdir(), 'dev-command-'))
afterAll(() => rmSync(copy, { recursive: true }))
for (const name of [
  'src',
  'scripts',
  'public',
  'supabase',
  'package.json',
  'package-lock.json',
  'wrangler.toml',
])
  cpSync(name, join(copy, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

/** What `npm run dev -- --help` says: the database is opened as ever, and wrangler tells its options instead of serving. */
async function start(): Promise<string> {
  const path = `${resolve('node_modules/.bin')}:${process.env.PATH}`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/dev.ts', '--help'], {
    cwd: copy,
    env: { ...process.env, PATH: path },
  })
  return stdout + stderr
}

test('a start after the prices of the content were changed says that pages show the old ones, and what to do', async () => {
  const before = await start()
  expect(before).toContain('wrangler dev')
  expect(before).not.toMatch(/older|anew/)

  const file = join(copy, 'src/features/prices/snapshot.ts')
  const [first] = some(priceSnapshot.items)
  const written = readFileSync(file, 'utf8')
  const changed = written.replace(`ro: '${first?.title.ro}'`, "ro: 'Un preț schimbat'")
  expect(changed).not.toBe(written)
  writeFileSync(file, changed)

  const after = await start()
  expect(after).toContain('supabase/seed.sql is made anew')
  expect(after).toMatch(/rows in \.wrangler\/supabase are older .*: price_items\. `npm run db:reset`/)
  expect(await start()).toMatch(/are older .*: price_items\./)
}, 900_000)
