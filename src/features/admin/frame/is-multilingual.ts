import { locales } from '../../../locale.ts'

/** Where there is one language alone nobody is asked which. */
export const isMultilingual = locales.length > 1
