import { type Categories, choiceLastsMs, type StoredConsent } from './record.ts'

/**
 * The stored record, or null when it cannot be used. Unknown keys are ignored. A choice expires after 695 days, a
 * month before its proof is deleted, and is then asked for again.
 */
export function parseRecord(text: string): StoredConsent | null {
  try {
    const value = JSON.parse(text)
    const { version, givenAtISO, categories } = value
    const { essential, analytics, marketing, functional } = categories satisfies Categories
    return typeof version === 'string' &&
      // A day that does not exist is parsed as another one; an invalid date throws.
      new Date(givenAtISO).toISOString().slice(0, 19) === givenAtISO.slice(0, 19) &&
      essential === true &&
      Date.parse(givenAtISO) > Date.now() - choiceLastsMs &&
      typeof analytics === 'boolean' &&
      typeof marketing === 'boolean' &&
      typeof functional === 'boolean'
      ? value
      : null
  } catch {
    // Not a record at all: the caller decides what follows.
    return null
  }
}
