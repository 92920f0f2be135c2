import { z } from 'zod'
import { rooms } from '../../content/rooms.ts'
import { loadTexts } from '../../content/texts.ts'
import { reportNothing } from '../../database/read-rows.ts'
import { typedText } from '../../format/typed.ts'
import { writtenLocales } from '../../locale.ts'
import { listSubject } from '../publishing/list-subject.server.ts'
import { type ClinicRoom, clinicRoom, readRooms, storedRoom } from './rooms.ts'

const built = await roomsOfTheBuild()

/** The pictures in the order of visitors. Until some are published, and where all are taken off, the drawings of the build. */
export const roomsContent = z.strictObject({
  rooms: z.array(storedRoom).transform((list) => (list.length === 0 ? built : list)),
})
export type RoomsContent = z.infer<typeof roomsContent>

/** The pictures of the clinic as they are drafted and published. */
export const roomsSubject = listSubject<'rooms', ClinicRoom, RoomsContent>('rooms', {
  name: 'rooms',
  schema: roomsContent,
  async readPublished(database, leftOut = reportNothing) {
    return roomsContent.parse({ rooms: await readRooms(database, leftOut) })
  },
  idOf: ({ id }) => id,
  order: 'drafted',
  mayBeEmpty: false,
})

/** Typed as forms send it, so that what nobody has changed compares as equal. */
async function roomsOfTheBuild(): Promise<ClinicRoom[]> {
  const texts = await Promise.all(writtenLocales.map((locale) => loadTexts(locale, 'roomTexts')))
  return z.array(clinicRoom).parse(
    rooms.map((room) => ({
      ...room,
      hidden: false,
      photo: null,
      ...Object.fromEntries(
        texts.map(({ locale, roomTexts }) => [locale, { caption: typedText(roomTexts[room.id].caption) }]),
      ),
    })),
  )
}
