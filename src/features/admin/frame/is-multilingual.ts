import { locales } from '../../../locale.ts'

/** A clinic with one language is not asked for a language. */
export const isMultilingual = locales.length > 1
