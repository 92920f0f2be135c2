import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkPrices, checkTotals } from '../../../scripts/doctor/prices.ts'
import { checkFacts, otherLandmark, otherPlaces } from '../../../scripts/doctor/sample.ts'
import { factFiles, readFactFiles, writeAnswers } from '../../../scripts/setup/write-answers.ts'
import { offeredKeys } from '../../../src/content/treatment-list.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { sampleAnswers } from '../../support/samples/sample-answers.ts'

/** A clinic with a domain of its own, to which somebody forgot to give the rest. */
const clinic = mkdtempSync(join(tmpdir(), 'invented-'))
afterAll(() => rmSync(clinic, { recursive: true }))
for (const name of ['src', 'scripts', 'wrangler.toml', 'package.json'])
  cpSync(name, join(clinic, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(clinic, 'node_modules'))
const origin = 'https://www.clinica-adevarata.ro'
const named = writeAnswers(readFactFiles(), { ...sampleAnswers, name: 'Adevărata', origin })
writeFileSync(join(clinic, factFiles.clinic), named.clinic)

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: clinic, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test.each([
  ['built', 'scripts/build.ts'],
  ['deployed', 'scripts/deploy.ts', '--dry-run'],
])('nothing is %s for a real domain while a fact of the sample stands', (what, ...words) => {
  const { status, said } = run(...words)
  expect(status).toBe(1)
  expect(said).toContain(`Nothing was ${what}`)
  expect(said).toMatch(/facts: invented for the sample: .*\bcui, tradeRegister\b/)
})

test('the doctor names what was invented', () => {
  const { status, said } = run('scripts/doctor.ts')
  expect(status).toBe(1)
  expect(said).toMatch(/^✗ facts: invented for the sample: .*\bcui, tradeRegister\b/m)
})

test('the doctor names a figure that was counted in a register of the sample', () => {
  const [key = ''] = offeredKeys
  const file = `src/content/treatments/${key}/ro.ts`
  appendFileSync(join(clinic, file), '\n// period: Tratamente încheiate în 2022–2025\n')
  const { status, said } = run('scripts/doctor.ts')
  expect(status).toBe(1)
  expect(said).toMatch(new RegExp(`^✗ figures: .*${file}`, 'm'))
})

test('the doctor finds nothing in facts that are a clinic’s own', () => {
  expect(checkFacts({ name: 'Adevărata', cui: 'RO 12345674' })).toMatchObject([{ state: 'fine' }])
})

test('addresses and a drawing of the sample’s city are named to a clinic of another', () => {
  const left = treatments.map(({ slug }) => slug).filter((slug) => slug.includes('bucuresti'))
  const said = (city: string) => otherPlaces(city).map(({ says }) => says)
  for (const slug of left) expect(said('Cluj-Napoca')[0]).toContain(slug)
  expect(said('București')).toEqual([])
  expect(otherLandmark('București')).toEqual([])
})

const row = { id: 'prima-consultatie', amount_min: 0, vat: 'exempt', hidden: false }

test('a first consultation that costs something is named with the texts that call it free', () => {
  expect(checkPrices([row])).toMatchObject([{ state: 'fine' }])
  mkdirSync(join(clinic, 'src/pages/deProba'))
  writeFileSync(
    join(clinic, 'src/pages/deProba/ro.ts'),
    "export const words = [\n  'Prima consultație este gratuită.',\n  'Igienizarea se plătește.',\n]\n",
  )
  const snapshot = join(clinic, 'src/features/prices/snapshot.ts')
  writeFileSync(snapshot, readFileSync(snapshot, 'utf8').replaceAll('prima-consultatie', 'consultatie-noua'))
  const { said } = run('scripts/doctor.ts')
  expect(said).toMatch(/^✗ first consultation: .* texts call it free: .*src\/pages\/deProba\/ro\.ts:2/m)
  expect(said).not.toContain('deProba/ro.ts:3')
})

test('a total is named that the list has no row for, or a hidden one; a choice that is left is enough', () => {
  const stages = [{ due: 'end', parts: [{ anyOf: ['gutiere', 'bracketuri'], times: 1 }] }] as const
  const total = { id: 'aparat', slug: 'aparat', treatment: 'aparat_dentar', stages } as const
  const totals = [{ ...total, measure: { count: 1, of: 'arch' } }] as const
  const found = (...rows: { id: string; hidden: boolean }[]) => checkTotals(rows, totals)
  expect(found({ id: 'bracketuri', hidden: false })).toEqual([])
  for (const rows of [[], [{ id: 'gutiere', hidden: true }]])
    expect(found(...rows)).toMatchObject([
      { state: 'look', says: expect.stringMatching(/“aparat” .* gutiere or bracketuri/) },
    ])
})

test('prices that include VAT are named to a clinic whose tax code is without RO', () => {
  const rows = [row, { ...row, id: 'albire', vat: 'included' }]
  expect(checkPrices(rows, 'RO 12345674')).toMatchObject([{ state: 'fine' }])
  expect(checkPrices(rows, '12345674')).toMatchObject([
    { state: 'wrong', subject: 'VAT', says: expect.stringMatching(/: albire$/) },
  ])
})
