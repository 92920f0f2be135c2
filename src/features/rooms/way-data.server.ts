import { fill } from '../../format/fill.ts'
import { type Locale, languageTag } from '../../locale.ts'
import { href } from '../../routes.ts'
import { mapDrawing } from './map-drawing.server.ts'
import type { MapFigureData } from './map-figure.tsx'
import type { RoomsWords } from './ro.ts'
import type { PublishedRooms } from './rooms.ts'
import { roomPicture, roomsIn } from './rooms-data.server.ts'
import { routesHere } from './routes-here.server.ts'
import { firstOfEach, type ShownRoom } from './shown-rooms.server.ts'
import type { WayData } from './way-inside.tsx'

type Published = { rooms: PublishedRooms }

/** Beside the address: the entrance, links that plan the way to it, and where the map is. */
export async function wayFromContact(locale: Locale, published: Published): Promise<WayData> {
  const { words, shown } = await roomsIn(locale, published)
  const [entrance] = firstOfEach(shown, ['entrance'])
  return {
    entrance: entrance ? roomPicture(words, entrance, 640) : null,
    map: null,
    mapPlace: { text: words.way.place, href: `${href('rooms', locale)}#drumul` },
    links: routesHere(words.way),
    elsewhere: null,
  }
}

/** Where the entrance is shown already: the map, and the same links. */
export async function wayWithMap(locale: Locale, published: Published): Promise<WayData> {
  const { words, shown } = await roomsIn(locale, published)
  const [map] = firstOfEach(shown, ['map'])
  return {
    entrance: null,
    map: map ? mapFigure(locale, words, map) : null,
    mapPlace: null,
    links: routesHere(words.way),
    elsewhere: words.way.elsewhere,
  }
}

/** The owner's picture or, without one, the map drawn of the coordinates. */
function mapFigure(locale: Locale, words: RoomsWords, map: ShownRoom): MapFigureData {
  const picture = roomPicture(words, map, 1280)
  const drawing = picture.image === null ? mapDrawing() : null
  if (drawing === null) return { picture, drawing: null, near: [] }
  const { way } = words
  const names = [...drawing.streets, ...drawing.landmarks].map(({ name }) => name)
  return {
    picture,
    drawing: {
      ...drawing,
      label: fill(way.map, { streets: new Intl.ListFormat(languageTag(locale)).format(names) }),
      entranceLabel: way.entrance,
      scaleLabel: fill(way.metres, { count: String(drawing.scale.metres) }),
    },
    near: drawing.landmarks.map(({ kind, name, metres }) =>
      fill(way[kind], { name, metres: String(metres) }),
    ),
  }
}
