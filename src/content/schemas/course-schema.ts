import { z } from 'zod'
import { line, sentence } from '../schema.ts'
import { treatmentKeys } from '../vocabulary.ts'
import { plural, template } from './ui-schema.ts'

/** The words of the drawn line of a treatment's course. */
export const courseTexts = z.strictObject({
  title: line,
  /** Which case the line shows. */
  of: z.record(z.enum(treatmentKeys), line),
  facts: z.strictObject({ chair: line, numb: line, sore: line, visits: line, done: line }),
  none: z.strictObject({ numb: line, sore: line }),
  sameDay: line,
  visits: plural,
  drawn: z.strictObject({ chair: line, mild: line, moderate: line, done: line }),
  /** The landmarks of the scale. */
  scale: z.strictObject({ hour: line, day: line, week: line, month: line, year: line }),
  /** The line in words, one after the other. */
  words: z.strictObject({
    chair: template('period'),
    numb: template('period'),
    noNumb: sentence,
    mild: template('period'),
    moderate: template('period'),
    noSore: sentence,
    again: sentence,
    done: template('period', 'visits'),
    sameDay: sentence,
  }),
  note: sentence,
  sources: line,
})
export type CourseTexts = z.infer<typeof courseTexts>
