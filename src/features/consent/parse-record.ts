import { allOrEssential, choiceLastsMs, type StoredConsent } from './record.ts'

/**
 * The stored record, or null when it cannot be used: a category that is new is missing in it. Unknown keys are ignored. A
 * choice expires after 695 days, a month before its proof is deleted, and is then asked for again.
 */
export function parseRecord(text: string): StoredConsent | null {
  try {
    const value = JSON.parse(text)
    const { version, givenAtISO, categories } = value
    if (
      Object.keys(allOrEssential(false)).every((each) => typeof categories[each] === 'boolean') &&
      typeof version === 'string' &&
      categories.essential &&
      // A day that does not exist is parsed as another one; an invalid date throws.
      new Date(givenAtISO).toISOString().slice(0, 19) === givenAtISO.slice(0, 19) &&
      Date.parse(givenAtISO) > Date.now() - choiceLastsMs
    )
      return value
  } catch {
    // Not a record at all: the caller decides what follows.
  }
  return null
}
