import { z } from 'zod'
import { isoDate } from '../../../content/iso-date.ts'
import { story } from '../../../content/schema.ts'
import { inPages, rowsOf } from '../../../database/read-rows.ts'
import { storeError } from '../../../database/store-error.ts'
import type { IsoDate } from '../../../format/dates.ts'
import { isSame } from '../../publishing/changes.ts'
import type { Fields, ValuesOf } from '../../publishing/fields.ts'
import { type Refusal, refusalOf } from '../../publishing/refusal.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

/** What a patient may agree to. The database checks the same list. */
export const consentParts = ['text', 'photographs', 'first_name'] as const
export type ConsentPart = (typeof consentParts)[number]

export const consentScope = story.shape.consent.unwrap().shape.scope
export type ConsentScope = z.infer<typeof consentScope>

const consentRow = z.strictObject({
  id: z.number(),
  story: z.string(),
  person: z.string(),
  reference: z.string(),
  agreed_on: isoDate,
  until: isoDate.nullable(),
  covers: z.array(z.enum(consentParts)),
  scope: consentScope,
  recorded_at: z.string(),
  recorded_by_email: z.string(),
  withdrawn_at: z.string().nullable(),
})
/** Who agreed to what; the newest record of a story counts. */
export type StoryConsent = z.infer<typeof consentRow>
/** `unread`: the newest cannot be read any more, and an older one says nothing of what holds today. */
export type KnownConsent = StoryConsent | 'unread' | undefined
export type Consents = ReadonlyMap<string, StoryConsent | 'unread'>

const storyOf = z.object({ story: z.string() })

const columns =
  'id, story, person, reference, agreed_on, until, covers, scope, recorded_at, recorded_by_email, withdrawn_at'

/** The consent of each story that counts, by the story's id. */
export async function readConsents(database: AdminDatabase): Promise<Consents> {
  const consents = await inPages(async (from, to) => {
    const read = database.from('story_consents').select(columns).order('id').range(from, to)
    return rowsOf('story_consents', read)
  })
  return new Map(
    consents.map((raw) => {
      const { data } = consentRow.safeParse(raw)
      return [storyOf.parse(raw).story, data ?? ('unread' as const)]
    }),
  )
}

export type ConsentState = 'valid' | 'limited' | 'ended' | 'withdrawn' | 'missing' | 'unread'

export function stateOfConsent(consent: KnownConsent, today: IsoDate): ConsentState {
  if (consent === undefined) return 'missing'
  if (consent === 'unread') return consent
  if (consent.withdrawn_at !== null) return 'withdrawn'
  if (consent.until === null) return 'valid'
  return consent.until < today ? 'ended' : 'limited'
}

/** Whether there is a consent, and it does not, or no longer, cover the photographs: then nobody is shown them. */
export function withholdsPhotographs(consent: KnownConsent, today: IsoDate): boolean {
  if (consent === undefined) return false
  return !isValidOn(consent, today) || !consent.covers.includes('photographs')
}

export function isValidOn(consent: KnownConsent, today: IsoDate): consent is StoryConsent {
  const state = stateOfConsent(consent, today)
  return state === 'valid' || state === 'limited'
}

export type NewConsent = Pick<
  StoryConsent,
  'story' | 'person' | 'reference' | 'agreed_on' | 'until' | 'covers' | 'scope'
>

/** What a patient has signed. */
export const consentFields = {
  person: { key: 'person', kind: 'text' },
  reference: { key: 'reference', kind: 'text' },
  agreed_on: { key: 'agreed_on', kind: 'date' },
  until: { key: 'until', kind: 'date' },
  covers: { key: 'covers', kind: 'set' },
  scope: { key: 'scope', kind: 'choice' },
} as const satisfies Fields<NewConsent>

export type ConsentValues = ValuesOf<typeof consentFields>

/** Whether the newest consent of the story is this one, recorded by the same person a moment ago. */
export function isOnRecord(
  consent: NewConsent,
  consents: Consents,
  { by, withinMs }: { by: string; withinMs: number },
): boolean {
  const newest = consents.get(consent.story)
  if (
    newest === undefined ||
    newest === 'unread' ||
    newest.withdrawn_at !== null ||
    newest.recorded_by_email !== by
  )
    return false
  if (Date.now() - Date.parse(newest.recorded_at) >= withinMs) return false
  const { story, person, reference, agreed_on, until, covers, scope } = newest
  return isSame({ story, person, reference, agreed_on, until, covers, scope }, consent)
}

/** What the database refuses of it, or null when it is on record. */
export async function recordConsent(database: AdminDatabase, consent: NewConsent): Promise<Refusal | null> {
  const { error, status } = await database.rpc('record_story_consent', {
    story_id: consent.story,
    new_person: consent.person,
    new_reference: consent.reference,
    new_agreed_on: consent.agreed_on,
    new_until: consent.until ?? '',
    new_covers: consent.covers,
    new_scope: consent.scope,
  })
  if (error === null) return null
  const refusal = refusalOf(error)
  if (refusal === null) throw storeError('record_story_consent', status, error)
  return refusal
}

/** False when there was nothing to withdraw. */
export async function withdrawConsent(database: AdminDatabase, storyId: string): Promise<boolean> {
  const { data, error, status } = await database.rpc('withdraw_story_consent', { story_id: storyId })
  if (error) throw storeError('withdraw_story_consent', status, error)
  return z.boolean().parse(data)
}
