import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { hex } from '../../src/content/shades.ts'
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
      for (const [fileName, size] of Object.entries(bitmaps)) emit(fileName, bitmap(size))
    },
  }
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
