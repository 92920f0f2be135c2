import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { readWords } from './command-line.ts'
import { checkSample, otherPlaces } from './doctor/sample.ts'
import { program } from './program.ts'
import { type Answers, answersSchema } from './setup/answers.ts'
import { askPerson } from './setup/ask.ts'
import { keptKeys, readAnswers, UnusableAnswers } from './setup/read-answers.ts'
import { exampleFile } from './setup/sample.ts'
import { factFiles, factNames, readFactFiles, writeAnswers } from './setup/write-answers.ts'

/** `npm run setup`: asks for the facts of a clinic and writes them where the site reads them. It can be run again. */
const usage = `npm run setup -- [--from FILE]
  asks for the facts of a clinic and writes them where the site reads them; it can be run again
  --from   reads them from a file (.toml or .json) and asks nobody; what it leaves out stays, and is listed
  ${exampleFile} is such a file, in which each of these is explained:
  ${Object.keys(answersSchema.shape).join(', ')}`
const { values } = readWords(usage, { options: { from: { type: 'string' } } })

let given: object
let answers: Answers
try {
  given = values.from === undefined ? await askPerson() : readFrom(values.from)
  answers = readAnswers(given)
} catch (error) {
  if (!(error instanceof UnusableAnswers)) throw error
  console.error(error.message)
  process.exit(1)
}

const seed = 'supabase/seed.sql'
const files = [...Object.values(factFiles), seed]
const texts = () => files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
const before = texts()
const written = writeAnswers(readFactFiles(), answers)
for (const name of factNames) writeFileSync(factFiles[name], written[name])
const [command, biome] = program('biome', '@biomejs/biome')
execFileSync(command, [biome, 'check', '--write', ...files.filter((file) => file.endsWith('.ts'))], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
// The rows of a new database: without those of a part that is off.
execFileSync(process.execPath, ['scripts/db/seed.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
const after = texts()
const changed = files.filter((_, at) => before[at] !== after[at])

console.log(
  changed.length === 0
    ? `The files say all of this of ${answers.name} already.`
    : `${answers.name} is written in ${changed.join(', ')}.`,
)
const leftOut = keptKeys(given)
if (leftOut.length > 0) console.log(`Left out, so it stays as it was: ${leftOut.join(', ')}.`)

const left = [
  ...checkSample(answers).filter(({ state }) => state === 'wrong'),
  ...otherPlaces(answers.city.ro),
]
if (left.length > 0) console.log('\nStill of the sample clinic:')
for (const { subject, says } of left) console.log(`  ${subject}: ${says}`)
console.log('\nWhat is next (docs/your-clinic.md), and who has to agree (docs/owner-checklist.md):')
const steps = [...readFileSync('docs/your-clinic.md', 'utf8').matchAll(/^## (\d+)\. (.*)$/gm)]
for (const [, step = '', title = ''] of steps) if (Number(step) > 2) console.log(`  ${step}. ${title}`)

function readFrom(file: string): object {
  try {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.toml') ? parse(text) : JSON.parse(text)
  } catch (error) {
    throw new UnusableAnswers(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
