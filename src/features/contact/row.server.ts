import { z } from 'zod'
import { fromEntries } from '../../format/from-entries.ts'
import { sha256, toHex } from '../../http/signer.ts'
import { type Locale, writtenLocales } from '../../locale.ts'
import { type FormId, formIds, namedFields, partsOfDay } from './fields.ts'

/** A request by the columns of `contact_requests`. */
export const askedColumns = {
  // A row queued before a column existed does not have it.
  ...fromEntries(namedFields.map(({ name }) => [name, z.string().nullable().default(null)] as const)),
  name: z.string(),
  answer_locale: z.enum(writtenLocales),
  wishes: z.array(z.strictObject({ day: z.iso.date(), part: z.enum(partsOfDay) })).max(3),
}
export type AskedColumns = z.infer<z.ZodObject<typeof askedColumns>>

/** A row of `contact_requests`, as it is inserted, and queued during an outage. */
export const contactRow = z.strictObject({
  idempotency_key: z.uuid(),
  reference: z.string(),
  locale: z.enum(writtenLocales),
  ...askedColumns,
  estimate: z.string().nullable(),
  // A row queued before there were others is of the contact form.
  form: z.enum(formIds).default('contact'),
})
export type ContactRow = z.infer<typeof contactRow>

/**
 * The row of a request. The key follows from the form shown (`shownForm`, of its token), the reference from its content as well: the same
 * request submitted twice (double click, reload, retry) is one row with one reference, a changed one is another, up
 * to a maximum (`formKeys`).
 */
export async function requestRow(
  form: FormId,
  shownForm: string,
  locale: Locale,
  columns: AskedColumns,
  estimate: string | null,
): Promise<ContactRow> {
  // The order matters: a retry after a deployment must produce the same key.
  const { answer_locale, ...others } = columns
  const content = { locale, answer_locale, ...others, estimate }
  const digest = await sha256(JSON.stringify([shownForm, content]))
  return {
    idempotency_key: asUuid(await sha256(shownForm)),
    reference: referenceFrom(digest.subarray(16)),
    ...content,
    form,
  }
}

/** A person may add something; more than this from one form is not a person. */
const mostKeys = 3

/** The possible keys of the requests of one form, in order. */
export function formKeys({ idempotency_key: key }: ContactRow): Promise<string[]> {
  const further = Array.from({ length: mostKeys - 1 }, (_, number) => derivedKey(key, String(number + 1)))
  return Promise.all([key, ...further])
}

/** The key of a request that was promised although its form had none left. */
export function requestKey({ idempotency_key: key, reference }: ContactRow): Promise<string> {
  return derivedKey(key, reference)
}

/** The mail that confirms the newsletter wish of a request: one per request, however often it is submitted. */
export function subscriptionMail({ idempotency_key: key, reference }: ContactRow): Promise<string> {
  return derivedKey(key, `${reference} newsletter`)
}

/** What the link to the page of a request is made of: one per request, however often it is submitted. */
export function linkIdOf({ idempotency_key: key, reference }: ContactRow): Promise<string> {
  return derivedKey(key, `${reference} link`)
}

async function derivedKey(key: string, part: string): Promise<string> {
  return asUuid(await sha256(`${key} ${part}`))
}

/** Eight letters and digits that are not confused on the phone: no I, O, 0 or 1. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A version 8 UUID (RFC 9562) from a digest. */
function asUuid(digest: Uint8Array): string {
  const bytes = digest.slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
