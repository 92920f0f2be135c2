import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { hex } from '../../src/content/colours/shades.ts'
import { readPlainPicture } from './sprite.ts'

const bitmaps = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** The sign of the clinic as browsers and phones ask for it, and the sign of consumer protection, in the clinic's colours. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('anpc-sal.svg', readPlainPicture('anpc-sal'))
      emit('favicon.svg', mark(hex('ill-sign', 'light')))
      emit('favicon.ico', ico(bitmap(iconSize), iconSize))
      for (const [fileName, size] of Object.entries(bitmaps)) emit(fileName, bitmap(size))
    },
  }
}

const iconSize = 48

/** One PNG in an `.ico` file, for clients that request `/favicon.ico` without reading a page. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // An icon,
  header.writeUInt16LE(1, 4) // with one picture
  header.writeUInt8(size, 6) // of this width
  header.writeUInt8(size, 7) // and height,
  header.writeUInt16LE(1, 10) // one plane,
  header.writeUInt16LE(32, 12) // 32 bits a pixel,
  header.writeUInt32LE(png.length, 14) // of this many bytes,
  header.writeUInt32LE(header.length, 18) // right behind the header.
  return Buffer.concat([header, png])
}

/** The mark on the brand's paper, with the margin that maskable icons and iOS crop away. */
function bitmap(size: number): Uint8Array {
  const inner = mark(hex('ill-line', 'light')).replace(
    /^<svg/,
    '<svg x="17" y="16.01" width="66" height="66"',
  )
  const ground = `<rect width="100" height="100" fill="${hex('ill-ground', 'light')}"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${inner}</svg>`
  return new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

function mark(ink: string): string {
  return readPlainPicture('logo_mark').replaceAll('currentColor', ink)
}
