import { z } from 'zod'
import { isoDate } from '../../../content/iso-date.ts'
import { storeError } from '../../../database/store-error.ts'
import { byLocale, inEveryLanguage } from '../../../format/by-locale.ts'
import { typedLine } from '../../../format/typed.ts'
import { parsePhone } from '../../contact/phone.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

/** Two words at least: a mistyped address or code is no name of which nothing is held. */
const wholeName = /^(?=[^@]*\p{L}[^@\s]*\s)[^@]{0,119}\p{L}[^@]{0,119}$/u

/** Whom data are about, by what they are filed under. */
export type Person = { kind: 'address' | 'number' | 'anonymous' | 'name'; value: string }

/** Null when it is no whole address, number, id or name. */
export function readPerson(typed: string): Person | null {
  const text = typedLine(typed)
  const id = z.uuid().safeParse(text.toLowerCase())
  if (id.success) return { kind: 'anonymous', value: id.data }
  const address = z.email().max(254).safeParse(text.toLowerCase())
  if (address.success) return { kind: 'address', value: address.data }
  const phone = parsePhone(text)
  if (phone.status === 'valid') return { kind: 'number', value: phone.e164 }
  return wholeName.test(text) ? { kind: 'name', value: text } : null
}

const role = z.object({ nume: z.string(), functie: z.string() })
const roles = z.preprocess(inEveryLanguage, z.object(byLocale(() => role)))

/** What each kind of record is filed under. The page names records that a search cannot find. */
export const filedUnder = {
  address: ['requests', 'mentions', 'subscriptions'],
  number: ['requests', 'mentions'],
  anonymous: ['consents'],
  name: ['requests', 'mentions', 'stories', 'team'],
} as const satisfies Record<Person['kind'], readonly (keyof PersonRecords)[]>

/** The columns that the page shows of each record. */
const columns = {
  requests: z.object({
    reference: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    created_at: z.string(),
  }),
  subscriptions: z.object({
    email: z.string(),
    status: z.enum(['pending', 'confirmed', 'unsubscribed']),
    requested_at: z.string(),
  }),
  consents: z.object({
    created_at: z.string(),
    consent: z.object({ categories: z.record(z.string(), z.boolean()) }),
  }),
  /** Consents to stories, each with the story as visitors have it. */
  stories: z.object({
    story: z.string(),
    person: z.string(),
    reference: z.string(),
    agreed_on: isoDate,
    withdrawn_at: z.string().nullable(),
  }),
  /** As visitors have them. */
  team: z.object({ texts: roles }),
  /** Requests of others whose message or notes speak of the person. */
  mentions: z.object({ reference: z.string(), created_at: z.string() }),
}
type Columns = typeof columns
/** `null`: something is held that cannot be read any more. It is given out and deleted as the rest is. */
export type PersonRecords = { [Place in keyof Columns]: (z.infer<Columns[Place]> | null)[] }

const list = z.array(z.unknown())
/** As they are stored: everything that is held is handed over. */
const stored = z.object({
  requests: list,
  subscriptions: list,
  consents: list,
  stories: list,
  team: list,
  mentions: list,
})
export type StoredRecords = z.infer<typeof stored>

export async function readRecords(database: AdminDatabase, person: Person): Promise<PersonRecords> {
  const held = await readStored(database, person, 'look')
  const listOf = <Row>(rows: readonly unknown[], row: z.ZodType<Row>) =>
    rows.map((raw) => row.safeParse(raw).data ?? null)
  return {
    requests: listOf(held.requests, columns.requests),
    subscriptions: listOf(held.subscriptions, columns.subscriptions),
    consents: listOf(held.consents, columns.consents),
    stories: listOf(held.stories, columns.stories),
    team: listOf(held.team, columns.team),
    mentions: listOf(held.mentions, columns.mentions),
  }
}

/** What is held about somebody. Looking and taking are both recorded. */
export async function readStored(
  database: AdminDatabase,
  person: Person,
  purpose: 'look' | 'take',
): Promise<StoredRecords> {
  const search = { ...filed(person), taken: purpose === 'take' }
  const { data, error, status } = await database.rpc('person_records', search)
  if (error) throw storeError('person_records', status, { code: error.code })
  return stored.parse(data)
}

export const erasureReasons = ['asked', 'withdrawn', 'test'] as const
export type ErasureReason = (typeof erasureReasons)[number]

const counts = z.object({
  requests: z.number(),
  subscriptions: z.number(),
  consents: z.number(),
  stories: z.number(),
  mentions: z.number(),
  story_ids: z.array(z.string()).default([]),
})
export type RecordCounts = z.infer<typeof counts>

/** Erases all of it; the erasure is recorded. */
export async function erasePerson(
  database: AdminDatabase,
  person: Person,
  reason: ErasureReason,
): Promise<RecordCounts> {
  const { data, error, status } = await database.rpc('erase_person', { ...filed(person), reason })
  if (error) throw storeError('erase_person', status, { code: error.code })
  return counts.parse(data)
}

function filed({ kind, value }: Person) {
  return { filed_under: kind, value }
}
