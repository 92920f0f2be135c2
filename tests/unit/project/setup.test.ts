import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { deployConfig } from '../../../scripts/deploy/config.ts'
import { currentAnswers, readAnswers } from '../../../scripts/setup/answers.ts'
import { readFactFiles, writeAnswers } from '../../../scripts/setup/write-answers.ts'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { longestName } from '../../../src/content/titled.ts'
import { purposeOf, queuePurposes } from '../../../src/jobs/queue-names.ts'
import { some } from '../../support/some.ts'

const nord = {
  name: "Dentalis d'Nord",
  brand: 'dentalis',
  origin: 'https://www.dentalis-nord.example',
  phone: '+40264000111',
  email: 'salut@dentalis-nord.example',
  street: 'Str. Fabricii nr. 3',
  sector: 'Mărăști',
  city: { ro: 'Cluj-Napoca', en: 'Cluj-Napoca' },
  county: 'Cluj',
  postalCode: '400620',
  latitude: 46.78,
  longitude: -23.61,
  hours: [
    [
      ['08:00', '12:00'],
      ['13:00', '19:00'],
    ],
    [['08:00', '16:00']],
    [],
    [],
    [['08:00', '16:00']],
    [],
    [],
  ],
  legalName: 'Dentalis Nord SRL',
  cui: 'RO 11111111',
  modules: { videos: false, newsletter: false },
  languages: ['ro'],
  colours: { light: { brand: '#7a1f3d' }, dark: { ink: '#fafafa' } },
  sampleRedirects: false,
}

test('a new clinic has its own facts, and keeps those that nobody asked for', async () => {
  const written = writeAnswers(readFactFiles(), readAnswers(nord))
  const dir = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'clinic.ts'), written.clinic)
  const made = await import(/* @vite-ignore */ pathToFileURL(join(dir, 'clinic.ts')).href)
  expect(made.brand).toBe('dentalis')
  expect(made.clinic).toEqual({
    ...clinic,
    name: nord.name,
    origin: nord.origin,
    phone: nord.phone,
    email: nord.email,
    address: {
      ...clinic.address,
      street: nord.street,
      sector: nord.sector,
      city: 'Cluj-Napoca',
      postalCode: '400620',
    },
    county: 'Cluj',
    coordinates: { latitude: 46.78, longitude: -23.61 },
    hours: nord.hours,
    legal: { ...clinic.legal, name: nord.legalName, cui: nord.cui },
  })
  expect(made.modules).toEqual({ ...modules, videos: false, newsletter: false })
  expect(written.locale).toMatch(/^export const locales: readonly Locale\[\] = \['ro'\]$/m)
  expect(written.palette).toContain("    brand: '#7a1f3d',")
  expect(written.palette).toContain("    ink: '#fafafa',")
  expect(written.directionsRo).toMatch(/^export const directions: readonly string\[\] = \[\]$/m)
  expect(written.redirects).toContain('const rows: readonly LegacyRedirects[] = []')
  expect(written.redirects).toMatch(/wordRules: .* = \[\]/)
  expect(written.cityEn).toContain("export const city = 'Cluj-Napoca'")
  expect(written.wrangler).toMatch(/^name = "dentalis-nord-example"$/m)
  expect(written.wrangler).toMatch(/^dataset = "dentalis_insights"$/m)
})

const worker = deployConfig('production').name
const queuesIn = (toml: string) =>
  Array.from(toml.matchAll(/^(?:dead_letter_)?queue = "(.*)"$/gm), ([, queue = '']) => queue)

test('its queues are its own in an account that another clinic is in, and what they are for is still their end', () => {
  const files = readFactFiles()
  const before = some(queuesIn(files.wrangler))
  const { wrangler } = writeAnswers(files, readAnswers(nord))
  const after = queuesIn(wrangler)
  expect(after.filter((queue) => before.includes(queue))).toEqual([])
  const unnamed = (queue: string) => queue.replace(new RegExp(`^${worker}-`), '')
  expect(after).toEqual(before.map((queue) => `dentalis-nord-example-${unnamed(queue)}`))
  const config = deployConfig('production', wrangler)
  expect(config.queues.consumers.map(({ queue }) => purposeOf(queue)).toSorted()).toEqual(
    queuePurposes.toSorted(),
  )
  // As they were called before they had the Worker's name, beside one that the owner has added.
  const older = files.wrangler
    .replaceAll(`"${worker}-`, '"')
    .concat('\n[[queues.producers]]\nbinding = "OWN"\nqueue = "own-letters"\n')
  const renamed = writeAnswers({ ...files, wrangler: older }, readAnswers(nord)).wrangler
  expect(queuesIn(renamed)).toEqual([...after, 'own-letters'])
})

