import type { TreatmentKey } from './vocabulary.ts'

type Part = { anyOf: readonly [string, ...string[]]; times: number }
export type WholeTreatment = { id: string; treatment: TreatmentKey; parts: readonly Part[] }

const one = (...anyOf: readonly [string, ...string[]]): Part => ({ anyOf, times: 1 })

/**
 * What a treatment comes to from its beginning to its end: rows of the price list, how many of each, and where there is
 * a choice the rows to choose from. The totals are computed; the lengths (18 months, a check-up every 6 weeks) are the
 * clinic's usual case.
 */
export const wholeTreatments = [
  {
    id: 'implant',
    treatment: 'implant_dentar',
    parts: [
      one('implant-titan'),
      one('bont-protetic'),
      one('coroana-metalo-ceramica-implant', 'coroana-zirconiu-implant'),
    ],
  },
  {
    id: 'fixed-arch',
    treatment: 'fast_fixed',
    parts: [
      one('tomografie-cbct'),
      one('fast-fixed-4-implanturi', 'fast-fixed-6-implanturi'),
      one('fast-fixed-arcada-definitiva'),
    ],
  },
  {
    id: 'six-veneers',
    treatment: 'fatete_dentare',
    parts: [one('macheta-zambet'), { anyOf: ['fateta-ceramica'], times: 6 }],
  },
  {
    id: 'metal-braces',
    treatment: 'aparat_dentar',
    parts: [
      one('studiu-ortodontic'),
      one('radiografie-panoramica'),
      one('teleradiografie'),
      { anyOf: ['aparat-metalic'], times: 2 },
      { anyOf: ['control-ortodontic'], times: 13 },
      { anyOf: ['contentie'], times: 2 },
    ],
  },
  {
    id: 'molar-with-crown',
    treatment: 'tratamente_endodontice',
    parts: [
      one('tratament-trei-canale'),
      one('coroana-metalo-ceramica', 'coroana-zirconiu-monolitic', 'coroana-integral-ceramica'),
      one('coroana-provizorie'),
    ],
  },
] as const satisfies readonly WholeTreatment[]

export const wholeTreatmentIds = wholeTreatments.map(({ id }) => id)
