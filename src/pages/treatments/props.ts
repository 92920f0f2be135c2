import type { Deferred } from '../../deferred.ts'
import type { PairLink } from '../../features/treatments/compare-data.server.ts'
import type { SearchWords } from '../../features/treatments/search-words.ts'
import type { TreatmentCardData } from '../../features/treatments/treatment-card.tsx'
import type { TreatmentsWords } from './ro.ts'

/** A whole treatment, whose page adds up what it costs. */
type Whole = { name: string; href: string }

export type ListedCategory = {
  key: string
  name: string
  text: string
  treatments: readonly (TreatmentCardData & { wholes: readonly Whole[] })[]
}

export type TreatmentsProps = {
  /** What parents read before a child's first visit; null where it is not offered or not written. */
  childVisit: Deferred<{ title: string; href: string } | null>
  texts: Omit<TreatmentsWords, 'meta'>
  categories: readonly ListedCategory[]
  category: string
  words: string
  /** Null until somebody searches. */
  known: SearchWords | null
  /** Links to likely comparisons. */
  /** `way` leads to them from the top of the page. */
  pairs: { title: string; way: string; links: readonly PairLink[] }
}
