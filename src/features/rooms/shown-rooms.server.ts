import { rooms } from '../../content/rooms.ts'
import type { Room } from '../../content/schema.ts'
import type { Texts } from '../../content/texts.ts'
import type { RoomKind } from '../../content/vocabulary.ts'
import { typesetAll } from '../../format/typeset.ts'
import { type PictureWidth, type ShownPhoto, shownPhoto } from '../pictures/shown-photo.ts'
import type { PublishedRooms } from './rooms.ts'

/** A picture of the clinic as visitors see it, in one language. */
export type ShownRoom = Room & {
  caption: string
  /** For a frame of about that many pixels; null where the drawing stands. */
  photoAt(width: PictureWidth): ShownPhoto | null
}

/**
 * The published pictures or, until some are published, the drawings of the build. One drawing stands for each room of which
 * there is no photograph: with one, the drawing would say again what the photograph shows. A device is a room of its own.
 */
export function shownRooms(
  { locale, roomTexts }: Texts<'roomTexts'>,
  published: PublishedRooms,
): ShownRoom[] {
  const all: ShownRoom[] =
    published.length > 0
      ? published
          .filter(({ hidden }) => !hidden)
          .map(({ photo, ...room }) => ({
            ...{ id: room.id, kind: room.kind, treatments: room.treatments },
            ...typesetAll(room[locale]),
            photoAt: (width) => photo && shownPhoto(photo, width, locale),
          }))
      : rooms.map((room) => ({
          ...room,
          treatments: [...room.treatments],
          caption: roomTexts[room.id].caption,
          photoAt: () => null,
        }))
  const isDrawn = (room: ShownRoom) => room.photoAt(240) === null
  return all.filter((room) => {
    if (!isDrawn(room)) return true
    const others = all.filter(({ kind }) => kind === room.kind)
    return room.kind === 'equipment' || (others.every(isDrawn) && others[0] === room)
  })
}

/** The first picture of each of these kinds, in the order of the list. */
export function firstOfEach(shown: readonly ShownRoom[], kinds: readonly RoomKind[]): ShownRoom[] {
  return shown.filter(
    (room) => kinds.includes(room.kind) && room === shown.find(({ kind }) => kind === room.kind),
  )
}
