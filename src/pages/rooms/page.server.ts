import { clinic } from '../../content/clinic.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { roomPicture, roomsIn } from '../../features/rooms/rooms-data.server.ts'
import { wayWithMap } from '../../features/rooms/way-data.server.ts'
import { roomImages } from '../../features/seo/json-ld-rooms.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import type { PageServer } from '../page-server.ts'
import type { RoomsProps } from './page.tsx'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'rooms',
  async load({ locale, data }) {
    const { meta: _, drawn, ...texts } = await wordsIn(locale)
    const published = await data.rooms()
    const { words, shown } = await roomsIn(locale, published)
    const pictures = shown.filter(({ kind }) => kind !== 'map').map((room) => roomPicture(words, room, 640))
    const { street, sector, city } = clinic.address
    return {
      texts: {
        ...texts,
        drawn: pictures.some(({ image }) => image === null) ? drawn : null,
        way: words.way.title,
        address: `${street}, ${sector}, ${city}`,
      },
      pictures,
      way: await wayWithMap(locale, published),
    }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
  jsonLd({ texts, pictures }) {
    const images = roomImages(pictures)
    return {
      name: texts.title,
      type: 'CollectionPage',
      things: images,
      ...(images.length > 0 && { clinic: { photo: images.map((image) => reference(image['@id'])) } }),
    }
  },
  picture: async ({ locale }) => ({ title: (await wordsIn(locale)).title, illustration: 'room_reception' }),
} satisfies PageServer<'rooms', RoomsProps>
