import { type TreatmentKey, treatmentKeys } from './treatment-list.ts'
import { treatments } from './treatments.ts'
import { type TreatmentCategory, treatmentCategories } from './vocabulary.ts'

const keys: ReadonlySet<TreatmentKey> = new Set(treatments.map(({ key }) => key))

/** There may be texts, prices and places of the mouth for a treatment that is not. */
export function isOffered(key: TreatmentKey): boolean {
  return keys.has(key)
}

/** What a form lets one choose: the treatments that are offered, and those chosen before, which saving must not take away. */
export function choosableTreatments(
  chosen: readonly string[],
  offered: readonly TreatmentKey[] = treatments.map(({ key }) => key),
): TreatmentKey[] {
  return [...offered, ...treatmentKeys.filter((key) => !offered.includes(key) && chosen.includes(key))]
}

/** The fields that have a treatment, in the order of the list. */
export const offeredCategories: readonly TreatmentCategory[] = treatmentCategories.filter((category) =>
  treatments.some((treatment) => treatment.category === category),
)
