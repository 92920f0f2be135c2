import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readAnswers } from './setup/answers.ts'
import { askPerson } from './setup/ask.ts'
import { type FactFiles, factFiles, writeAnswers } from './setup/write-answers.ts'

/**
 * `npm run setup`: asks for the facts of a clinic and writes them where the site reads them. `-- --from clinic.json`
 * asks nobody; what the file leaves out stays. It can be run again.
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const given = values.from === undefined ? await askPerson() : JSON.parse(readFileSync(values.from, 'utf8'))
const answers = readAnswers(given)

const read = (file: keyof FactFiles) => readFileSync(factFiles[file], 'utf8')
const written = writeAnswers(
  {
    clinic: read('clinic'),
    palette: read('palette'),
    cityRo: read('cityRo'),
    cityEn: read('cityEn'),
    directionsRo: read('directionsRo'),
    directionsEn: read('directionsEn'),
    wrangler: read('wrangler'),
    redirects: read('redirects'),
  },
  answers,
)
writeFileSync(factFiles.clinic, written.clinic)
writeFileSync(factFiles.palette, written.palette)
writeFileSync(factFiles.cityRo, written.cityRo)
writeFileSync(factFiles.cityEn, written.cityEn)
writeFileSync(factFiles.directionsRo, written.directionsRo)
writeFileSync(factFiles.directionsEn, written.directionsEn)
writeFileSync(factFiles.wrangler, written.wrangler)
writeFileSync(factFiles.redirects, written.redirects)
execFileSync(
  'npx',
  ['biome', 'check', '--write', ...Object.values(factFiles).filter((file) => file.endsWith('.ts'))],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

console.log(`${answers.name} is written in ${Object.values(factFiles).join(', ')}.`)
console.log('\nStill of the sample clinic, in this order (docs/owner-checklist.md):')
for (const [, title] of readFileSync('docs/owner-checklist.md', 'utf8').matchAll(/^## (.*)$/gm))
  console.log(`  ${title}`)
console.log(
  '\nThen: npm run dev to look, npm test to see what a text lacks, npm run doctor before you deploy.',
)
