import { z } from 'zod'
import { text } from '../../content/schema.ts'
import { byLocale, inEveryLanguage } from '../../format/by-locale.ts'
import { focuses } from './focus.ts'

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
