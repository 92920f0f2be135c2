import { z } from 'zod'
import { text } from '../../content/schema.ts'
import { byLocale, inEveryLanguage } from '../../format/by-locale.ts'
import type { Locale } from '../../locale.ts'
import { focuses } from './focus.ts'

/** In how many pixels across a picture is kept: for a card, for a page, and for a full window. */
export const pictureWidths = [240, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const altText = text(8, 200)

/** A photograph that an owner has uploaded. The name is made of its bytes; the size is that of the largest. */
export const ownPhoto = z.strictObject({
  picture: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.number().int().min(1).max(1280),
  height: z.number().int().min(1).max(20_000),
  focus: z.enum(focuses),
  alt: z.preprocess(inEveryLanguage, z.strictObject(byLocale(() => altText))),
})
export type OwnPhoto = z.infer<typeof ownPhoto>

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
