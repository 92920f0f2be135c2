import { z } from 'zod'
import { line, paragraph, sentence } from './schema.ts'
import { symptomIds, symptomLevels } from './symptoms.ts'

const symptom = z.strictObject({
  title: line,
  /** How patients say it. */
  words: z.array(line).min(2).max(6),
  may: sentence,
  now: z.array(sentence).min(2).max(5),
  avoid: z.array(sentence).min(1).max(4),
})

/** The one triage text of the site: whoever speaks of danger, of a lost tooth or of closed doors takes it from here. */
export const emergency = z.strictObject({
  call112: sentence,
  knockedOut: sentence,
  closed: paragraph,
  fee: sentence,
  painkillers: paragraph,
  levels: z.record(z.enum(symptomLevels), line),
  symptoms: z.record(z.enum(symptomIds), symptom),
})
export type Emergency = z.infer<typeof emergency>
