import type { sources } from './sources.ts'
import type { TreatmentKey } from './vocabulary.ts'
import type { Period } from './whole-treatments.ts'

/** The usual minimum and maximum. */
type Span = readonly [from: number, to: number]

/** How one case of a treatment goes for the patient. */
export type Course = {
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

const anaesthetic = [2, 4] as const
const child = [2, 3] as const

/**
 * The usual course, drawn on one scale for all treatments. The ranges are those of the treatment's own texts: what
 * is usual at the clinic. Where a publication measured the same it is named.
 */
export const courses = {
  implant_dentar: {
    chair: [40, 60],
    numb: anaesthetic,
    sore: { days: [2, 3], level: 'mild' },
    visits: [6, 8],
    done: { from: 3, to: 7, unit: 'month' },
    sources: ['khabbaz2007'],
  },
  fast_fixed: {
    chair: [120, 240],
    numb: anaesthetic,
    sore: { days: [3, 5], level: 'moderate' },
    visits: [9, 12],
    done: { from: 5, to: 8, unit: 'month' },
    sources: [],
  },
  fatete_dentare: {
    chair: [120, 180],
    numb: anaesthetic,
    sore: { days: [7, 14], level: 'mild' },
    visits: [3, 4],
    done: { from: 2, to: 4, unit: 'week' },
    sources: [],
  },
  albire_dinti: {
    chair: [60, 90],
    numb: null,
    sore: { days: [1, 3], level: 'mild' },
    again: true,
    visits: [2, 4],
    done: { from: 2, to: 4, unit: 'week' },
    sources: [],
  },
  aparat_dentar: {
    chair: [60, 90],
    numb: null,
    sore: { days: [2, 5], level: 'mild' },
    again: true,
    visits: [12, 20],
    done: { from: 12, to: 24, unit: 'month' },
    sources: ['krishnan2007'],
  },
  tratamente_endodontice: {
    chair: [60, 120],
    numb: anaesthetic,
    sore: { days: [3, 5], level: 'mild' },
    visits: [1, 2],
    done: { from: 1, to: 3, unit: 'week' },
    sources: ['alonso2012'],
  },
  aditie_de_os: {
    chair: [60, 90],
    numb: anaesthetic,
    sore: { days: [3, 4], level: 'moderate' },
    visits: [3, 5],
    done: { from: 4, to: 9, unit: 'month' },
    sources: [],
  },
  sinus_lifting: {
    chair: [60, 90],
    numb: anaesthetic,
    sore: { days: [3, 5], level: 'moderate' },
    visits: [4, 8],
    done: { from: 9, to: 14, unit: 'month' },
    sources: [],
  },
  chirurgie_orala: {
    chair: [20, 40],
    numb: anaesthetic,
    sore: { days: [2, 3], level: 'moderate' },
    visits: [2, 2],
    done: { from: 7, to: 10, unit: 'day' },
    sources: [],
  },
  coroane_dentare: {
    chair: [45, 90],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    visits: [2, 3],
    done: { from: 2, to: 3, unit: 'week' },
    sources: [],
  },
  coroane_zirconiu: {
    chair: [45, 90],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    visits: [2, 3],
    done: { from: 2, to: 3, unit: 'week' },
    sources: [],
  },
  protetica: {
    chair: [60, 120],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    visits: [3, 4],
    done: { from: 3, to: 4, unit: 'week' },
    sources: [],
  },
  parodontologie: {
    chair: [60, 60],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    again: true,
    visits: [3, 5],
    done: { from: 6, to: 12, unit: 'week' },
    sources: [],
  },
  pedodontie: {
    chair: [20, 40],
    numb: child,
    sore: null,
    visits: [1, 1],
    done: null,
    sources: [],
  },
  odontoterapie: {
    chair: [30, 60],
    numb: child,
    sore: { days: [1, 3], level: 'mild' },
    visits: [1, 1],
    done: null,
    sources: [],
  },
} as const satisfies Record<TreatmentKey, Course>
