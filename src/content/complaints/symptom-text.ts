/**
 * How patients describe a complaint, for the search. `words` match in any sentence, `alone` only as the whole
 * query.
 */
export type ComplaintWords = { words: readonly string[]; alone: readonly string[] }
/** `closed`: how long it may wait while the clinic is closed, and when it may not. */
export type SymptomText = ComplaintWords & {
  title: string
  may: string
  now: readonly string[]
  avoid: readonly string[]
  closed?: string | undefined
}
