import { loadTextsWith } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PictureWidth } from '../pictures/shown-photo.ts'
import { drawingOf } from './drawing.ts'
import type { RoomsWords } from './ro.ts'
import type { RoomPicture } from './room-figure.tsx'
import type { PublishedRooms } from './rooms.ts'
import type { RoomsData } from './rooms-section.tsx'
import { firstOfEach, type ShownRoom, shownRooms } from './shown-rooms.server.ts'
import { roomsWords } from './words.server.ts'

type Published = { rooms: PublishedRooms }

/** The published pictures in the words of a language. */
export async function roomsIn(
  locale: Locale,
  { rooms }: Published,
): Promise<{ words: RoomsWords; shown: ShownRoom[] }> {
  const { words, ...texts } = await loadTextsWith(locale, { words: roomsWords }, 'roomTexts')
  return { words, shown: shownRooms(texts, rooms) }
}

/** What visitors come through, on the first page. Null where the owner shows none of it. */
export async function homeRooms(locale: Locale, published: Published): Promise<RoomsData | null> {
  const { words, shown } = await roomsIn(locale, published)
  const rooms = firstOfEach(shown, ['entrance', 'reception', 'treatment', 'sterilisation'])
  return section(locale, words, words.home, rooms)
}

/** Where the team works. */
export async function teamRooms(locale: Locale, published: Published): Promise<RoomsData | null> {
  const { words, shown } = await roomsIn(locale, published)
  return section(locale, words, words.team, firstOfEach(shown, ['treatment', 'sterilisation']))
}

/** The devices that a treatment names. */
export async function treatmentRooms(
  locale: Locale,
  published: Published,
  treatment: TreatmentKey,
): Promise<RoomsData | null> {
  const { words, shown } = await roomsIn(locale, published)
  const devices = shown.filter(({ treatments }) => treatments.includes(treatment))
  return section(locale, words, words.treatment, devices.slice(0, 4))
}

export function roomPicture({ drawn }: RoomsWords, room: ShownRoom, width: PictureWidth): RoomPicture {
  const image = room.photoAt(width)
  return {
    id: room.id,
    caption: room.caption,
    image,
    drawing: drawingOf(room.kind),
    drawn: image === null ? drawn : null,
  }
}

function section(
  locale: Locale,
  words: RoomsWords,
  title: string,
  rooms: readonly ShownRoom[],
): RoomsData | null {
  if (rooms.length === 0) return null
  return {
    title,
    pictures: rooms.map((room) => roomPicture(words, room, 640)),
    more: { text: words.all, href: href('rooms', locale) },
  }
}
