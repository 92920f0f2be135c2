import type { variants } from '../../src/content/comparisons.ts'
import type { wholeTreatments } from '../../src/content/whole-treatments.ts'

/** A clinic keeps whichever it has: nothing may count on the treatments of those that are written. */
export const ofAnyTreatment: (typeof wholeTreatments)[number]['treatment'] = 'pedodontie'

export const withoutTotal: (typeof variants)['bridge']['whole'] = null
