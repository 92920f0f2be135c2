import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Rating, rating } from '../../content/evidence.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, rowsOf } from '../../database/read-rows.ts'
import type { Fields } from '../publishing/fields.ts'
import { salvage } from '../publishing/salvage.ts'

/** A place where the clinic is rated. */
export const ratingFields = {
  name: { key: 'name', kind: 'text' },
  url: { key: 'url', kind: 'text' },
  average: { key: 'average', kind: 'number' },
  best: { key: 'best', kind: 'number', empty: '5' },
  count: { key: 'count', kind: 'number' },
  read_on: { key: 'read_on', kind: 'date' },
} as const satisfies Fields<Rating>

/** In the order of the owner. Null while nothing was published: those of the build hold. */
export type PublishedRatings = { places: readonly Rating[] | null }

const stored = z.strictObject({ places: z.array(rating).max(12) })

export async function readRatings(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<PublishedRatings> {
  const query = database.from('ratings').select('places')
  const [row] = await rowsOf('ratings', signal === undefined ? query : query.abortSignal(signal))
  if (row === undefined) return { places: null }
  const { content, unread } = salvage(stored, row, ['places'])
  for (const name of unread) leftOut('ratings', name, 'it cannot be read')
  return content ?? { places: [] }
}

export const ratingsReading: Reading<PublishedRatings> = {
  schema: z.strictObject({ places: stored.shape.places.nullable() }),
  read: (database, signal, leftOut) => readRatings(database, leftOut, signal),
}
