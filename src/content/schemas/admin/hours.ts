import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, inEachLanguage, title } from './field.ts'

/** When the clinic is open, and the notice. */
export const adminHours = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  draft: line,
  changes: plural,
  noDraft: sentence,
  published: sentence,
  unchanged: sentence,
  /** While the draft says what visitors see. */
  same: sentence,
  /** What a change is about. */
  subjects: z.strictObject({ week: template('day'), days: template('days'), notice: line, more: plural }),
  week: z.strictObject({ title: line, hint: sentence, wrong: sentence }),
  days: z.strictObject({
    title: line,
    lead: sentence,
    none: sentence,
    from: field,
    to: field,
    spans: field,
    remove: line,
    one: template('days'),
    added: line,
    first: sentence,
    last: sentence,
    wrong: sentence,
    repeated: sentence,
  }),
  /** Closing a day at once, without a way through the draft. */
  close: z.strictObject({
    title: line,
    lead: sentence,
    day: field,
    submit: line,
    note: template('day'),
    past: sentence,
    taken: sentence,
    waits: sentence,
  }),
  holidays: z.strictObject({ title: line, lead: sentence }),
  notice: z.strictObject({
    title: line,
    lead: sentence,
    ...inEachLanguage('text'),
    from: field,
    to: field,
    none: line,
    text: sentence,
    first: sentence,
    last: sentence,
  }),
  facts: z.strictObject({ hours: line, days: line, text: line, closed: line, until: template('from', 'to') }),
  check: z.strictObject({ closed: sentence, past: sentence }),
  save: line,
  /** Over both versions, where two people changed the same. */
  conflict: line,
  publish: line,
  publishLead: sentence,
})
export type AdminHours = z.infer<typeof adminHours>
