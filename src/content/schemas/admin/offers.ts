import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

/** The announced reduction. */
export const adminOffers = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  /** What a change is about. */
  offer: line,
  draft: line,
  changes: plural,
  noDraft: sentence,
  published: sentence,
  /** While the draft says what visitors see. */
  same: sentence,
  fields: z.strictObject({ item: field, reduction: field, from: field, to: field, none: field }),
  errors: z.strictObject({ item: sentence, reduction: sentence, from: sentence, to: sentence }),
  save: line,
  past: template('title'),
  conflict: line,
  publish: line,
  publishLead: sentence,
})
export type AdminOffers = z.infer<typeof adminOffers>
