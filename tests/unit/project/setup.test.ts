import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { deployConfig } from '../../../scripts/deploy/config.ts'
import { answersSchema, currentAnswers } from '../../../scripts/setup/answers.ts'
import { keptKeys, readAnswers } from '../../../scripts/setup/read-answers.ts'
import { example, inventedFacts, sampleStreet } from '../../../scripts/setup/sample.ts'
import { readFactFiles, writeAnswers } from '../../../scripts/setup/write-answers.ts'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { longestName } from '../../../src/content/titled.ts'
import { purposeOf, queuePurposes } from '../../../src/jobs/queue-names.ts'
import { sampleAnswers } from '../../support/samples/sample-answers.ts'
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
  tradeRegister: 'J12/1111/2019',
  authorisation: 'ASF 1111/2019, Direcția de Sănătate Publică Cluj',
  college: 'Colegiul Medicilor Stomatologi Cluj',
  modules: { videos: false, newsletter: false },
  languages: ['ro'],
  colours: { light: { brand: '#7a1f3d' }, dark: { ink: '#fafafa' } },
  sampleRedirects: false,
}

test('a new clinic has its own facts', async () => {
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
    legal: {
      ...clinic.legal,
      name: nord.legalName,
      cui: nord.cui,
      tradeRegister: nord.tradeRegister,
      authorisation: nord.authorisation,
      college: nord.college,
    },
  })
  expect(made.modules).toEqual({ ...modules, videos: false, newsletter: false })
  expect(written.locale).toMatch(/^export const locales: readonly Locale\[\] = \['ro'\]$/m)
  expect(written.palette).toContain("    brand: '#7a1f3d',")
  expect(written.palette).toContain("    ink: '#fafafa',")
  expect(written.directionsRo).toMatch(/^export const directions: readonly string\[\] = \[\]$/m)
  expect(written.redirects).toContain('export const sampleRows: readonly LegacyRedirects[] = []')
  expect(written.evidence).toContain('export const sampleRatings: readonly Rating[] = []')
  expect(written.redirects).toContain('export const sampleWords: readonly WordRule[] = []')
  expect(written.surroundings).toMatch(/^export const surroundings: .* = \{/m)
  expect(written.surroundings).not.toContain(sampleStreet)
  expect(written.cityEn).toContain("export const city = 'Cluj-Napoca'")
  expect(written.clinic).toMatch(/^export const homeDrawing: .* = 'home_hills'$/m)
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
    queuePurposes.filter((purpose) => modules.newsletter || purpose !== 'newsletter').toSorted(),
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
  [
    '{ "brand": "Dentalis-Nord" }',
    /^These answers cannot be used:\n {2}brand: small letters.*(?:\n {2}.* the sample’s, .*)*$/,
  ],
  ['{ "brand": ', /^\S+answers.json cannot be read: .*JSON.*$/],
])('the command says in one message what is wrong with a file that holds %s', (text, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'answers.json')
  writeFileSync(file, text)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.ts', '--from', file], {
    encoding: 'utf8',
  })
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

