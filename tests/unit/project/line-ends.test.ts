import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'line-ends-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As on Windows, where Git writes every text with CRLF unless it is told not to. */
const git = (...words: string[]) =>
  spawnSync(
    'git',
    ['-c', 'core.autocrlf=true', '-c', 'user.name=a', '-c', 'user.email=a@exemplu.ro', ...words],
    { cwd: folder },
  ).status

// A copy of the template without its history may lie where there is no Git.
test.skipIf(git('--version') !== 0)('a checkout has the same bytes on every machine', () => {
  const files = { 'text.ts': 'const a = 1\nconst b = 2\n', 'picture.png': 'a\r\nb', 'film.mp4': 'a\r\nb\n' }
  if (existsSync('.gitattributes')) copyFileSync('.gitattributes', join(folder, '.gitattributes'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  expect([git('init'), git('add', '.'), git('commit', '-m', 'Files')]).toEqual([0, 0, 0])
  for (const name of Object.keys(files)) rmSync(join(folder, name))
  expect(git('checkout', '--', '.')).toBe(0)
  const checkedOut = Object.keys(files).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
  expect(Object.fromEntries(checkedOut)).toEqual(files)
})
