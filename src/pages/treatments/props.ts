import type { TreatmentsList } from '../../content/schemas/page-schema.ts'
import type { PairLink } from '../../features/treatments/compare-data.server.ts'
import type { TreatmentCardData } from '../../features/treatments/treatment-card.tsx'

/** A whole treatment, whose page adds up what it costs. */
type Whole = { name: string; href: string }

export type ListedCategory = {
  key: string
  name: string
  text: string
  /** `phrases` are what the search matches. */
  treatments: readonly (TreatmentCardData & { phrases: readonly string[]; wholes: readonly Whole[] })[]
}

export type TreatmentsProps = {
  texts: Omit<TreatmentsList, 'meta' | 'categories'>
  categories: readonly ListedCategory[]
  category: string
  words: string
  /** Links to likely comparisons. */
  pairs: { title: string; links: readonly PairLink[] }
}
