import type { sources } from './sources.ts'
import type { Measure, Period } from './whole-treatments.ts'

/** The usual minimum and maximum. */
type Span = readonly [from: number, to: number]

/** How one case of a treatment goes for the patient. */
export type Course = {
  /** How much the case is: only one of as much takes longer or hurts less. */
  measure: Measure
  /** Its row of the price list. */
  row: string
  /** Minutes of the longest visit. */
  chair: Span
  /** Hours until the anaesthetic has gone, counted from the end of the visit; null without one. */
  numb: Span | null
  /** Days that are tender afterwards, and how much; null when there are usually none. */
  sore: { days: Span; level: 'mild' | 'moderate' } | null
  /** Whether the tender days come back after later visits. */
  again?: true
  visits: Span
  /** From the first treatment to the end of the last; null when both are on one day. */
  done: Period | null
  sources: readonly (keyof typeof sources)[]
}

/** How long adults and children are numb, in hours. */
export const numbAdult = [2, 4] as const
export const numbChild = [2, 3] as const
