import { fromEntries } from '../../format/from-entries.ts'
import type { TreatmentText } from '../schema.ts'
import { treatmentKeys } from '../treatment-list.ts'

const modules = import.meta.glob<TreatmentText>('../treatments/*/en.ts', { eager: true, import: 'text' })

export const treatmentTexts = fromEntries(treatmentKeys.map((key) => [key, textOf(key)] as const))

function textOf(key: string): TreatmentText {
  const text = modules[`../treatments/${key}/en.ts`]
  if (text === undefined) throw new Error(`There is no src/content/treatments/${key}/en.ts`)
  return text
}
