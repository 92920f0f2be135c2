import type { sources } from './sources.ts'
import type { TreatmentKey } from './vocabulary.ts'
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

const anaesthetic = [2, 4] as const
const child = [2, 3] as const

/**
 * The usual course, drawn on one scale for all treatments. The ranges are those of the treatment's own texts: what
 * is usual at the clinic. Where a publication measured the same it is named.
 */
export const courses = {
  implant_dentar: {
    measure: { count: 1, of: 'gap' },
    row: 'implant-titan',
    chair: [40, 60],
    numb: anaesthetic,
    sore: { days: [2, 3], level: 'mild' },
    visits: [6, 8],
    done: { from: 3, to: 7, unit: 'month' },
    sources: ['khabbaz2007'],
  },
  fast_fixed: {
    measure: { count: 1, of: 'arch' },
    row: 'fast-fixed-4-implanturi',
    chair: [120, 240],
    numb: anaesthetic,
    sore: { days: [3, 5], level: 'moderate' },
    visits: [9, 12],
    done: { from: 5, to: 8, unit: 'month' },
    sources: [],
  },
  fatete_dentare: {
    measure: { count: 6, of: 'tooth' },
    row: 'fateta-ceramica',
    chair: [120, 180],
    numb: anaesthetic,
    sore: { days: [7, 14], level: 'mild' },
    visits: [3, 4],
    done: { from: 2, to: 4, unit: 'week' },
    sources: [],
  },
  albire_dinti: {
    measure: { count: 2, of: 'arch' },
    row: 'albire-in-cabinet',
    chair: [60, 90],
    numb: null,
    sore: { days: [1, 3], level: 'mild' },
    again: true,
    visits: [2, 4],
    done: { from: 2, to: 4, unit: 'week' },
    sources: [],
  },
  aparat_dentar: {
    measure: { count: 2, of: 'arch' },
    row: 'aparat-metalic',
    chair: [60, 90],
    numb: null,
    sore: { days: [2, 5], level: 'mild' },
    again: true,
    visits: [12, 20],
    done: { from: 12, to: 24, unit: 'month' },
    sources: ['krishnan2007'],
  },
  tratamente_endodontice: {
    measure: { count: 1, of: 'tooth' },
    row: 'tratament-trei-canale',
    chair: [60, 120],
    numb: anaesthetic,
    sore: { days: [3, 5], level: 'mild' },
    visits: [1, 2],
    done: { from: 1, to: 3, unit: 'week' },
    sources: ['alonso2012'],
  },
  aditie_de_os: {
    measure: { count: 1, of: 'site' },
    row: 'aditie-de-os-locala',
    chair: [60, 90],
    numb: anaesthetic,
    sore: { days: [3, 4], level: 'moderate' },
    visits: [3, 5],
    done: { from: 4, to: 9, unit: 'month' },
    sources: [],
  },
  sinus_lifting: {
    measure: { count: 1, of: 'site' },
    row: 'sinus-lifting-extern',
    chair: [60, 90],
    numb: anaesthetic,
    sore: { days: [3, 5], level: 'moderate' },
    visits: [4, 8],
    done: { from: 9, to: 14, unit: 'month' },
    sources: [],
  },
  chirurgie_orala: {
    measure: { count: 1, of: 'tooth' },
    row: 'extractie-simpla',
    chair: [20, 40],
    numb: anaesthetic,
    sore: { days: [2, 3], level: 'moderate' },
    visits: [2, 2],
    done: { from: 7, to: 10, unit: 'day' },
    sources: [],
  },
  coroane_dentare: {
    measure: { count: 1, of: 'tooth' },
    row: 'coroana-integral-ceramica',
    chair: [45, 90],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    visits: [2, 3],
    done: { from: 2, to: 3, unit: 'week' },
    sources: [],
  },
  coroane_zirconiu: {
    measure: { count: 1, of: 'tooth' },
    row: 'coroana-zirconiu-monolitic',
    chair: [45, 90],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    visits: [2, 3],
    done: { from: 2, to: 3, unit: 'week' },
    sources: [],
  },
  protetica: {
    measure: { count: 1, of: 'gap' },
    row: 'punte-metalo-ceramica',
    chair: [60, 120],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    visits: [3, 4],
    done: { from: 3, to: 4, unit: 'week' },
    sources: [],
  },
  parodontologie: {
    measure: { count: 2, of: 'arch' },
    row: 'curatare-subgingivala',
    chair: [60, 60],
    numb: anaesthetic,
    sore: { days: [1, 3], level: 'mild' },
    again: true,
    visits: [3, 5],
    done: { from: 6, to: 12, unit: 'week' },
    sources: [],
  },
  pedodontie: {
    measure: { count: 1, of: 'tooth' },
    row: 'obturatie-dinte-de-lapte',
    chair: [20, 40],
    numb: child,
    sore: null,
    visits: [1, 1],
    done: null,
    sources: [],
  },
  odontoterapie: {
    measure: { count: 1, of: 'tooth' },
    row: 'obturatie-o-suprafata',
    chair: [30, 60],
    numb: child,
    sore: { days: [1, 3], level: 'mild' },
    visits: [1, 1],
    done: null,
    sources: [],
  },
} as const satisfies Record<TreatmentKey, Course>