test('a colour that is too light comes back with the nearest shade that will do, which is then taken', () => {
  const proposed = (brand: string) => {
    try {
      readAnswers({ ...nord, colours: { light: { brand } } })
    } catch (error) {
      return /light scheme: brand would do as (#[0-9a-f]{6})/.exec(`${error}`)?.[1] ?? null
    }
    return brand
  }
  const yellow = proposed('#ffe08a') ?? ''
  expect(yellow).toMatch(/^#/)
  expect(proposed(yellow)).toBe(yellow)
})

test('a file that has lost its place for a fact says which', () => {
  const broken = { ...readFactFiles(), clinic: readFactFiles().clinic.replace('  phone:', '  telephone:') }
  expect(() => writeAnswers(broken, readAnswers(nord))).toThrow('There is no place for "phone"')
})

test('a name with the word clinic in it is refused, for the texts would say it twice', () => {
  for (const name of ['Clinica Dentară Marea Neagră', 'Riverside Dental Clinic'])
    expect(() => readAnswers({ name })).toThrow(/name: without “Clinica” or “Dental Clinic”/)
  expect(readAnswers(nord).name).toBe(nord.name)
})

test('a name that is too long for a title is refused, one that just fits is taken', () => {
  const fitting = 'x'.repeat(longestName)
  expect(readAnswers({ ...nord, name: fitting }).name).toBe(fitting)
  expect(() => readAnswers({ ...nord, name: `${fitting}x` })).toThrow(/name: /)
})

const sampleOwn = inventedFacts(sampleAnswers)

test('the facts of the sample are known, none of them is another clinic’s, and the example has none of them', () => {
  expect(sampleOwn.length).toBe(12)
  expect(inventedFacts(nord)).toEqual([])
  const same = Object.entries(sampleAnswers).filter(([key, value]) => example[key] === value)
  expect(same.filter(([key]) => sampleOwn.some((own) => own === key))).toEqual([])
  // Files that are still the sample's say what is known of it, so that a change of the one is one of the other.
  const left = inventedFacts(currentAnswers)
  if (left.length > sampleOwn.length / 2) expect(left).toEqual(sampleOwn)
})

test.each(sampleOwn)('whoever leaves out %s is told, and never gets that of the sample', (key) => {
  const { [key]: _, ...rest } = { ...nord }
  expect(() => readAnswers(rest, sampleAnswers)).toThrow(new RegExp(`^  ${key}: still the sample’s`, 'm'))
  // Nor where it is written out.
  expect(() => readAnswers({ ...nord, [key]: sampleAnswers[key] }, sampleAnswers)).toThrow(`  ${key}: `)
})

test.each(['sector', 'county', 'city', 'postalCode', 'college', 'hours'] as const)(
  '%s is asked for once, for a clinic may be in the sample’s city',
  (key) => {
    const { [key]: _, ...rest } = nord
    expect(() => readAnswers(rest, sampleAnswers)).toThrow(
      new RegExp(`^  ${key}: left out, so they would be the sample’s`, 'm'),
    )
    const same = readAnswers({ ...nord, [key]: sampleAnswers[key] }, sampleAnswers)
    expect(same[key]).toEqual(sampleAnswers[key])
    // From then on the files are the clinic's.
    expect(readAnswers(rest, same)[key]).toEqual(sampleAnswers[key])
  },
)

test('a clinic that names no hospital sends nobody to the sample’s, and its own is written and can be taken away', async () => {
  expect(readAnswers(nord, sampleAnswers).hospital).toBeNull()
  const hospital = {
    name: 'Spitalul ’Nord’',
    address: 'Str. 1',
    phone: '+40264000119',
    latitude: 46,
    longitude: 23,
  }
  const named = readAnswers({ ...nord, hospital }, sampleAnswers)
  const first = writeAnswers(readFactFiles(), named)
  expect(first.clinic).toContain("  name: 'Spitalul ’Nord’',\n  address: 'Str. 1',\n  phone: '+40264000119',")
  expect(writeAnswers({ ...readFactFiles(), clinic: first.clinic }, named).clinic).toBe(first.clinic)
  const none = writeAnswers({ ...readFactFiles(), clinic: first.clinic }, { ...named, hospital: null })
  expect(none.clinic).toContain('export const hospitalOnDuty: Hospital | null = null\n')
  expect(writeAnswers({ ...readFactFiles(), clinic: none.clinic }, named).clinic).toBe(first.clinic)
  const { hospital: sample } = sampleAnswers
  expect(() => readAnswers({ ...nord, hospital: sample }, sampleAnswers)).toThrow(
    /hospital: still the sample’s/,
  )
})

test('the sample may be looked at without a part, and what a file leaves out is listed', () => {
  expect(readAnswers({ modules: { news: false } }, sampleAnswers)).toEqual({
    ...sampleAnswers,
    modules: { ...sampleAnswers.modules, news: false },
  })
  const kept = keptKeys({ name: 'x', modules: { news: false } })
  expect(kept).toEqual(expect.arrayContaining(['cui', 'hours', 'modules.stories']))
  expect(kept).not.toEqual(expect.arrayContaining(['name']))
  expect(kept).not.toEqual(expect.arrayContaining(['modules.news']))
})

test('the example is a whole file of answers, and explains each', () => {
  const text = readFileSync('clinic.example.toml', 'utf8')
  expect(keptKeys(example)).toEqual([])
  expect(answersSchema.safeParse(example).error).toBeUndefined()
  const lines = text.split('\n')
  const bare = lines.filter((line, at) => /^[a-z]\w* = /i.test(line) && !isExplained(lines, at))
  expect(bare).toEqual([])
})

/** A key has a comment above it, or above the keys it stands with. */
function isExplained(lines: readonly string[], at: number): boolean {
  const before = lines.slice(0, at).toReversed()
  const first = before.find((line) => !/^[a-z]\w* = /i.test(line)) ?? ''
  return first.startsWith('# ')
}

test('wrong answers are told with an example, a slip of the pen with what may be meant', () => {
  expect(() => readAnswers({ ...nord, city: 'Brașov' })).toThrow(
    /city: .*, as \{"ro":"Brașov","en":"Brașov"\}/,
  )
  expect(() => readAnswers({ ...nord, hours: '9-18' })).toThrow(/hours: .*, as \[\[\["09:00",/)
  expect(() => readAnswers({ ...nord, colors: {} })).toThrow(/"colors" \(is it colours\?\)/)
})

test('the command explains itself, and answers a word that it does not know', () => {
  const setup = (word: string) =>
    spawnSync(process.execPath, ['scripts/setup.ts', word], { encoding: 'utf8' })
  const help = setup('--help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toContain('clinic.example.toml')
  const unknown = setup('--form')
  expect([unknown.status, unknown.stdout]).toEqual([1, ''])
  expect(unknown.stderr).toMatch(/^Unknown option '--form'/)
  expect(unknown.stderr).not.toContain('    at ')
})
