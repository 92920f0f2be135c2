import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Rating, rating } from '../../content/evidence.ts'
import { sampleRatings } from '../../content/sample-evidence.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, reportNothing } from '../../database/read-rows.ts'
import type { Fields } from '../publishing/fields.ts'
import { listSubject, readListRow } from '../publishing/list-subject.server.ts'

/** A place where the clinic is rated. */
export const ratingFields = {
  name: { key: 'name', kind: 'text' },
  url: { key: 'url', kind: 'text' },
  average: { key: 'average', kind: 'number' },
  best: { key: 'best', kind: 'number', empty: '5' },
  count: { key: 'count', kind: 'number' },
  read_on: { key: 'read_on', kind: 'date' },
} as const satisfies Fields<Rating>

const places = z.array(rating).max(12)

/** In the order of the owner. Null while nothing was published: those of the build hold. */
export type PublishedRatings = { places: readonly Rating[] | null }

async function readRatings(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<PublishedRatings> {
  const query = database.from('ratings').select('places')
  return { places: await readListRow('ratings', 'places', places, query, leftOut, signal) }
}

export const ratingsReading: Reading<PublishedRatings> = {
  schema: z.strictObject({ places: places.nullable() }),
  read: (database, signal, leftOut) => readRatings(database, leftOut, signal),
}

const ratingsContent = z.strictObject({
  places: places.nullable().transform((list) => list ?? [...sampleRatings]),
})
export type RatingsContent = z.infer<typeof ratingsContent>

/** Where the clinic is rated elsewhere, as it is drafted and published. */
export const ratingsSubject = listSubject<'places', Rating, RatingsContent>('places', {
  name: 'ratings',
  schema: ratingsContent,
  readPublished: async (database, leftOut = reportNothing) =>
    ratingsContent.parse(await readRatings(database, leftOut)),
  idOf: ({ id }) => id,
  order: 'drafted',
  // Figures of one day belong together.
  together: [['average', 'best', 'count', 'read_on']],
})
