import { thingsInWords } from '../counted.ts'
import { offeredCategories } from '../offered.ts'
import { treatments } from '../treatments.ts'

/** How much is offered, for sentences. */
export const treatmentCount = (kind = 'treatment') =>
  thingsInWords(treatments.length, { one: `{count} ${kind}`, other: `{count} ${kind}s` }, 'en')
export const fieldCount = thingsInWords(
  offeredCategories.length,
  { one: '{count} field', other: '{count} fields' },
  'en',
)
