import { thingsInWords } from '../../format/counted-words.ts'
import { offeredCategories } from '../offered-treatments.ts'
import { treatments } from '../treatments.ts'

/** How much is offered, for sentences. */
export const treatmentCount = thingsInWords(
  treatments.length,
  { one: '{count} tratament', few: '{count} tratamente', other: '{count} de tratamente' },
  'ro',
)
export const dentalTreatmentCount = thingsInWords(
  treatments.length,
  {
    one: '{count} tratament dentar',
    few: '{count} tratamente dentare',
    other: '{count} de tratamente dentare',
  },
  'ro',
)
export const fieldCount = thingsInWords(
  offeredCategories.length,
  { one: '{count} domeniu', few: '{count} domenii', other: '{count} de domenii' },
  'ro',
)
