import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'

/** A machine of its own: the command writes below the directory it is run in. */
let home = ''
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'create-admin-'))
  await symlink(path.resolve('supabase'), path.join(home, 'supabase'))
})
afterAll(() => rm(home, { recursive: true }))

const run = promisify(execFile)
function command(...words: string[]) {
  const { SUPABASE_URL: _, SUPABASE_SECRET_KEY: __, ADMIN_PASSWORD: ___, ...env } = process.env
  return run(process.execPath, [path.resolve('scripts/admin/create.ts'), ...words], { cwd: home, env })
}
const openDatabase = () =>
  openEmbeddedSupabase({
    dir: path.join(home, '.wrangler/supabase'),
    migrations: 'supabase/migrations',
    seed: 'supabase/seed.sql',
  })

test('the command makes an admin who can sign in, shows the password once, and waits for the dev server', async () => {
  const { stdout } = await command(' Patron@Exemplu.ro')
  expect(stdout).toContain('patron@exemplu.ro may use the admin pages: /admin/prices')
  const [, password = ''] = /Password, shown this once: (\S{20})\n/.exec(stdout) ?? []
  const again = await command('patron@exemplu.ro')
  expect(again.stdout).toContain('They had the right already and keep their password.')
  expect(again.stdout).not.toContain('Password, shown')

  const db = await openDatabase()
  try {
    const client = createClient(db.url, db.keys.publishable, { auth: { persistSession: false } })
    const { data, error } = await client.auth.signInWithPassword({ email: 'patron@exemplu.ro', password })
    expect(error).toBeNull()
    const { rows } = await db.sql.query('select user_id from admins')
    expect(rows).toEqual([{ user_id: data.user?.id }])
    await expect(command('altul@exemplu.ro')).rejects.toThrow(/supabase.*(in use|taken|running)/i)
  } finally {
    await db.close()
  }
})

test('what is no address is refused with the usage', async () => {
  await expect(command('patron')).rejects.toThrow('Usage: npm run admin:create -- mail@example.ro')
})
