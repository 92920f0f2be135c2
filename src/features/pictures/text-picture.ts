import type { Locale } from '../../locale.ts'
import { type PictureWidth, pictureFile, pictureWidths } from './shown-photo.ts'

/** An uploaded photograph in a text: the size is that of its largest file. */
export type TextPicture = { picture: string; width: number; height: number }

/** A photograph of an article and the line in which it stands in each text; null where it does not yet. */
export type ArticlePicture = { id: string; src: string; lines: Record<Locale, string | null> }

const address = /^([0-9a-f]{32})-(\d{1,4})x(\d{1,5})$/

/** The photograph that a Markdown image means; null for any other address, none of which is shown. */
export function textPicture(id: string): TextPicture | null {
  const [, picture = '', width, height] = address.exec(id) ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? { picture, ...size } : null
}

/** It says the size too, so that a page looks nothing up and nothing moves while the photograph comes. */
export function pictureId({ picture, width, height }: TextPicture): string {
  return `${picture}-${width}x${height}`
}

/** The line of a text in which a photograph stands. */
export function pictureLine(picture: TextPicture, alt: string, caption: string): string {
  const title = caption === '' ? '' : ` "${literal(caption)}"`
  return `![${literal(alt)}](${pictureId(picture)}${title})`
}

/** Where a photograph is for a browser, in every width in which it differs; `origin` may be empty. */
export function pictureSources(
  { picture, width }: TextPicture,
  origin: string,
): { src: string; srcset: string } {
  const file = (at: PictureWidth) => `${origin}/pictures/${pictureFile(picture, at)}`
  const smaller = pictureWidths.filter((each) => each < width)
  const whole = pictureWidths.find((each) => each >= width) ?? 1280
  const sources = [...smaller.map((each) => `${file(each)} ${each}w`), `${file(whole)} ${width}w`]
  return { src: file(whole), srcset: sources.join(', ') }
}

/** Markdown takes none of it for a sign. */
function literal(words: string): string {
  return words.replace(/[\\`*_[\]<>&"!]/g, '\\$&')
}
