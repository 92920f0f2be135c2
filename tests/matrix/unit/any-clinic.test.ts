import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'any-clinic-'))
afterAll(() => rmSync(copy, { recursive: true }))
for (const name of ['src', 'tests/support', 'package.json'])
  cpSync(name, join(copy, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

/** What a clinic may lack: the file that has it, its name there, and what is left, made of `all` there is. */
const lacking = [
  ['anybody but dentists', 'src/content/team.ts', 'team', "all.filter(({ kind }) => kind === 'doctor')"],
  ['a second dentist', 'src/content/team.ts', 'team', "[all.find(({ kind }) => kind === 'doctor')]"],
  ['a second treatment', 'src/content/treatments.ts', 'treatments', 'all.slice(0, 1)'],
  ['stories', 'src/content/stories/stories.ts', 'stories', '[]'],
  ['articles', 'src/content/news.ts', 'articles', '[]'],
  ['totals', 'src/content/whole-treatments.ts', 'wholeTreatments', '[]'],
  ['old addresses', 'src/features/redirects/table.ts', 'legacyRedirects', '[]'],
  ['English', 'src/locale.ts', 'locales', "['ro']"],
  [
    'prices with a range',
    'src/features/prices/snapshot.ts',
    'priceSnapshot',
    "{ ...all, items: all.items.map((row) => (row.kind === 'range' ? { ...row, kind: 'fixed' } : row)) }",
  ],
  [
    'what is free',
    'src/features/prices/snapshot.ts',
    'priceSnapshot',
    '{ ...all, items: all.items.filter((row) => row.amount_min > 0) }',
  ],
] as const

test.each(lacking)('tests find their examples where a clinic lacks %s', async (_, file, name, rest) => {
  const there = join(copy, file)
  const whole = there.replace(/\.ts$/, '.whole.ts')
  renameSync(there, whole)
  const from = `'./${basename(whole)}'`
  const text = readFileSync(whole, 'utf8')
  writeFileSync(
    there,
    `export * from ${from}\nimport { ${name} as all } from ${from}\nexport const ${name} = ${rest}\n`,
  )
  try {
    const words = ['--input-type=module', '--eval', "await import('./tests/support/samples/examples.ts')"]
    const { stderr } = await promisify(execFile)(process.execPath, words, { cwd: copy })
    expect(stderr).toBe('')
  } finally {
    writeFileSync(there, text)
  }
})
