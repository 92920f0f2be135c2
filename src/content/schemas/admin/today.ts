import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { title } from './field.ts'

/** What waits today. */
export const adminToday = z.strictObject({
  metaTitle: title,
  title: template('date'),
  requests: line,
  noRequests: sentence,
  waiting: plural,
  /** What a request is about, where it says so; since when it waits, and until when it is to be answered. */
  about: template('name', 'treatment'),
  waits: template('reference', 'received', 'due'),
  late: line,
  all: line,
  prices: line,
  noChanges: sentence,
  changes: plural,
  draftBy: template('email', 'date', 'time'),
  open: line,
  offer: line,
  offerEnds: template('date'),
  noOffer: line,
  holiday: line,
  noHoliday: sentence,
  subscribers: line,
  /** Patients whose consent ends within a month, or has ended. */
  consents: line,
  consentEnds: template('title', 'date'),
  consentOver: template('title', 'date'),
  missing: sentence,
})
export type AdminToday = z.infer<typeof adminToday>