test('the queues of a clinic with a long name have names that Cloudflare takes, and still no other’s', () => {
  const named = (host: string) => {
    const { wrangler } = writeAnswers(readFactFiles(), readAnswers({ ...nord, origin: `https://${host}` }))
    return queuesIn(wrangler)
  }
  const [one, two] = ['centrul-stomatologic-doctor-popescu-ro', 'centrul-stomatologic-doctor-popescu-rm'].map(
    (host) => some(named(`${host}.example`)),
  )
  for (const queue of one ?? []) expect(`${queue}-staging`).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
  expect(one?.filter((queue) => two?.includes(queue))).toEqual([])
})

test('it can be run again: the same answers change nothing, and the old ones lead back', () => {
  const once = writeAnswers(readFactFiles(), readAnswers(nord))
  expect(writeAnswers(once, readAnswers(nord))).toEqual(once)
  const same = { ...currentAnswers, origin: `https://www.${worker}` }
  const back = writeAnswers(once, same)
  expect(writeAnswers(back, currentAnswers).clinic).toBe(writeAnswers(readFactFiles(), currentAnswers).clinic)
  expect(back.wrangler).toBe(writeAnswers(readFactFiles(), same).wrangler)
})

test('wrong answers are named, all at once', () => {
  const wrong = {
    phone: '0264 000 111',
    brand: 'Dentalis-Nord',
    hours: [[['18:00', '09:00']]],
    colour: 'red',
  }
  expect(() => readAnswers(wrong)).toThrow(/phone: .*\n {2}brand:|brand: [\s\S]*phone: /)
  expect(() => readAnswers(wrong)).toThrow(/hours/)
  expect(() => readAnswers(wrong)).toThrow(/colour/)
})

test.each([
  ['{ "brand": "Dentalis-Nord" }', /^These answers cannot be used:\n {2}brand: small letters.*$/],
  ['{ "brand": ', /^\S+answers.json cannot be read: .*JSON.*$/],
])('the command says in one message what is wrong with a file that holds %s', (text, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'answers.json')
  writeFileSync(file, text)
  const { status, stderr } = spawnSync('node', ['scripts/setup.ts', '--from', file], { encoding: 'utf8' })
  expect(stderr.trim()).toMatch(words)
  expect(status).toBe(1)
})

test('colours that cannot be read on each other are refused before anything is written', () => {
  expect(() => readAnswers({ colours: { light: { ink: '#9aa' } } })).toThrow(
    /ink: a colour is written #1f4a4c/,
  )
  expect(() => readAnswers({ colours: { light: { brand: '#ffe08a' } } })).toThrow(
    /colours: light scheme: text \(brand\) on paper reaches 1\.\d\d:1 and needs 4\.5:1/,
  )
})

test('a file that has lost its place for a fact says which', () => {
  const broken = { ...readFactFiles(), clinic: readFactFiles().clinic.replace('  phone:', '  telephone:') }
  expect(() => writeAnswers(broken, readAnswers(nord))).toThrow('There is no place for "phone"')
})

test('a name with the word clinic in it is refused, for the texts would say it twice', () => {
  for (const name of ['Clinica Dentară Marea Neagră', 'Riverside Dental Clinic'])
    expect(() => readAnswers({ name })).toThrow(/name: without “Clinica” or “Dental Clinic”/)
  expect(readAnswers({}).name).toBe(clinic.name)
})

test('a name that is too long for a title is refused, one that just fits is taken', () => {
  const fitting = 'x'.repeat(longestName)
  expect(readAnswers({ name: fitting }).name).toBe(fitting)
  expect(() => readAnswers({ name: `${fitting}x` })).toThrow(/name: /)
})

test('old addresses are emptied whether they stand on one line or on many', () => {
  const files = readFactFiles()
  const row = "{ to: '/contact', source: 'spec', from: ['/x'] }"
  for (const rows of [`[${row}]`, `[\n  ${row},\n]`]) {
    const redirects = files.redirects.replace(
      /^(const rows: readonly LegacyRedirects\[\] = )[\s\S]*?\n\n/m,
      `$1${rows}\n\n`,
    )
    const written = writeAnswers({ ...files, redirects }, readAnswers(nord))
    expect(redirects).toContain(row)
    expect(written.redirects).toContain('const rows: readonly LegacyRedirects[] = []\n')
  }
})
