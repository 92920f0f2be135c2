import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { room, roomText } from '../../content/schema.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, parseRows, rowsOf } from '../../database/read-rows.ts'
import { byLocale, inEveryLanguage } from '../../format/by-locale.ts'
import { writtenLocales } from '../../locale.ts'
import { ownPhoto } from '../pictures/photo.ts'
import type { Fields } from '../publishing/fields.ts'

/** A picture of the clinic as it is drafted and published, hidden or not, in every language. */
export const clinicRoom = room.extend({
  id: room.shape.id.max(80),
  /** The key of a removed treatment is dropped: the picture stays. */
  treatments: z
    .array(room.shape.treatments.element.nullable().catch(null))
    .transform((keys) => keys.filter((key) => key !== null)),
  hidden: z.boolean(),
  /** Null where the drawing of its kind stands. */
  photo: ownPhoto.nullable(),
  ...byLocale(() => roomText),
})
export type ClinicRoom = z.infer<typeof clinicRoom>
export const storedRoom = z.preprocess(inEveryLanguage, clinicRoom)

/** A picture of the clinic. */
export const roomFields = {
  caption: { key: 'caption', kind: 'text', perLanguage: true },
  kind: { key: 'kind', kind: 'choice', empty: 'treatment' },
  treatments: { key: 'treatments', kind: 'set' },
  hidden: { key: 'hidden', kind: 'flag' },
  photo: { key: 'photo', kind: 'kept' },
} as const satisfies Fields<ClinicRoom>

/** In the order of visitors. An empty list says that nothing was published: the drawings of the build hold. */
const publishedRooms = z.array(clinicRoom)
export type PublishedRooms = z.infer<typeof publishedRooms>

/** The texts by the names that they have in `ClinicRoom`. */
const columns = [
  'id, kind, treatments, hidden, photo',
  ...writtenLocales.map((locale) => `${locale}:texts->${locale}`),
].join(', ')

/** Row-level security decides whether hidden ones are among them. */
export async function readRooms(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<PublishedRooms> {
  const query = database.from('clinic_rooms').select(columns).order('position')
  const rows = await rowsOf('clinic_rooms', signal === undefined ? query : query.abortSignal(signal))
  return parseRows('clinic_rooms', storedRoom, leftOut, rows)
}

export const roomsReading: Reading<{ rooms: PublishedRooms }> = {
  schema: z.strictObject({ rooms: publishedRooms }),
  read: async (database, signal, leftOut) => ({ rooms: await readRooms(database, leftOut, signal) }),
}
