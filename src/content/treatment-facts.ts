import type { sources } from './sources.ts'
import type { TreatmentCategory } from './vocabulary.ts'

/** What a treatment is in every language; its texts lie beside it. */
export type Facts = {
  /** Its address, the same in every language. */
  slug: string
  category: TreatmentCategory
  /** Who has read its texts, of the team: when, and when again. */
  reviewed: { by: string; on: string; next: string }
  /** The case that the line of the course draws; what it is called is `course` of the texts. */
  course: Course
}

/** The usual minimum and maximum. */
type Span = readonly [from: number, to: number]

/** Time since the start, from the shortest usual to the longest. */
export type Period = { from: number; to: number; unit: 'day' | 'week' | 'month' }

/** How much of a mouth something is for; a gap is a missing tooth, a site the place of an operation. */
export type Measure = { count: number; of: 'tooth' | 'gap' | 'arch' | 'site' }

/**
 * How one case of a treatment goes for the patient, drawn on one scale for all. The ranges are those of its own texts: what
 * is usual at the clinic. Where a publication measured the same it is named.
 */
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
