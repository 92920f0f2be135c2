import { z } from 'zod'
import { sentence } from '../../schema.ts'
import { field, inEachLanguage } from './field.ts'

export const priceFields = z.strictObject({
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  position: field,
  unit: field,
  kind: field,
  min: field,
  max: field,
  next_min: field,
  next_max: field,
  next_from: field,
  vat: field,
  valid_from: field,
  hidden: field,
  ...inEachLanguage('included'),
  ...inEachLanguage('not_included'),
  category: field,
  treatments: field,
  remove: field,
})

/** By subject; the schema of a price says which one applies. */
export const priceErrors = z.strictObject({
  id: sentence,
  title: sentence,
  categoryTitle: sentence,
  description: sentence,
  position: sentence,
  unit: sentence,
  kind: sentence,
  min: sentence,
  max: sentence,
  next_min: sentence,
  next_max: sentence,
  next_from: sentence,
  vat: sentence,
  valid_from: sentence,
  hidden: sentence,
  list: sentence,
  pairs: sentence,
  treatments: sentence,
  category: sentence,
  letters: sentence,
  last: sentence,
})
export type PriceErrors = z.infer<typeof priceErrors>
