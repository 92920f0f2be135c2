import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Answers, readAnswers, UnusableAnswers } from './setup/answers.ts'
import { askPerson } from './setup/ask.ts'
import { factFiles, factNames, readFactFiles, writeAnswers } from './setup/write-answers.ts'

/**
 * `npm run setup`: asks for the facts of a clinic and writes them where the site reads them. `-- --from clinic.json`
 * asks nobody; what the file leaves out stays. It can be run again.
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } })
let answers: Answers
try {
  answers = readAnswers(values.from === undefined ? await askPerson() : readFrom(values.from))
} catch (error) {
  if (!(error instanceof UnusableAnswers)) throw error
  console.error(error.message)
  process.exit(1)
}

const written = writeAnswers(readFactFiles(), answers)
for (const name of factNames) writeFileSync(factFiles[name], written[name])
execFileSync(
  'npx',
  ['biome', 'check', '--write', ...Object.values(factFiles).filter((file) => file.endsWith('.ts'))],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
// The rows of a new database: without those of a part that is off.
execFileSync(process.execPath, ['scripts/db/seed.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })

console.log(`${answers.name} is written in ${Object.values(factFiles).join(', ')}.`)
console.log('\nStill of the sample clinic, in this order (docs/owner-checklist.md):')
for (const [, title] of readFileSync('docs/owner-checklist.md', 'utf8').matchAll(/^## (.*)$/gm))
  console.log(`  ${title}`)
console.log(
  '\nThen: npm run dev to look, npm test to see what a text lacks, npm run doctor before you deploy.',
)

function readFrom(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UnusableAnswers(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
