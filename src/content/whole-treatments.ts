import { isOffered } from './offered-treatments.ts'
import type { Measure, Period } from './treatment-facts.ts'
import type { TreatmentKey } from './treatment-list.ts'

/** The moments of payment, in order; `texts.due` puts them into words. */
export const dueMoments = [
  'imaging',
  'plan',
  'cleaning',
  'surgery',
  'canals',
  'preparation',
  'mounting',
  'whitening',
  'checkups',
  'fitting',
  'end',
] as const
export type DueMoment = (typeof dueMoments)[number]

export type StagePart = { anyOf: readonly [string, ...string[]]; times: number }
export type Stage = { due: DueMoment; after?: Period; parts: readonly StagePart[] }
export type WholeTreatment = {
  id: string
  /** Its slug, the same in every language. */
  slug: string
  treatment: TreatmentKey
  /** What its total is for: a total of as much is more or less than it. */
  measure: Measure
  /** Its drawing, where it is not its treatment's. */
  drawing?: string
  stages: readonly Stage[]
}

const some = (times: number, ...anyOf: readonly [string, ...string[]]): StagePart => ({ anyOf, times })
const one = (...anyOf: readonly [string, ...string[]]): StagePart => some(1, ...anyOf)

/**
 * A treatment from start to finish: rows of the price list, a quantity of each, rows to choose between where there
 * is a choice, and when they are paid. The sums are computed; quantities and durations are the clinic's usual case.
 */
const written = [
  {
    id: 'implant',
    slug: 'implant-cu-coroana',
    treatment: 'implant_dentar',
    measure: { count: 1, of: 'gap' },
    stages: [
      { due: 'imaging', parts: [one('tomografie-cbct')] },
      { due: 'surgery', parts: [one('implant-titan')] },
      {
        due: 'fitting',
        after: { from: 3, to: 7, unit: 'month' },
        parts: [one('bont-protetic'), one('coroana-metalo-ceramica-implant', 'coroana-zirconiu-implant')],
      },
    ],
  },
  {
    id: 'fixed-arch',
    slug: 'arcada-fixa-pe-implanturi',
    treatment: 'fast_fixed',
    measure: { count: 1, of: 'arch' },
    stages: [
      { due: 'imaging', parts: [one('tomografie-cbct')] },
      { due: 'surgery', parts: [one('fast-fixed-4-implanturi', 'fast-fixed-6-implanturi')] },
      {
        due: 'fitting',
        after: { from: 5, to: 8, unit: 'month' },
        parts: [one('fast-fixed-arcada-definitiva')],
      },
    ],
  },
  {
    id: 'molar-with-crown',
    slug: 'tratament-de-canal-cu-coroana',
    treatment: 'tratamente_endodontice',
    measure: { count: 1, of: 'tooth' },
    stages: [
      { due: 'canals', parts: [one('tratament-trei-canale')] },
      { due: 'preparation', after: { from: 1, to: 3, unit: 'week' }, parts: [one('coroana-provizorie')] },
      {
        due: 'fitting',
        after: { from: 3, to: 6, unit: 'week' },
        parts: [one('coroana-metalo-ceramica', 'coroana-zirconiu-monolitic', 'coroana-integral-ceramica')],
      },
    ],
  },
  {
    id: 'bridge',
    slug: 'punte-de-trei-elemente',
    treatment: 'protetica',
    measure: { count: 1, of: 'gap' },
    stages: [
      { due: 'imaging', parts: [one('radiografie-panoramica')] },
      { due: 'preparation', parts: [some(3, 'coroana-provizorie')] },
      {
        due: 'fitting',
        after: { from: 3, to: 4, unit: 'week' },
        parts: [some(3, 'punte-metalo-ceramica', 'punte-zirconiu')],
      },
    ],
  },
  {
    id: 'six-veneers',
    slug: 'sase-fatete-ceramice',
    treatment: 'fatete_dentare',
    measure: { count: 6, of: 'tooth' },
    stages: [
      { due: 'plan', parts: [one('macheta-zambet')] },
      { due: 'fitting', after: { from: 2, to: 4, unit: 'week' }, parts: [some(6, 'fateta-ceramica')] },
    ],
  },
  {
    id: 'whitening',
    slug: 'albire-cu-igienizare',
    treatment: 'albire_dinti',
    measure: { count: 2, of: 'arch' },
    stages: [
      { due: 'cleaning', parts: [one('igienizare-profesionala')] },
      { due: 'whitening', parts: [one('albire-acasa', 'albire-in-cabinet', 'albire-combinata')] },
    ],
  },
  {
    id: 'metal-braces',
    slug: 'aparat-dentar-metalic',
    treatment: 'aparat_dentar',
    measure: { count: 2, of: 'arch' },
    stages: [
      {
        due: 'plan',
        parts: [one('studiu-ortodontic'), one('radiografie-panoramica'), one('teleradiografie')],
      },
      { due: 'mounting', parts: [some(2, 'aparat-metalic')] },
      {
        due: 'checkups',
        after: { from: 18, to: 18, unit: 'month' },
        parts: [some(13, 'control-ortodontic')],
      },
      { due: 'end', after: { from: 18, to: 18, unit: 'month' }, parts: [some(2, 'contentie')] },
    ],
  },
  {
    id: 'aligners',
    slug: 'gutiere-transparente',
    treatment: 'aparat_dentar',
    measure: { count: 2, of: 'arch' },
    drawing: 'aligners',
    stages: [
      {
        due: 'plan',
        parts: [one('studiu-ortodontic'), one('radiografie-panoramica'), one('teleradiografie')],
      },
      { due: 'mounting', parts: [one('gutiere-transparente-complet')] },
      { due: 'end', after: { from: 12, to: 24, unit: 'month' }, parts: [some(2, 'contentie')] },
    ],
  },
] as const satisfies readonly WholeTreatment[]

export const wholeTreatmentIds = written.map(({ id }) => id)
export type WholeTreatmentId = (typeof wholeTreatmentIds)[number]

/** Those of treatments that are offered. */
export const wholeTreatments: readonly (WholeTreatment & { id: WholeTreatmentId })[] = written.filter(
  ({ treatment }) => isOffered(treatment),
)

export function wholeTreatment(slug: string): (typeof wholeTreatments)[number] | null {
  return wholeTreatments.find((whole) => whole.slug === slug) ?? null
}

/** The name of an illustration. */
export function drawingOf({ drawing, treatment }: WholeTreatment): string {
  return drawing ?? treatment
}
