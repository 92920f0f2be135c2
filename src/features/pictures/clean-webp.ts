import { type PictureFacts, webpSize } from './picture-facts.ts'

/** Chunks of a WebP that a picture is made of: colours and transparency, and no word about who took it where. */
const keptChunks = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']
/** In the first chunk, what it says of metadata and of animation. */
const dropped = 0x08 | 0x04 | 0x02

export type CleanPicture = PictureFacts & { bytes: Uint8Array<ArrayBuffer> }

/** A WebP without metadata. Throws if the file is not a WebP. */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = webpSize(view)
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP' || size === null)
    throw new Error('What came back is no WebP')
  const parts: Uint8Array[] = []
  let hasPixels = false
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = 8 + view.getUint32(at + 4, true)
    const padded = length + (length % 2)
    const chunk = bytes.slice(at, at + padded)
    const name = nameAt(view, at)
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~dropped
    if (keptChunks.includes(name)) parts.push(chunk)
    hasPixels ||= name === 'VP8 ' || name === 'VP8L'
    at += padded
  }
  if (!hasPixels) throw new Error('What came back holds no picture that stands still')
  const length = parts.reduce((sum, part) => sum + part.length, 12)
  const clean = new Uint8Array(length)
  clean.set(bytes.subarray(0, 12))
  new DataView(clean.buffer).setUint32(4, length - 8, true)
  let at = 12
  for (const part of parts) {
    clean.set(part, at)
    at += part.length
  }
  return { bytes: clean, ...size }
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
