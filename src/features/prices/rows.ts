import { z } from 'zod'
import { treatmentKeys } from '../../content/vocabulary.ts'
import { priceCategory, priceItem } from './schema.ts'

/** The columns that make up a category, and how a row becomes one. */
export const categoryColumns = 'slug, position, title_ro, title_en, description_ro, description_en'

export const categoryRow = z
  .object({
    slug: z.string(),
    position: z.number(),
    title_ro: z.string(),
    title_en: z.string(),
    description_ro: z.string(),
    description_en: z.string(),
  })
  .transform(({ title_ro, title_en, description_ro, description_en, ...row }) => ({
    ...row,
    title: { ro: title_ro, en: title_en },
    description: { ro: description_ro, en: description_en },
  }))
  .pipe(priceCategory)

export const itemColumns =
  'id, category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat, ' +
  'included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden'

const texts = z.array(z.string())

export const itemRow = z
  .object({
    id: z.string(),
    category: z.string(),
    position: z.number(),
    title_ro: z.string(),
    title_en: z.string(),
    unit: z.string(),
    kind: z.string(),
    amount_min: z.number(),
    amount_max: z.number().nullable(),
    vat: z.string(),
    included_ro: texts,
    included_en: texts,
    not_included_ro: texts,
    not_included_en: texts,
    treatments: texts,
    valid_from: z.string(),
    hidden: z.boolean(),
  })
  .transform(
    ({
      title_ro,
      title_en,
      included_ro,
      included_en,
      not_included_ro,
      not_included_en,
      treatments,
      ...row
    }) => ({
      ...row,
      title: { ro: title_ro, en: title_en },
      included: { ro: included_ro, en: included_en },
      not_included: { ro: not_included_ro, en: not_included_en },
      // A key of a treatment that has left the site says nothing any more about the price.
      treatments: treatments.flatMap((key) => treatmentKeys.find((known) => known === key) ?? []),
    }),
  )
  .pipe(priceItem)
