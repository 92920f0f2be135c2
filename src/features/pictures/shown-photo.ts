import type { Locale } from '../../locale.ts'
import type { OwnPhoto } from './photo.ts'

/** In how many pixels across a picture is kept: for a card, for a page, and for a full window. */
export const pictureWidths = [240, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

export type ShownPhoto = {
  src: string
  width: number
  height: number
  focus: OwnPhoto['focus']
  alt: string
}

export function shownPhoto(
  { picture, width, height, focus, alt }: OwnPhoto,
  at: PictureWidth,
  locale: Locale,
): ShownPhoto {
  const shownWidth = Math.min(at, width)
  return {
    src: `/pictures/${pictureFile(picture, at)}`,
    width: shownWidth,
    height: Math.round((height * shownWidth) / width),
    focus,
    alt: alt[locale],
  }
}

export function pictureFile(picture: string, width: PictureWidth): string {
  return `${picture}-${width}.webp`
}

export function pictureFiles(picture: string): string[] {
  return pictureWidths.map((width) => pictureFile(picture, width))
}
