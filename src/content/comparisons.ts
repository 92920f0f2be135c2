import type { Course } from './treatment-facts.ts'
import { type TreatmentKey, treatmentFacts } from './treatment-list.ts'
import type { WholeTreatmentId } from './whole-treatments.ts'

/** One case of a treatment that people compare with something else: its own bill and course. */
export type Variant = {
  of: TreatmentKey
  whole: WholeTreatmentId | null
  /** What may follow it, and has bills of its own. */
  followedBy?: readonly WholeTreatmentId[]
  course: Course
}

export const variantKeys = ['braces', 'bridge', 'aligners', 'extraction'] as const
export type VariantKey = (typeof variantKeys)[number]

export const variants: Readonly<Record<VariantKey, Variant>> = {
  braces: { of: 'aparat_dentar', whole: 'metal-braces', course: treatmentFacts.aparat_dentar.course },
  bridge: { of: 'protetica', whole: 'bridge', course: treatmentFacts.protetica.course },
  aligners: {
    of: 'aparat_dentar',
    whole: 'aligners',
    course: {
      ...treatmentFacts.aparat_dentar.course,
      row: 'gutiere-transparente-complet',
      chair: [30, 60],
      sore: { days: [2, 3], level: 'mild' },
      visits: [8, 14],
    },
  },
  extraction: {
    of: 'chirurgie_orala',
    whole: null,
    followedBy: ['implant', 'bridge'],
    course: treatmentFacts.chirurgie_orala.course,
  },
}

/** Treatments of which one case is drawn and priced, which is a variant: under their own name it would stand twice. */
const meanings = {
  aparat_dentar: 'braces',
  chirurgie_orala: 'extraction',
  protetica: 'bridge',
} as const satisfies Partial<Record<TreatmentKey, VariantKey>>

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
