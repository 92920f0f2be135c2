import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type OutcomeYear, outcomeYear } from '../../content/evidence.ts'
import { sampleOutcomes } from '../../content/sample-evidence.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, reportNothing } from '../../database/read-rows.ts'
import { inEveryLanguage } from '../../format/by-locale.ts'
import type { Fields } from '../publishing/fields.ts'
import { listSubject, readListRow } from '../publishing/list-subject.server.ts'

/** What a year came to. */
export const outcomeFields = {
  year: { key: 'year', kind: 'year' },
  introduction: { key: 'introduction', kind: 'text', perLanguage: true },
  bills: { key: 'bills', kind: 'number' },
  bills_equal: { key: 'bills_equal', kind: 'number' },
  bills_how: { key: 'bills_how', kind: 'text', perLanguage: true },
  treatments: { key: 'treatments', kind: 'number' },
  complications: { key: 'complications', kind: 'number' },
  complications_how: { key: 'complications_how', kind: 'text', perLanguage: true },
  complaints: { key: 'complaints', kind: 'number' },
  complaints_settled: { key: 'complaints_settled', kind: 'number' },
  complaints_how: { key: 'complaints_how', kind: 'text', perLanguage: true },
  waiting_requests: { key: 'waiting_requests', kind: 'number' },
  waiting_days: { key: 'waiting_days', kind: 'number' },
  waiting_how: { key: 'waiting_how', kind: 'text', perLanguage: true },
} as const satisfies Fields<OutcomeYear>

/** The latest year first. Null while nothing was published: those of the build hold. */
export type PublishedOutcomes = { years: readonly OutcomeYear[] | null }

const years = z.array(z.preprocess(inEveryLanguage, outcomeYear)).max(60)

async function readOutcomes(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<PublishedOutcomes> {
  const query = database.from('outcomes').select('years')
  return { years: await readListRow('outcomes', 'years', years, query, leftOut, signal) }
}

export const outcomesReading: Reading<PublishedOutcomes> = {
  schema: z.strictObject({ years: z.array(outcomeYear).nullable() }),
  read: (database, signal, leftOut) => readOutcomes(database, leftOut, signal),
}

const outcomesContent = z.strictObject({
  years: years.nullable().transform((list) => list ?? [...sampleOutcomes]),
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
