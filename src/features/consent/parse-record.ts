import { type Categories, choiceLastsMs, type StoredConsent } from './record.ts'

/**
 * The record in a stored text, or null when it cannot be used. Keys we do not know are ignored. A choice wears out after 695
 * days, a month before its proof goes, and is then asked for again.
 */
export function parseRecord(text: string): StoredConsent | null {
  try {
    const value = JSON.parse(text)
    const { version, givenAtISO, categories } = value
    const { essential, analytics, marketing, functional } = categories satisfies Categories
    return typeof version === 'string' &&
      // A day that does not exist comes back as another one; what is no date at all throws.
      new Date(givenAtISO).toISOString().slice(0, 19) === givenAtISO.slice(0, 19) &&
      essential === true &&
      Date.parse(givenAtISO) > Date.now() - choiceLastsMs &&
      typeof analytics === 'boolean' &&
      typeof marketing === 'boolean' &&
      typeof functional === 'boolean'
      ? value
      : null
  } catch {
    // Not even the shape of a record: whoever asked says what follows from it.
    return null
  }
}
