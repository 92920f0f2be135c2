import { thingsInWords } from '../../format/counted-words.ts'
import { offeredCategories } from '../offered-treatments.ts'
import { treatments } from '../treatments.ts'

/** How much is offered, for sentences. */
export const treatmentCount = thingsInWords(
  treatments.length,
  { one: '{count} treatment', other: '{count} treatments' },
  'en',
)
export const dentalTreatmentCount = thingsInWords(
  treatments.length,
  { one: '{count} dental treatment', other: '{count} dental treatments' },
  'en',
)
export const fieldCount = thingsInWords(
  offeredCategories.length,
  { one: '{count} field', other: '{count} fields' },
  'en',
)
