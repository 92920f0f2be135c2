import { type Course, courses } from './courses.ts'
import type { TreatmentKey } from './vocabulary.ts'

/** One case of a treatment that people compare with something else: its own price row, bill and course. */
type Variant = { of: TreatmentKey; row: string; whole: string | null; course: Course }

export const variants = {
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
export const variantKeys = ['bridge', 'aligners', 'extraction'] as const satisfies readonly VariantKey[]

/** What can be compared. */
export type Comparand = TreatmentKey | VariantKey

/** The pairs people most often hesitate between. */
export const likelyPairs = [
  ['fatete_dentare', 'coroane_dentare'],
  ['implant_dentar', 'bridge'],
  ['albire_dinti', 'fatete_dentare'],
  ['aparat_dentar', 'aligners'],
  ['tratamente_endodontice', 'extraction'],
] as const satisfies readonly (readonly [Comparand, Comparand])[]
