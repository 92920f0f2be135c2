import { sha256, toHex } from '../../http/signer.ts'
import type { Images } from '../../settings-schema.ts'
import { type CleanPicture, cleanWebp } from './clean-webp.ts'
import { pictureFile, pictureWidths } from './shown-photo.ts'

export type MadePicture = {
  picture: string
  width: number
  height: number
  files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]
}

/** The sizes of a photograph, without metadata; null when its bytes cannot be decoded. */
export async function makePicture(
  images: Images,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<MadePicture | null> {
  const made: CleanPicture[] = []
  for (const width of pictureWidths) {
    const clean = await resize(images, bytes, width)
    if (clean === null) return null
    made.push(clean)
  }
  const largest = made.at(-1)
  if (largest === undefined) return null
  const picture = toHex((await sha256(largest.bytes)).subarray(0, 16))
  const { width, height } = largest
  const files = pictureWidths.flatMap((each, at) => {
    const variant = made[at]
    return variant === undefined ? [] : [{ name: pictureFile(picture, each), bytes: variant.bytes }]
  })
  return { picture, width, height, files }
}

async function resize(
  images: Images,
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
): Promise<CleanPicture | null> {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ width, fit: 'scale-down' })
      // The first frame of an animation.
      .output({ format: 'image/webp', quality: 82, anim: false })
    return cleanWebp(new Uint8Array(await result.response().arrayBuffer()))
  } catch (error) {
    if (isAboutThePicture(error)) return null
    throw error
  }
}

/** Errors of the binding carry a number; 94xx, 9520 and 9523 speak of the bytes that it was given. */
function isAboutThePicture(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? Number(error.code) : Number(/\b(94\d\d|95\d\d)\b/.exec(error.message)?.[1])
  return (code >= 9400 && code < 9500) || code === 9520 || code === 9523
}
