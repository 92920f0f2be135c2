import { readFileSync } from 'node:fs'
import { fromEntries } from '../../src/format/from-entries.ts'
import type { Answers } from './answers.ts'
import { withQueues } from './queues.ts'
import { inventedFacts, sampleCity, sampleStreet } from './sample.ts'

/** The files that hold the facts of a clinic, by what they are called here. */
export const factFiles = {
  clinic: 'src/content/clinic.ts',
  locale: 'src/locale.ts',
  palette: 'src/content/colours/palette.ts',
  cityRo: 'src/content/ro/city.ts',
  cityEn: 'src/content/en/city.ts',
  directionsRo: 'src/content/ro/directions.ts',
  directionsEn: 'src/content/en/directions.ts',
  wrangler: 'wrangler.toml',
  redirects: 'src/features/redirects/sample-rows.ts',
  evidence: 'src/content/sample-evidence.ts',
  surroundings: 'src/content/surroundings.ts',
} as const

type FactName = keyof typeof factFiles
/** The text of each. */
export type FactFiles = Record<FactName, string>

export const factNames = Object.keys(factFiles).filter((name): name is FactName => name in factFiles)

export function readFactFiles(): FactFiles {
  return fromEntries(factNames.map((name) => [name, readFileSync(factFiles[name], 'utf8')]))
}

/** The texts of the files with these answers in them. Writing the same answers again changes nothing. */
export function writeAnswers(files: FactFiles, answers: Answers): FactFiles {
  const { address, coordinates, legal, ...top } = factsOf(answers)
  let clinic = replace(files.clinic, 'brand', /^(export const brand = ).*$/m, quoted(answers.brand))
  // A hospital has a name and a phone as well.
  clinic = replaceIn(clinic, /^export const clinic = \{\n[\s\S]*?^\} as const$/m, (text) =>
    Object.entries(top).reduce((changed, [key, value]) => replaceKey(changed, 2, key, value), text),
  )
  for (const [block, facts] of Object.entries({ address, coordinates, legal }))
    clinic = inBlock(clinic, block, (text) =>
      Object.entries(facts).reduce((changed, [key, value]) => replaceKey(changed, 4, key, value), text),
    )
  clinic = replace(
    clinic,
    'hospitalOnDuty',
    /^(export const hospitalOnDuty: Hospital \| null = )(?:null|\{\n[\s\S]*?^\})$/m,
    hospitalCode(answers.hospital),
  )
  clinic = withDrawing(clinic, files.cityRo, answers.city.ro)
  for (const [name, on] of Object.entries(answers.modules))
    clinic = replace(clinic, name, new RegExp(`^(  ${name}: )(?:true|false)`, 'm'), String(on))
  const hours = `  hours: ${JSON.stringify(answers.hours).replaceAll('"', "'")},`
  clinic = replace(clinic, 'hours', /^() {2}hours: \[\n[\s\S]*?^ {2}\],$|^() {2}hours: \[.*\],$/m, hours)
  const worker = new URL(answers.origin).hostname.replace(/^www\./, '').replaceAll('.', '-')
  const palette = Object.entries(answers.colours).reduce(
    (source, [scheme, colours]) =>
      inBlock(source, scheme, (text) =>
        Object.entries(colours).reduce((changed, [key, value]) => replaceKey(changed, 4, key, value), text),
      ),
    files.palette,
  )
  return {
    clinic,
    locale: replace(
      files.locale,
      'locales',
      /^(export const locales: readonly Locale\[\] = ).*$/m,
      `[${answers.languages.map(quoted).join(', ')}]`,
    ),
    palette,
    cityRo: replace(files.cityRo, 'city', /^(export const city = ).*$/m, quoted(answers.city.ro)),
    cityEn: replace(files.cityEn, 'city', /^(export const city = ).*$/m, quoted(answers.city.en)),
    directionsRo: withDirections(files.directionsRo, answers.directions.ro),
    directionsEn: withDirections(files.directionsEn, answers.directions.en),
    redirects: answers.sampleRedirects ? files.redirects : noSampleRows,
    // Figures of the sample are nobody else's.
    evidence: inventedFacts({ name: answers.name }).length > 0 ? files.evidence : noSampleEvidence,
    surroundings: withSurroundings(files.surroundings, answers),
    wrangler: replace(
      withQueues(replace(files.wrangler, 'name', /^(name = )".*"$/m, JSON.stringify(worker)), worker),
      'dataset',
      /^(dataset = )".*"$/m,
      JSON.stringify(`${answers.brand}_insights`),
    ),
  }
}

