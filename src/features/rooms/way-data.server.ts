import { fill } from '../../format/fill.ts'
import { listInWords } from '../../format/list.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { drawnMap } from './drawing.ts'
import { mapDrawing } from './map-drawing.server.ts'
import type { MapFigureData } from './map-figure.tsx'
import type { RoomsWords } from './ro.ts'
import type { PublishedRooms } from './rooms.ts'
import { roomPicture, roomsIn } from './rooms-data.server.ts'
import { routesHere } from './routes-here.server.ts'
import { firstOfEach, type ShownRoom } from './shown-rooms.server.ts'
import type { WayData } from './way-inside.tsx'

type Published = { rooms: PublishedRooms }

/** Beside the address: the entrance, the map, and links that plan the way. How one comes is told there already. */
export async function wayFromContact(locale: Locale, published: Published): Promise<WayData> {
  const { words, shown } = await roomsIn(locale, published)
  const [entrance] = firstOfEach(shown, ['entrance'])
  const map = mapFigure(locale, words, shown)
  return {
    entrance: entrance ? roomPicture(words, entrance, 640) : null,
    map: map && { ...map, near: [] },
    more: { text: words.all, href: href('rooms', locale) },
    links: routesHere(words.way),
    elsewhere: null,
  }
}

/** Where the entrance is shown already: the map with what is near, and the same links. */
export async function wayWithMap(locale: Locale, published: Published): Promise<WayData> {
  const { words, shown } = await roomsIn(locale, published)
  return {
    entrance: null,
    map: mapFigure(locale, words, shown),
    more: null,
    links: routesHere(words.way),
    elsewhere: words.way.elsewhere,
  }
}

/** The owner's picture or, without one, the map drawn of the coordinates. Null where the owner shows neither. */
function mapFigure(locale: Locale, words: RoomsWords, shown: readonly ShownRoom[]): MapFigureData | null {
  const [map] = firstOfEach(shown, ['map'])
  if (map === undefined) return null
  const picture = roomPicture(words, map, 1280)
  const drawing = picture.image === null ? mapDrawing() : null
  if (drawing === null) return { picture, label: null, near: [] }
  const { way } = words
  const names = [...drawing.streets, ...drawing.landmarks].map(({ name }) => name)
  return {
    picture: { ...picture, drawing: drawnMap },
    label: fill(way.map, { streets: listInWords(names, locale) }),
    near: drawing.landmarks.map(({ kind, name, metres }) =>
      fill(way[kind], { name, metres: String(metres) }),
    ),
  }
}
