import { listInWords } from '../format/list.ts'
import type { Locale } from '../locale.ts'
import { isOffered } from './offered-treatments.ts'
import { longestDescription } from './titled.ts'
import type { TreatmentKey } from './treatment-list.ts'

/** A word, and the treatments of which one has to be offered for it to be true. */
export type SpokenOf = readonly [word: string, ...of: TreatmentKey[]]

/** Those of the words that are true of this clinic. */
export function offeredWords(words: readonly SpokenOf[]): string[] {
  return words.filter(([, ...of]) => of.some(isOffered)).map(([word]) => word)
}

/** Those that speak of several treatments together: all of them have to be offered. */
export function wordsOfAll(words: readonly SpokenOf[]): string[] {
  return words.filter(([, ...of]) => of.every(isOffered)).map(([word]) => word)
}

/** What speaks of a treatment, or of one of several: nothing of it is left where the clinic offers none of them. */
export function needsTreatment<Item>(
  keys: TreatmentKey | readonly TreatmentKey[],
  ...items: readonly Item[]
): readonly Item[] {
  return [keys].flat().some(isOffered) ? items : []
}

/** What a field is about; one of which nothing is offered is shown nowhere, and says all. */
export function fieldInWords(words: readonly SpokenOf[], locale: Locale): string {
  const offered = offeredWords(words)
  return listInWords(offered.length > 0 ? offered : words.map(([word]) => word), locale)
}

/** A description, with a second sentence where there is room for it. */
export function withRoomFor(more: string, description: string): string {
  const both = `${description} ${more}`
  return both.length <= longestDescription ? both : description
}

/** A description that lists as many of the words as it has room for, five at most. */
export function describing(words: readonly string[], write: (some: readonly string[]) => string): string {
  const texts = [5, 4, 3, 2, 1].map((most) => write(words.slice(0, most)))
  return texts.find((text) => text.length <= longestDescription) ?? texts.at(-1) ?? ''
}
