// Pictures take their colours from custom properties written into presentation attributes,
// `fill="var(--ill-tone)"`. A picture shown by `<use href="/assets/sprite.svg#name">` is a shadow tree:
// the page's rules do not reach into it, but custom properties inherit, so light and dark follow the page. An
// attribute is not an inline style, so a strict `style-src 'nonce-…'` allows it, and the sprite needs no
// <style>, which would want a nonce in a file that is cached for ever. The value after the comma is for a
// picture opened on its own: the light scheme's, added here. A place that shows a picture much larger than it was drawn thins its outline
// with `--ill-weight`, in units of the drawing.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { hex, isColourName } from '../../src/content/colours/shades.ts'
import { drawnMap } from '../../src/features/rooms/drawing.ts'
import { mapPicture } from '../../src/features/rooms/map-picture.server.ts'

/** The sprites by the folders they are made of; the drawing of a treatment lies in its own. A file of its own for each: a page parses those that it shows. */
export const spriteIds = ['icons', 'treatments', 'stories', 'rooms', 'scenes', 'mouth'] as const
export type SpriteId = (typeof spriteIds)[number]

/** The names of the pictures in it, sorted: the ids of the sprite's symbols. */
export function spriteNames(sprite: SpriteId): string[] {
  return picturesIn(sprite).map(({ name }) => name)
}

/**
 * One `<svg>` with a `<symbol>` for each picture, in another that is not displayed: a browser would style and lay out all
 * of them before a page could show one. On the outer one `display` does not prevent that. Throws on a picture that could
 * not live in a sprite.
 */
export function buildSprite(sprite: SpriteId): string {
  const symbols = picturesIn(sprite).map(({ name, read }) => symbolOf(name, read()))
  return `<svg xmlns="http://www.w3.org/2000/svg"><svg display="none">${symbols.join('')}</svg></svg>\n`
}

function picturesIn(sprite: SpriteId) {
  return pictures().filter((picture) => picture.sprite === sprite)
}

/** The drawing of that name, in any folder of the illustrations. */
export function readPicture(name: string): string {
  const picture = pictures().find((each) => each.name === name)
  if (picture === undefined) throw new Error(`There is no illustration ${name}.svg`)
  return picture.read()
}

/** The drawing of that name for those who know no custom properties. */
export function readPlainPicture(name: string): string {
  return readPicture(name).replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
}

function withColours(svg: string, where: string): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (call, name: string) => {
    if (!isColourName(name))
      throw new Error(`${where}: src/content/colours/shades.ts has no colour "${name}" of ${call}`)
    return `var(--${name},${hex(name, 'light')})`
  })
}

function pictures(): { name: string; sprite: string; read: () => string }[] {
  const map = mapPicture()
  const readFile = (file: string) => () => withColours(readFileSync(file, 'utf8'), file)
  const drawn = [
    ...globSync('src/ui/illustrations/**/*.svg').map((file) => ({
      name: basename(file, '.svg'),
      sprite: basename(dirname(file)),
      read: readFile(file),
    })),
    ...globSync('src/content/treatments/*/drawing.svg').map((file) => ({
      name: basename(dirname(file)),
      sprite: 'treatments',
      read: readFile(file),
    })),
    ...(map === null ? [] : [{ name: drawnMap, sprite: 'rooms', read: () => withColours(map, drawnMap) }]),
  ]
  const sorted = drawn.sort((one, other) => (one.name < other.name ? -1 : 1))
  const twice = sorted.find(({ name }, index) => sorted[index + 1]?.name === name)
  if (twice !== undefined) throw new Error(`Two illustrations are named ${twice.name}.svg`)
  return sorted
}

function symbolOf(name: string, svg: string): string {
  const [, attributes, body] = /^<svg ([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? []
  if (attributes === undefined || body === undefined) throw new Error(`${name}.svg is not one bare <svg>`)
  if (!/\bviewBox="0 0 \d+ \d+"/.test(attributes)) throw new Error(`${name}.svg has no viewBox from 0 0`)
  if (FORBIDDEN.test(svg)) throw new Error(`${name}.svg has an id, a style, a script or an event handler`)
  const presentation = attributes
    .replace(/\s*\bxmlns="[^"]*"\s*/, ' ')
    .replace(/\bstroke-width="([\d.]+)"/, 'stroke-width="var(--ill-weight,$1)"')
    .trim()
  return `<symbol id="${name}" ${presentation}>${body}</symbol>`
}

const FORBIDDEN = /<(style|script|foreignObject)\b|\s(id|style|on\w+)=/i
