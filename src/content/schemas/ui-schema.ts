import { z } from 'zod'
import { text } from '../schema.ts'

/** A text with placeholders: it must contain every `{place}` it is given and no other, in every language. */
export const template = (...places: readonly [string, ...string[]]) =>
  text(3, 600).refine(
    (value) => placesIn(value).join() === [...places].sort().join(),
    `write exactly these places: ${places.map((place) => `{${place}}`).join(' ')}`,
  )

/** The forms `Intl.PluralRules` asks for; Romanian has `few`, English does not. */
export const plural = z.strictObject({
  one: template('count'),
  few: template('count').optional(),
  other: template('count'),
})

function placesIn(value: string): string[] {
  return [...new Set([...value.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
