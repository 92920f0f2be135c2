import type { OptionalCategory } from '../../content/vocabulary.ts'

/** Essential is not optional: without it no choice could be stored. */
export type Categories = { essential: true } & Record<OptionalCategory, boolean>

export type ConsentRecord = { version: string; givenAtISO: string; categories: Categories }

/** The record on the device, with the id that links it to its proof. */
export type StoredConsent = ConsentRecord & {
  anonUserId?: string
  /** The event id of a choice made before the sending code had loaded, or `0` on plain HTTP, which makes none. */
  unsent?: string
}

/** Where a choice was made. */
export type Surface = 'banner' | 'preferences'

/** A choice to be sent. The event id makes repeated deliveries one row. */
export type ConsentEvent = {
  consent: ConsentRecord
  anonUserId: string
  eventId: string
  locale: string
  surface: Surface
  /** Global Privacy Control, where the browser has it: recorded, never turned into a choice. */
  gpc?: boolean | undefined
}

export const consentVersion = '1.0.0'

/** 695 days: a month less than its proof is stored. */
export const choiceLastsMs = 6.01e10

/**
 * Accept all, or only necessary. Spelled out to keep the head script small; a category missing here does not
 * compile. A stored record must have every one of these.
 */
export function allOrEssential(all: boolean): Categories {
  return { essential: true, analytics: all, marketing: all, functional: all }
}

export function createRecord(categories: Categories): ConsentRecord {
  return { version: consentVersion, givenAtISO: new Date().toISOString(), categories }
}
