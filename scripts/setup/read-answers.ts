import type { z } from 'zod'
import { modules } from '../../src/content/clinic.ts'
import { type Answers, answersSchema, currentAnswers } from './answers.ts'
import { example, inventedFacts, isInvented, sampleHospital, sharedFacts } from './sample.ts'

/** What cannot be used, in words for who wrote it. */
export class UnusableAnswers extends Error {}

/**
 * The answers with what the files say (`before`) where nothing is given. Whoever is no longer the sample keeps none of its
 * facts: they have to be given.
 * @throws {UnusableAnswers} that names every wrong answer and what it should be
 */
export function readAnswers(given: object, before: Answers = currentAnswers): Answers {
  const named = 'modules' in given && typeof given.modules === 'object' ? given.modules : {}
  const whole = {
    ...before,
    ...(isMoved(given, before) && { directions: { ro: [], en: [] } }),
    ...(isSentElsewhere(given, before) && { hospital: null }),
    ...given,
    modules: { ...before.modules, ...named },
  }
  const parsed = answersSchema.safeParse(whole)
  const wrong = (parsed.error?.issues ?? []).map(
    (issue) =>
      `${issue.path.join('.') || 'file'}: ${issue.message}` +
      // What the schema of our own says is in words already.
      (issue.code === 'custom' ? '' : hint(issue)),
  )
  const problems = [...wrong, ...untold(parsed.data ?? whole, given, before), ...sentToTheSample(parsed.data)]
  if (parsed.success && problems.length === 0) return parsed.data
  throw new UnusableAnswers(
    `These answers cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`,
  )
}

/** Nobody finds the clinic by the way to another street. */
const isMoved = (given: object, before: Answers) => 'street' in given && given.street !== before.street

/** A clinic that names no hospital of its own does not send people to the sample's. */
const isSentElsewhere = (given: object, before: Answers) =>
  'name' in given && given.name !== before.name && before.hospital?.name === sampleHospital

/** What the answers leave as it is, parts of the site by their names. */
export function keptKeys(given: object, before: Answers = currentAnswers): string[] {
  const named = 'modules' in given && typeof given.modules === 'object' ? given.modules : {}
  return Object.keys(answersSchema.shape).flatMap((key) => {
    if (key === 'directions' && isMoved(given, before)) return []
    if (key === 'hospital' && isSentElsewhere(given, before)) return []
    if (key !== 'modules') return key in given ? [] : [key]
    return Object.keys(modules).flatMap((name) => (name in Object(named) ? [] : [`modules.${name}`]))
  })
}

/** Required for a real clinic. */
function sentToTheSample(answers: Answers | undefined): string[] {
  if (answers?.hospital?.name !== sampleHospital || isInvented(inventedFacts(answers))) return []
  return ['hospital: still the sample’s, write your own or null']
}

/** Facts of the sample that would come to stand in the name of another clinic. */
function untold(whole: Readonly<Record<string, unknown>>, given: object, before: Answers): string[] {
  const invented = inventedFacts(whole)
  if (isInvented(invented)) return []
  const own = invented.length === 0 ? [] : [`${invented.join(', ')}: still the sample’s, write your own`]
  // Once the files are a clinic’s own, what is shared is its own as well.
  if (inventedFacts(before).length === 0) return own
  const shared = sharedFacts.filter((key) => !(key in given))
  if (shared.length === 0) return own
  return [
    ...own,
    `${shared.join(', ')}: left out, so they would be the sample’s, write them even where they are the same`,
  ]
}

/** An example of what is written there, from the file that explains each; of a key that nobody knows, what it may mean. */
function hint(issue: z.core.$ZodIssue): string {
  const key = issue.path[0]?.toString() ?? ''
  if (key in example) return `, as ${JSON.stringify(example[key])}`
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
  const meant = Object.keys(answersSchema.shape).filter((key) =>
    unknown.some((each) => each.slice(0, 4) === key.slice(0, 4)),
  )
  return meant.length > 0 ? ` (is it ${meant.join(', ')}?)` : ''
}
