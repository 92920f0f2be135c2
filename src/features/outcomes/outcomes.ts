import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type OutcomeYear, outcomeYear } from '../../content/evidence.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, rowsOf } from '../../database/read-rows.ts'
import { inEveryLanguage } from '../../format/by-locale.ts'
import type { Fields } from '../publishing/fields.ts'
import { salvage } from '../publishing/salvage.ts'

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

export const storedYear = z.preprocess(inEveryLanguage, outcomeYear)
const stored = z.strictObject({ years: z.array(storedYear).max(60) })

export async function readOutcomes(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<PublishedOutcomes> {
  const query = database.from('outcomes').select('years')
  const [row] = await rowsOf('outcomes', signal === undefined ? query : query.abortSignal(signal))
  if (row === undefined) return { years: null }
  const { content, unread } = salvage(stored, row, ['years'])
  for (const name of unread) leftOut('outcomes', name, 'it cannot be read')
  return content ?? { years: [] }
}

export const outcomesReading: Reading<PublishedOutcomes> = {
  schema: z.strictObject({ years: z.array(outcomeYear).nullable() }),
  read: (database, signal, leftOut) => readOutcomes(database, leftOut, signal),
}
