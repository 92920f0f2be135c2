export type PictureFacts = { width: number; height: number }
/** Why a file is not taken. */
export type PictureProblem = 'missing' | 'heavy' | 'type' | 'heic' | 'broken' | 'unsafe' | 'large' | 'small'

export const mostBytes = 10 * 1024 * 1024
/** Decoding needs as much memory as the declared size says, however small the file is. */
const longestSide = 12_000
const mostPixels = 50_000_000
const shortestSide = 400

/** What a file says it is, by its bytes and never by its name; or why it is no photograph to work with. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | PictureProblem {
  if (bytes.length === 0) return 'missing'
  if (bytes.length > mostBytes) return 'heavy'
  const read = readers.find(({ starts }) => starts(bytes))?.size
  if (read === undefined) return isHeic(bytes) ? 'heic' : 'type'
  const facts = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (facts === null) return 'broken'
  const { width, height } = facts
  if (width > longestSide || height > longestSide || width * height > mostPixels) return 'large'
  if (Math.min(width, height) < shortestSide) return 'small'
  return isSomethingElseToo(bytes) ? 'unsafe' : facts
}

const readers: readonly {
  starts(bytes: Uint8Array): boolean
  size(view: DataView): PictureFacts | null
}[] = [
  { starts: (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff]), size: jpegSize },
  { starts: (bytes) => begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), size: pngSize },
  { starts: (bytes) => begins(bytes, 0, ascii('RIFF')) && begins(bytes, 8, ascii('WEBP')), size: webpSize },
]

/** What iPhones store photographs as (ISO/IEC 23008-12), by the brands that the file names first. */
function isHeic(bytes: Uint8Array): boolean {
  const brands = new TextDecoder('latin1').decode(bytes.subarray(8, 32))
  return (
    begins(bytes, 4, ascii('ftyp')) &&
    /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) &&
    !brands.includes('avif')
  )
}

/** The size stands in the first frame header; segments before it say how long they are. */
function jpegSize(view: DataView): PictureFacts | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sized(view.getUint16(at + 7), view.getUint16(at + 5))
    // The image data begins, or the file ends, before its size is given.
    else if (marker === 0xda || marker === 0xd9) return null
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

function pngSize(view: DataView): PictureFacts | null {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49_48_44_52) return null
  return sized(view.getUint32(16), view.getUint32(20))
}

export function webpSize(view: DataView): PictureFacts | null {
  if (view.byteLength < 30) return null
  const name = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (name === 'VP8X') return sized(uint24(24) + 1, uint24(27) + 1)
  if (name === 'VP8 ') return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (name !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
}

function sized(width: number, height: number): PictureFacts | null {
  return width > 0 && height > 0 ? { width, height } : null
}

/**
 * A file may be a picture and a page, a program or an archive at once. What visitors get is encoded again and holds none
 * of it; such a file is no photograph all the same.
 */
function isSomethingElseToo(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes).toLowerCase()
  const isArchive = text.lastIndexOf('pk\u0005\u0006') >= Math.max(0, text.length - 65_557)
  // A document ends as one, too: programs for drawing write where a picture came from into what they know about it.
  const isDocument = text.includes('%pdf-') && text.lastIndexOf('%%eof') >= Math.max(0, text.length - 1024)
  return isArchive || isDocument || signs.some((sign) => text.includes(sign))
}

// No drawing: a file that begins as a photograph is read as SVG by nobody, and what made it may speak of one.
const signs = ['<script', '<?php', '<!doctype html', '<html', '#!/bin/']

function begins(bytes: Uint8Array, at: number, sign: readonly number[]): boolean {
  return sign.every((byte, index) => bytes[at + index] === byte)
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}
