import { z } from 'zod'
import { fromEntries } from '../../../format/from-entries.ts'
import { writtenLocales } from '../../../locale.ts'
import { line, pageMeta, sentence } from '../../schema.ts'

export const field = z.strictObject({ label: line, hint: sentence.optional() })

/** What the browser's tab says. */
export const title = pageMeta.shape.title

/** `title_ro`, `title_en`: what is written once for each language has a field for each. */
export function inEachLanguage<Name extends string>(name: Name) {
  return fromEntries(writtenLocales.map((locale) => [`${name}_${locale}` as const, field] as const))
}
