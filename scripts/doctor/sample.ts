import { readFileSync } from 'node:fs'
import { treatments } from '../../src/content/treatments.ts'
import { type Answers, currentAnswers } from '../setup/answers.ts'
import { inventedFacts, inventedPeople, sampleHospital } from '../setup/sample.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

type Facts = Readonly<Record<string, unknown>>

/** Whether a fact of the clinic was invented for the sample. */
export function checkFacts(facts: Facts = currentAnswers): Finding[] {
  const invented = [...inventedFacts(facts), ...(isSentToTheSample(facts) ? ['hospital'] : [])]
  return [
    invented.length === 0
      ? fine('facts', 'none was invented for the sample')
      : wrong('facts', `invented for the sample: ${invented.join(', ')}. \`npm run setup\` asks for yours`),
  ]
}

function isSentToTheSample({ hospital }: Facts): boolean {
  return (
    typeof hospital === 'object' &&
    hospital !== null &&
    'name' in hospital &&
    hospital.name === sampleHospital
  )
}

/** Whether a fact, a colleague or a patient was. */
export function checkSample(facts: Answers = currentAnswers): Finding[] {
  const people = inventedPeople(facts.modules).map(({ file, ids }) =>
    wrong('people', `invented for the sample, in ${file}: ${ids.join(', ')}`),
  )
  return [...checkFacts(facts), ...people]
}

/** Where the sample is, which no law forbids another clinic to say and nobody there would. */
export function otherPlaces(city: string): Finding[] {
  if (city === sampleCity) return []
  const slugs = treatments.map(({ slug }) => slug).filter((slug) => slug.includes('bucuresti'))
  const drawn = readFileSync(firstDrawing, 'utf8').includes(domeOfBucharest)
  return [
    ...(slugs.length === 0
      ? []
      : [
          look(
            'addresses',
            `of ${sampleCity}, by \`slug\` in src/content/treatments.ts: ${slugs.join(', ')}`,
          ),
        ]),
    ...(drawn ? [look('drawing', `of ${sampleCity}, on the first page: ${firstDrawing}`)] : []),
  ]
}

const sampleCity = 'București'
const firstDrawing = 'src/ui/illustrations/scenes/hero.svg'
/** The Athenaeum's. */
const domeOfBucharest = 'M262 300C264 254 292 238 320 238S376 254 378 300Z'
