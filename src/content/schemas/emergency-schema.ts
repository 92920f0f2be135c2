import { z } from 'zod'
import { line, pageMeta, paragraph, sentence, text } from '../schema.ts'
import { symptomIds, symptomLevels } from '../symptoms.ts'
import { template } from './ui-schema.ts'

const symptom = z.strictObject({
  title: line,
  /** In patients' words. */
  words: z.array(line).min(2).max(6),
  may: sentence,
  now: z.array(sentence).min(2).max(5),
  avoid: z.array(sentence).min(1).max(4),
})

/** The one triage text of the site: every page that mentions danger, a lost tooth or closing hours quotes it. */
export const emergency = z.strictObject({
  call112: sentence,
  knockedOut: sentence,
  closed: template('closed'),
  /** The same for one symptom, in a line. */
  whileClosed: z.strictObject({ hospital: sentence, wait: sentence }),
  fee: sentence,
  painkillers: paragraph,
  levels: z.record(z.enum(symptomLevels), line),
  /** Replaces a call outside opening hours. */
  closedLevels: z.strictObject({ hospital: line, wait: line }),
  /** Replaces a call on paper, which is read at any hour. */
  printedLevels: z.strictObject({ hospital: line, wait: line }),
  symptoms: z.record(z.enum(symptomIds), symptom),
})
export type Emergency = z.infer<typeof emergency>

/** The page's other texts: the triage itself is `emergency`. */
export const inPain = z.strictObject({
  meta: pageMeta,
  title: text(5, 60),
  now: z.strictObject({ open: sentence, closed: sentence }),
  call: template('phone'),
  call112: line,
  book: line,
  symptoms: line,
  may: line,
  until: line,
  avoid: line,
  painkillers: line,
  closed: line,
  price: z.strictObject({ title: line, list: line }),
})
export type InPain = z.infer<typeof inPain>
