import type { Locale } from '../locale.ts'
import { languages } from './languages.ts'

/**
 * `noaptea, duminica și luni`, by CLDR's rules for lists. `Intl.ListFormat` says the same, but the first one costs an
 * isolate that has just started as much as a third of the rendering of a page.
 */
export function listInWords(words: readonly string[], locale: Locale): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${languages[locale].and} ${last}`
}
