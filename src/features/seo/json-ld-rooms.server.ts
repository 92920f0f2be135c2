import type { ImageObjectLeaf } from 'schema-dts'
import type { RoomPicture } from '../rooms/room-figure.tsx'
import { absolute } from './json-ld-clinic.server.ts'

/** The photographs among pictures of the clinic; a drawing is a photograph of nothing. */
export function roomImages(pictures: readonly RoomPicture[]): (ImageObjectLeaf & { '@id': string })[] {
  return pictures.flatMap(({ caption, image }) =>
    image === null
      ? []
      : [
          {
            '@type': 'ImageObject',
            '@id': `${absolute(image.src)}#photo`,
            contentUrl: absolute(image.src),
            width: `${image.width} px`,
            height: `${image.height} px`,
            caption,
            description: image.alt,
          },
        ],
  )
}
