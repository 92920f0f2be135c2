import { treatments } from './treatments.ts'
import { type TreatmentCategory, type TreatmentKey, treatmentCategories } from './vocabulary.ts'

const keys: ReadonlySet<TreatmentKey> = new Set(treatments.map(({ key }) => key))

/** There may be texts, prices and places of the mouth for a treatment that is not. */
export function isOffered(key: TreatmentKey): boolean {
  return keys.has(key)
}

/** The fields that have a treatment, in the order of the list. */
export const offeredCategories: readonly TreatmentCategory[] = treatmentCategories.filter((category) =>
  treatments.some((treatment) => treatment.category === category),
)
