import { z } from 'zod'
import type { OutcomeYear } from '../../content/evidence.ts'
import { sampleOutcomes } from '../../content/sample-evidence.ts'
import { reportNothing } from '../../database/read-rows.ts'
import { listSubject } from '../publishing/list-subject.server.ts'
import { readOutcomes, storedYear } from './outcomes.ts'

/** The years, the latest first; null where nothing was published: those of the build. */
export const outcomesContent = z.strictObject({
  years: z
    .array(storedYear)
    .max(60)
    .nullable()
    .transform((list) => list ?? [...sampleOutcomes]),
})
export type OutcomesContent = z.infer<typeof outcomesContent>

/** What each year came to, as it is drafted and published. */
export const outcomesSubject = listSubject<'years', OutcomeYear, OutcomesContent>('years', {
  name: 'outcomes',
  schema: outcomesContent,
  readPublished: async (database, leftOut = reportNothing) =>
    outcomesContent.parse(await readOutcomes(database, leftOut)),
  idOf: ({ id }) => id,
  order: (a, b) => b.year - a.year,
  // A part is counted of its whole.
  together: [
    ['bills', 'bills_equal'],
    ['treatments', 'complications'],
    ['complaints', 'complaints_settled'],
    ['waiting_requests', 'waiting_days'],
  ],
})
