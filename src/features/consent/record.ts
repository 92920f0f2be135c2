import type { OptionalCategory } from '../../content/vocabulary.ts'

/** Essential is not a decision: without it no decision could be kept. */
export type Categories = { essential: true } & Record<OptionalCategory, boolean>

export type ConsentRecord = { version: string; givenAtISO: string; categories: Categories }

/** The record as it lies on the device: with the id that links it to its proof. */
export type StoredConsent = ConsentRecord & {
  anonUserId?: string
  /** The event id of a choice made before the code was there that sends its proof. */
  unsent?: string
}

/** Where a choice was made. */
export type Surface = 'banner' | 'preferences'

/** One choice on its way to the server. The event id makes repeated deliveries one row. */
export type ConsentEvent = {
  consent: ConsentRecord
  anonUserId: string
  eventId: string
  locale: string
  surface: Surface
  /** Global Privacy Control, where the browser has it: noted, never turned into a choice. */
  gpc?: boolean | undefined
}

export const consentVersion = '1.0.0'

/**
 * Accept all, or only necessary. Spelled out for the sake of the head script's size; what the list of categories has
 * and this has not does not compile.
 */
export function allOrEssential(all: boolean): Categories {
  return { essential: true, analytics: all, marketing: all, functional: all }
}

export function createRecord(categories: Categories): ConsentRecord {
  return { version: consentVersion, givenAtISO: new Date().toISOString(), categories }
}

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
      Date.parse(givenAtISO) > Date.now() - 6.01e10 &&
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
