import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { deadAddress } from '../../../scripts/content/dead-address.ts'
import { staleContent } from '../../../scripts/content/stale.ts'
import { treatmentKeys } from '../../../src/content/treatment-list.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { speaks } from '../../../src/locale.ts'

const copy = mkdtempSync(join(tmpdir(), 'stale-content-'))
afterAll(() => rmSync(copy, { recursive: true }))
for (const name of ['src', 'scripts', 'public', 'package.json'])
  cpSync(name, join(copy, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

/** Not offered in the copy, whatever the clinic offers. */
const gone = treatmentKeys.find((key) => key !== treatments[0]?.key) ?? ''

/** A row that stays in the list of a clinic with one treatment. */
const kept =
  priceSnapshot.items.find(
    ({ treatments: of }) => of.length === 0 || of.some((key) => key === treatments[0]?.key),
  )?.id ?? ''

/** Puts a module before another one that exports the same name. */
function instead(file: string, text: (whole: string) => string): void {
  const there = join(copy, file)
  const whole = file.replace(/\.ts$/, '.whole.ts')
  renameSync(there, join(copy, whole))
  writeFileSync(there, text(`./${whole.split('/').at(-1)}`))
}

const articleOf = `export const article = {
  slug: 'de-proba',
  treatments: ['${gone}'],
  ro: {
    body: [
      'Un rând bun, cu [prețuri](/preturi).',
      '[Un tratament](/tratamente/nu-mai-este#pret) care nu mai este.',
    ].join(' '),
  },
}
`

test('what this clinic publishes names nothing that it does not have', () => {
  expect(staleContent()).toEqual([])
})

test('a build and the check say by file and line what is named and not there', async () => {
  instead(
    'src/content/treatments.ts',
    (whole) =>
      `export * from '${whole}'\nimport { treatments as all } from '${whole}'\nexport const treatments = all.slice(0, 1)\n`,
  )
  instead(
    'src/content/news.ts',
    () => "import { article } from './news/de-proba.ts'\nexport const articles = [article]\n",
  )
  mkdirSync(join(copy, 'src/content/news'), { recursive: true })
  writeFileSync(join(copy, 'src/content/news/de-proba.ts'), articleOf)
  writeFileSync(
    join(copy, 'src/content/prices/first-prices.ts'),
    `export const firstPrices = [\n  '${kept}',\n  'nu-mai-este',\n]\n`,
  )
  const table = join(copy, 'src/features/redirects/table.ts')
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(
      /^const ownRows: .*? = \[/m,
      "$&\n  { to: '/tratamente/nu-mai-este', source: 'own', from: ['/veche'] },\n",
    ),
  )
  const clinic = join(copy, 'src/content/clinic.ts')
  writeFileSync(clinic, readFileSync(clinic, 'utf8').replace('  news: false', '  news: true'))

  for (const script of ['scripts/check-content.ts', 'scripts/build.ts']) {
    const run = promisify(execFile)(process.execPath, [script], { cwd: copy })
    const { code, stderr } = await run.then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    )
    expect(code).toBe(1)
    for (const told of [
      `src/content/news/de-proba.ts:3: ${gone} is not offered`,
      'src/content/news/de-proba.ts:7: /tratamente/nu-mai-este#pret: no such slug',
      'src/content/prices/first-prices.ts:3: nu-mai-este is not in the price list',
    ])
      expect(stderr).toContain(told)
    expect(stderr).toMatch(/src\/features\/redirects\/table\.ts:\d+: \/tratamente\/nu-mai-este: no such slug/)
    expect(stderr).not.toContain(`${kept} is not in`)
    expect(stderr).not.toContain('/preturi: ')
  }
})

test('an address of a treatment that is not offered, or of no page, is noticed', () => {
  expect(deadAddress('/tratamente/nu-mai-este')).toContain('renamed or taken out')
  if (speaks('en')) expect(deadAddress('/en/tratamente/nu-mai-este#pret')).toContain('renamed or taken out')
  expect(deadAddress('/nu-exista')).toContain('no page')
  expect(deadAddress('/contact?rand=a')).toBeNull()
  expect(deadAddress('https://x.example/tratamente/a')).toBeNull()
})
