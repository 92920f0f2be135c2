import { homeDrawing } from '../../src/content/clinic.ts'
import { treatments } from '../../src/content/treatments.ts'
import { type Answers, currentAnswers } from '../setup/answers.ts'
import {
  inventedFacts,
  inventedFigures,
  inventedPeople,
  sampleCity,
  sampleHospital,
} from '../setup/sample.ts'
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

/** Whether a fact, a colleague, a patient or a figure was. */
export function checkSample(facts: Answers = currentAnswers): Finding[] {
  const people = inventedPeople(facts.modules).map(({ file, ids }) =>
    wrong('people', `invented for the sample, in ${file}: ${ids.join(', ')}`),
  )
  const figures = inventedFigures()
  return [
    ...checkFacts(facts),
    ...people,
    ...(figures.length === 0
      ? []
      : [
          wrong(
            'figures',
            `counted in registers of the sample, in ${figures.join(', ')}: count yours or take them out`,
          ),
        ]),
  ]
}

/** Addresses of the sample's city, which no law forbids another clinic and nobody there would type. */
export function otherPlaces(city: string): Finding[] {
  if (city === sampleCity) return []
  const slugs = treatments.map(({ slug }) => slug).filter((slug) => slug.includes('bucuresti'))
  if (slugs.length === 0) return []
  return [
    look(
      'addresses',
      `of ${sampleCity}, by \`slug\` in src/content/treatments/*/facts.ts: ${slugs.join(', ')}`,
    ),
  ]
}

/** Its landmark, which setup takes off the first page of a clinic elsewhere. */
export function otherLandmark(city: string): Finding[] {
  if (city === sampleCity || homeDrawing !== 'home_athenaeum') return []
  return [look('drawing', `of ${sampleCity}, on the first page: \`homeDrawing\` in src/content/clinic.ts`)]
}
