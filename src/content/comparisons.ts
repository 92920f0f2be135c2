import { type Course, courses } from './courses.ts'
import type { TreatmentKey } from './vocabulary.ts'

/** One case of a treatment that people compare with something else: its own price row, bill and course. */
type Variant = { of: TreatmentKey; row: string; whole: string | null; course: Course }

export const variants = {
  braces: {
    of: 'aparat_dentar',
    row: 'aparat-metalic',
    whole: 'metal-braces',
    course: courses.aparat_dentar,
  },
  bridge: { of: 'protetica', row: 'punte-metalo-ceramica', whole: 'bridge', course: courses.protetica },
  aligners: {
    of: 'aparat_dentar',
    row: 'gutiere-transparente-complet',
    whole: 'aligners',
    course: {
      ...courses.aparat_dentar,
      chair: [30, 60],
      sore: { days: [2, 3], level: 'mild' },
      visits: [8, 14],
    },
  },
  extraction: {
    of: 'chirurgie_orala',
    row: 'extractie-simpla',
    whole: null,
    course: courses.chirurgie_orala,
  },
} as const satisfies Record<string, Variant>

export type VariantKey = keyof typeof variants
export const variantKeys = [
  'braces',
  'bridge',
  'aligners',
  'extraction',
] as const satisfies readonly VariantKey[]

/** Treatments that are all variants: compared under their own name they would overlap with them. */
const meanings = { aparat_dentar: 'braces' } as const satisfies Partial<Record<TreatmentKey, VariantKey>>

/** What can be compared. */
export type Comparand = Exclude<TreatmentKey, keyof typeof meanings> | VariantKey

/** What a treatment stands for in a comparison, in addresses of before too. */
export function comparandOf(key: TreatmentKey | VariantKey): Comparand {
  return isMeant(key) ? meanings[key] : key
}

function isMeant(key: TreatmentKey | VariantKey): key is keyof typeof meanings {
  return Object.hasOwn(meanings, key)
}

/** The pairs people most often hesitate between. */
export const likelyPairs = [
  ['fatete_dentare', 'coroane_dentare'],
  ['implant_dentar', 'bridge'],
  ['albire_dinti', 'fatete_dentare'],
  ['braces', 'aligners'],
  ['tratamente_endodontice', 'extraction'],
] as const satisfies readonly (readonly [Comparand, Comparand])[]
