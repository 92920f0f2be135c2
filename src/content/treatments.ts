import type { Treatment } from './schema.ts'
import type { MemberId } from './team.ts'
import { offered, offeredKeys } from './treatment-list.ts'

type Offered = Treatment & { reviewed: { by: MemberId } }

/** The treatments that are offered. Slugs are the addresses search engines have known for years. */
export const treatments: readonly Offered[] = offeredKeys.map((key) => {
  const { slug, category, reviewed } = offered[key]
  return { key, slug, category, reviewed }
})

/** @public For the rows of redirects, while there are any. */
export type TreatmentSlug = (typeof offered)[keyof typeof offered]['slug']
