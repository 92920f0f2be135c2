import { z } from 'zod'
import { type Rating, rating } from '../../content/evidence.ts'
import { sampleRatings } from '../../content/sample-evidence.ts'
import { reportNothing } from '../../database/read-rows.ts'
import { listSubject } from '../publishing/list-subject.server.ts'
import { readRatings } from './ratings.ts'

/** The places in their order; null where nothing was published: those of the build. */
export const ratingsContent = z.strictObject({
  places: z
    .array(rating)
    .max(12)
    .nullable()
    .transform((list) => list ?? [...sampleRatings]),
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
