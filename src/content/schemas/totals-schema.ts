import { z } from 'zod'
import { line, pageMeta, paragraph, sentence, text } from '../schema.ts'
import { dueMoments, wholeTreatmentIds } from '../whole-treatments.ts'
import { plural, template } from './ui-schema.ts'

/** Durations in words. */
export const periods = z.strictObject({
  minute: plural,
  hour: plural,
  day: plural,
  week: plural,
  month: plural,
})
export type Periods = z.infer<typeof periods>

const wholeTreatmentText = z.strictObject({
  name: text(8, 29),
  /** Which case it is, and what is included. */
  lead: sentence,
  /** What may be added. */
  without: sentence,
})

/** Whole treatments, each with its bill. */
export const totals = z.strictObject({
  meta: pageMeta,
  title: text(5, 90),
  lead: paragraph,
  names: z.record(z.enum(wholeTreatmentIds), wholeTreatmentText),
  /** What every bill says, with its `{name}` filled in. */
  bill: z.strictObject({
    meta: z.strictObject({
      title: template('name'),
      /** The same with the total. */
      priced: template('name', 'price'),
      stages: template('name', 'price'),
      description: template('name'),
      about: template('name', 'price'),
      keywords: z.array(text(2, 80)).min(2).max(9),
    }),
    title: line,
    caption: template('name'),
    part: line,
    low: line,
    high: line,
    lei: line,
    open: line,
    openNote: sentence,
    total: line,
    due: z.record(z.enum(dueMoments), line),
    after: template('period'),
    during: template('period'),
    share: template('stages'),
    stageShare: template('stage', 'amount'),
    without: line,
    offer: template('to'),
    book: line,
    estimate: line,
    estimateNote: sentence,
    print: line,
    printed: template('date'),
    treatment: template('treatment'),
    missing: sentence,
    prices: line,
    others: line,
  }),
  none: sentence,
  note: sentence,
  help: z.strictObject({ title: line, text: sentence }),
})
export type Totals = z.infer<typeof totals>