/**
 * The drawn landmark belongs to the sample's city. A clinic elsewhere gets hills, unless it has chosen a drawing
 * itself.
 */
function withDrawing(clinic: string, cityBefore: string, city: string): string {
  if (city === sampleCity && cityBefore.includes(quoted(sampleCity))) return clinic
  const [from, to] = ['home_athenaeum', 'home_hills']
  const [gone, drawn] = city === sampleCity ? [to, from] : [from, to]
  return clinic.replace(new RegExp(`^(export const homeDrawing: .* = )'${gone}'$`, 'm'), `$1'${drawn}'`)
}

/** The drawn streets of the sample are around its own entrance: one of them is invented. Those of another clinic stay. */
function withSurroundings(source: string, { latitude, longitude }: Answers): string {
  const isTheirs = inventedFacts({ latitude, longitude }).length > 0
  if (isTheirs || !source.includes(sampleStreet)) return source
  return source
    .replace(/^import \{ clinic \}.*\n\n/m, '')
    .replace(/^(export const surroundings: .* = )\{\n[\s\S]*^\}$/m, '$1{ streets: [], landmarks: [] }')
}

function withDirections(source: string, sentences: readonly string[]): string {
  const list = `[${sentences.map(quoted).join(', ')}]`
  return replace(
    source,
    'directions',
    /^(export const directions: readonly string\[\] = )\[[\s\S]*\]$/m,
    list,
  )
}

/** The sample's redirects have a file of their own: emptying it removes none of the clinic's. */
const noSampleRows = `import type { LegacyRedirects, WordRule } from './legacy-redirects.ts'

/** The old addresses of the sample clinic are gone: rows of your own stand in \`table.ts\`. */
export const sampleRows: readonly LegacyRedirects[] = []
export const sampleWords: readonly WordRule[] = []
`

/** What others say of the sample. A clinic's own is published in the administration. */
const noSampleEvidence = `import type { OutcomeYear, Rating } from './evidence.ts'

/** What others say of the sample clinic is gone: what is said of yours is published in \`/admin/ratings\`. */
export const sampleRatings: readonly Rating[] = []

/** What your clinic's years come to is published in \`/admin/outcomes\`. */
export const sampleOutcomes: readonly OutcomeYear[] = []
`

function hospitalCode(hospital: Answers['hospital']): string {
  if (hospital === null) return 'null'
  const { name, address, phone, latitude, longitude } = hospital
  return [
    '{',
    `  name: ${quoted(name)},`,
    `  address: ${quoted(address)},`,
    `  phone: ${quoted(phone)},`,
    `  coordinates: { latitude: ${latitude}, longitude: ${longitude} },`,
    '}',
  ].join('\n')
}

function factsOf(answers: Answers) {
  return {
    name: answers.name,
    origin: answers.origin,
    phone: answers.phone,
    email: answers.email,
    address: {
      street: answers.street,
      sector: answers.sector,
      city: answers.city.ro,
      postalCode: answers.postalCode,
    },
    county: answers.county,
    coordinates: { latitude: answers.latitude, longitude: answers.longitude },
    legal: {
      name: answers.legalName,
      cui: answers.cui,
      tradeRegister: answers.tradeRegister,
      authorisation: answers.authorisation,
      college: answers.college,
    },
  }
}

function inBlock(source: string, block: string, change: (text: string) => string): string {
  const found = new RegExp(`^ {2}${block}: \\{$[\\s\\S]*?^ {2}\\},$| {2}${block}: \\{.*\\},$`, 'm').exec(
    source,
  )
  if (found === null) throw new Error(`There is no ${block}: { … } to write to`)
  const { index, 0: text } = found
  return source.slice(0, index) + change(text) + source.slice(index + text.length)
}

function replaceIn(source: string, part: RegExp, change: (text: string) => string): string {
  if (!part.test(source)) throw new Error(`There is no ${part} to write to`)
  return source.replace(part, change)
}

/** A key at the beginning of a line, this many spaces in, or inside a block of one line. */
function replaceKey(source: string, indent: number, key: string, value: string | number): string {
  const pattern = new RegExp(
    `((?:^ {${indent}}|[{,] )${key}: )(?:'(?:[^'\\\\]|\\\\.)*'|"[^"]*"|-?[\\d.]+)`,
    'm',
  )
  return replace(source, key, pattern, typeof value === 'string' ? quoted(value) : String(value))
}

function replace(source: string, what: string, pattern: RegExp, value: string): string {
  if (!pattern.test(source))
    throw new Error(`There is no place for "${what}": has the file another form now?`)
  return source.replace(pattern, (_, before: string | undefined) => `${before ?? ''}${value}`)
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
