import { z } from 'zod'
import { line, pageMeta, sentence, text } from '../schema.ts'
import { symptomIds, symptomLevels } from '../symptoms.ts'
import { template } from './ui-schema.ts'

/** In patients' words, for the search alone. */
const words = z.strictObject({
  /** Found whatever else is said beside them. */
  words: z.array(line).min(2).max(90),
  /** A complaint where nothing else is said. */
  alone: z.array(line).max(20),
})
export const complaintWords = z.record(z.enum(symptomIds), words)
export type ComplaintWords = z.infer<typeof complaintWords>

const symptom = z.strictObject({
  title: line,
  ...words.shape,
  may: sentence,
  now: z.array(sentence).min(2).max(5),
  avoid: z.array(sentence).min(1).max(4),
  /** How long it may wait while the clinic is closed, and when it may not. */
  closed: sentence.optional(),
})

/** The one triage text of the site: every page that mentions danger, a lost tooth or closing hours quotes it. */
export const emergency = z.strictObject({
  call112: sentence,
  knockedOut: sentence,
  closed: template('closed'),
  /** The same for one symptom that cannot wait; the hospital on duty stands below, where the clinic names one. */
  whileClosed: z.strictObject({ hospital: sentence }),
  /** The hospital on duty, where the clinic names one. */
  hospital: z.strictObject({ route: line, call: template('phone') }),
  fee: sentence,
  painkillers: z.array(sentence).min(3).max(8),
  levels: z.record(z.enum(symptomLevels), line),
  /** Replaces a call outside opening hours. */
  closedLevels: z.strictObject({ hospital: line, wait: line }),
  /** Replaces a call on paper, which is read at any hour. */
  printedLevels: z.strictObject({ hospital: line, wait: line }),
  symptoms: z.record(z.enum(symptomIds), symptom),
})
export type Emergency = z.infer<typeof emergency>

/** Lists of words of one meaning, for the search. */
export const sameWords = z.array(text(2, 600)).min(20)
export type SameWords = z.infer<typeof sameWords>

/** The page's other texts: the triage itself is `emergency`. */
export const inPain = z.strictObject({
  meta: pageMeta,
  title: text(5, 60),
  now: z.strictObject({ open: sentence, closed: sentence }),
  call: template('phone'),
  call112: line,
  book: line,
  /** In place of a call and a booking while the clinic is closed. */
  callBack: line,
  symptoms: line,
  may: line,
  until: line,
  avoid: line,
  painkillers: line,
  closed: line,
  price: z.strictObject({ title: line, list: line }),
})
export type InPain = z.infer<typeof inPain>
