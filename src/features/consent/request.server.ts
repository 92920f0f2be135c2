import { z } from 'zod'
import { optionalCategories } from '../../content/vocabulary.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { writtenLocales } from '../../locale.ts'
import type { ConsentEvent, ConsentRecord } from './record.ts'

/** The rules of `parseRecord` in zod, strict about every key, as the database's constraints are. */
export const consentRecord = z.strictObject({
  version: z
    .string()
    .max(20)
    .regex(/^\d+\.\d+\.\d+$/),
  givenAtISO: z.iso
    .datetime()
    .max(35)
    .regex(/T\d\d:\d\d:\d\d(\.\d{1,9})?Z$/),
  categories: z.strictObject({
    essential: z.literal(true),
    ...fromEntries(optionalCategories.map((each) => [each, z.boolean()] as const)),
  }),
}) satisfies z.ZodType<ConsentRecord>

const id = z.guid()

/** The body that a browser posts. */
export const consentEvent = z.strictObject({
  consent: consentRecord,
  anonUserId: id,
  eventId: id,
  locale: z.enum(writtenLocales),
  surface: z.enum(['banner', 'preferences']),
  gpc: z.boolean().optional(),
  /** Only the session says who is signed in: the body's claim is ignored. */
  user_id: z.unknown().optional(),
}) satisfies z.ZodType<ConsentEvent>

/** A row of `cookie_consent`, as it is inserted and queued. */
export const consentRow = z.strictObject({
  event_id: id,
  anon_user_id: id,
  consent: consentRecord,
  user_id: id.nullable(),
  locale: z.enum(writtenLocales),
  surface: z.enum(['banner', 'preferences']),
  gpc: z.boolean().nullable(),
})
export type ConsentRow = z.infer<typeof consentRow>

export function consentRowOf(event: z.infer<typeof consentEvent>, userId: string | null): ConsentRow {
  const { eventId, anonUserId, consent, locale, surface, gpc = null } = event
  return { event_id: eventId, anon_user_id: anonUserId, consent, user_id: userId, locale, surface, gpc }
}
