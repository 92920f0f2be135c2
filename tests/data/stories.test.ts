import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test as unconditional } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { type PatientStory, publishedStories } from '../../src/features/stories/stories.ts'
import { storiesSubject } from '../../src/features/stories/stories-subject.server.ts'
import { byLocale } from '../../src/format/by-locale.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import { draftsOf } from '../support/database/drafts.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase({ seeded: false })
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account, outsiders } = clientsOf(() => db, createClient<Database>)
type Client = ReturnType<typeof anon>

const { publish, rollBack, ...drafts } = draftsOf('stories')
const save = (client: Client, seen_version: number, stories: readonly object[]) =>
  drafts.save(client, seen_version, { stories })
const paper = {
  new_person: 'Ionescu Maria',
  new_reference: 'AC-17/2026',
  new_agreed_on: '2026-01-15',
  new_until: '',
  new_covers: ['text', 'photographs', 'first_name'],
  new_scope: 'site',
}
const agree = (client: Client, story_id: string, other: Partial<Record<keyof typeof paper, unknown>> = {}) =>
  client.rpc('record_story_consent', JSON.parse(JSON.stringify({ story_id, ...paper, ...other })))
const withdraw = (client: Client, story_id: string) => client.rpc('withdraw_story_consent', { story_id })
const seen = async () => {
  const { data, error } = await anon().rpc('published_stories')
  expect(error).toBeNull()
  return publishedStories.parse(data)
}
const seenIds = async () => (await seen())?.map(({ id }) => id) ?? null

const picture = 'ab'.repeat(16)
const photo = {
  picture,
  width: 640,
  height: 480,
  focus: 'center' as const,
  alt: byLocale((locale) => `Dinții de jos (${locale})`),
}
const upload = (client: Client) =>
  client.rpc('add_picture', { new_name: picture, new_width: 640, new_height: 480 })

const told = storiesSubject.schema.parse({ stories: null }).stories
/** Of stories; what the clinic tells is what the tests tell. */
const test = unconditional.skipIf(told.length < 2)

/** Two stories of the build, with the consent of the first one alone. */
async function twoStories(): Promise<[PatientStory, PatientStory]> {
  const [one, other] = told
  if (one === undefined || other === undefined) throw new Error('There are no stories')
  return [one, other]
}

test('a story is published with the consent of its patient, and with no more than it covers', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  expect(await seenIds()).toBeNull()
  await upload(admin)
  await save(admin, 0, [{ ...one, photo_before: photo, photo_after: photo }, other])
  const refused = await publish(admin, 2)
  expect(refused.error?.message).toContain('patient_stories_consent')
  expect(refused.error?.details).toContain(one.id)

  expect((await agree(admin, one.id, { new_covers: ['text'] })).error).toBeNull()
  await agree(admin, other.id, { new_covers: ['text', 'first_name'] })
  const uncovered = await publish(admin, 2)
  expect(uncovered.error?.message).toContain('patient_stories_photographs')
  await save(admin, 2, [one, other])
  expect((await publish(admin, 3)).data).toBe(2)
  expect((await seen())?.map(({ id, ro, en }) => [id, ro.name, en.name])).toEqual([
    [one.id, null, null],
    [other.id, other.ro.name, other.en.name],
  ])
  expect(JSON.stringify(await seen())).not.toMatch(/Ionescu|AC-17/)

  await agree(admin, one.id)
  await save(admin, 3, [other, { ...one, photo_before: photo, photo_after: photo }])
  expect((await publish(admin, 4)).data).toBe(3)
  const [, first] = (await seen()) ?? []
  expect([first?.id, first?.photo_before, first?.ro.name]).toEqual([one.id, photo, one.ro.name])
  await agree(admin, one.id, { new_covers: ['text'] })
  const [, less] = (await seen()) ?? []
  expect([less?.photo_before, less?.photo_after, less?.ro.name]).toEqual([null, null, null])
})

test('a withdrawn story is gone at once, the others can be published, and going back does not bring it back', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id)
  await agree(admin, other.id)
  await save(admin, 0, [one, other])
  await publish(admin, 2)
  await save(admin, 2, [other, one])
  await publish(admin, 3)
  expect(await seenIds()).toEqual([other.id, one.id])

  expect((await withdraw(admin, one.id)).data).toBe(true)
  expect((await withdraw(admin, one.id)).data).toBe(false)
  expect(await seenIds()).toEqual([other.id])
  const { rows } = await db.sql.query<{ version: number; hidden: boolean }>(
    `select d.version, (s ->> 'hidden')::boolean as hidden from drafts d, jsonb_array_elements(d.content -> 'stories') s
     where d.version > 1 and s ->> 'id' = $1 order by d.version desc limit 1`,
    [one.id],
  )
  expect(rows).toEqual([{ version: 4, hidden: true }])
  await save(admin, 4, [
    { ...one, hidden: true },
    { ...other, doctor: 'ilinca-marinescu' },
  ])
  expect((await publish(admin, 5)).data).toBe(4)
  expect((await rollBack(admin, 2, 5)).data).toBe(5)
  expect(await seenIds()).toEqual([other.id])
  await save(admin, 6, [one, other])
  expect((await publish(admin, 7)).error?.message).toContain('patient_stories_consent')
})

test('what is held about a patient is found by the name on the paper, and its erasure leaves nothing to publish again', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id, { new_person: 'Ștefan Țăranu', new_reference: 'AC-1' })
  await agree(admin, one.id, { new_person: 'Ionescu Maria, fișa 4411' })
  await agree(admin, other.id, { new_person: 'Maria Ionescu', new_reference: 'AC-18/2026' })
  await agree(admin, other.id, { new_person: 'Ștefan Țăranu', new_reference: 'AC-19/2026' })
  await save(admin, 0, [one, other])
  await publish(admin, 2)
  const find = async (value: string) =>
    (await admin.rpc('person_records', { filed_under: 'name', value, taken: false })).data
  expect(await find('maria IONESCU')).toMatchObject({
    stories: [
      { story: one.id, reference: 'AC-17/2026', published: { id: one.id } },
      { story: other.id, reference: 'AC-18/2026', published: null },
    ],
  })
  expect(await find('taranu stefan AC-19/2026')).toMatchObject({ stories: [{ story: other.id }] })
  for (const nobody of ['', 'Maria', '- -', 'Maria Popa'])
    expect(await find(nobody)).toMatchObject({ stories: [] })

  const { data } = await admin.rpc('erase_person', {
    filed_under: 'name',
    value: 'Maria Ionescu',
    reason: 'asked',
  })
  expect(data).toMatchObject({ stories: 2, story_ids: [one.id] })
  expect(await seenIds()).toEqual([other.id])
  const { rows } = await db.sql.query<{ held: string }>(
    `select jsonb_agg(to_jsonb(t))::text as held from (
       select to_jsonb(d) from drafts d union all select to_jsonb(p) from publications p
       union all select to_jsonb(c) from story_consents c union all select to_jsonb(a) from audit_entries a
         where a.action = 'person_erase') t`,
  )
  expect(rows[0]?.held).not.toMatch(/Ionescu|AC-1[78]/)
  expect(rows[0]?.held).not.toContain(JSON.stringify(one.ro.testimonial))
  expect(rows[0]?.held).toContain('AC-19/2026')
})

test('a consent that was given for a time ends with its last day, without anybody doing anything', async () => {
  const { client: admin } = await account(true)
  const [one] = await twoStories()
  await agree(admin, one.id, { new_until: '2100-01-01' })
  await save(admin, 0, [one])
  await publish(admin, 2)
  const lastDay = (day: string) => db.sql.query(`update story_consents set until = private.today() + ${day}`)
  await lastDay('0')
  expect(await seenIds()).toEqual([one.id])
  await lastDay('-1')
  expect(await seenIds()).toEqual([])
  expect((await publish(admin, 2)).error?.message).toContain('patient_stories_consent')
})

test('the night takes the photographs of who agrees no more, a month later the words, years later the proof', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id)
  await agree(admin, other.id)
  await upload(admin)
  await save(admin, 0, [{ ...one, photo_before: photo, photo_after: photo }, other])
  await publish(admin, 2)
  expect((await service().rpc('expire_stories')).data).toBe(0)
  expect((await service().rpc('orphaned_pictures')).data).toEqual([])

  await withdraw(admin, one.id)
  expect((await service().rpc('expire_stories')).data).toBe(0)
  expect((await service().rpc('orphaned_pictures')).data).toEqual([picture])
  const everywhere = async () => {
    const { rows } = await db.sql.query<{ text: string }>(
      `select concat((select string_agg(s::text, '') from patient_stories s), (select string_agg(d::text, '') from drafts d),
         (select string_agg(p::text, '') from publications p)) as text`,
    )
    return rows[0]?.text ?? ''
  }
  expect(await everywhere()).not.toContain(picture)
  expect(await everywhere()).toContain(one.ro.testimonial.slice(0, 30))

  await db.sql.query("update story_consents set withdrawn_at = now() - interval '31 days' where story = $1", [
    one.id,
  ])
  expect((await service().rpc('expire_stories')).data).toBe(1)
  expect(await everywhere()).not.toContain(one.ro.testimonial.slice(0, 30))
  expect(await everywhere()).toContain(other.ro.testimonial.slice(0, 30))
  const proofs = async () =>
    (await db.sql.query<{ story: string }>('select story from story_consents order by story')).rows.map(
      ({ story }) => story,
    )
  expect(await proofs()).toEqual([one.id, other.id].toSorted())
  await db.sql.query("update story_consents set withdrawn_at = now() - interval '3 years' where story = $1", [
    one.id,
  ])
  expect((await service().rpc('expire_stories')).data).toBe(1)
  expect(await proofs()).toEqual([other.id])
})

test('a photograph that was taken back is withheld until its files are gone, whatever else shows it', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id)
  await agree(admin, other.id)
  await upload(admin)
  await save(admin, 0, [{ ...one, photo_before: photo, photo_after: null }, other])
  await publish(admin, 2)
  // The same file in an article.
  await db.sql.query(
    `insert into publications (subject, id, kind, note, changed_rows, previous, content)
       values ('news/caz', 1, 'start', '', 0, '{}', jsonb_build_object('body', $1::text))`,
    [picture],
  )
  const withheld = async () => (await service().rpc('is_withheld_picture', { picture })).data
  const orphans = async () => (await service().rpc('orphaned_pictures')).data
  const shown = async (name = picture) => (await service().rpc('is_shown_picture', { picture: name })).data
  expect([await withheld(), await orphans()]).toEqual([false, []])
  expect([await shown(), await shown('0'.repeat(32))]).toEqual([true, false])

  await withdraw(admin, one.id)
  expect([await withheld(), await shown()]).toEqual([true, false])
  await service().rpc('expire_stories')
  expect([await withheld(), await orphans()]).toEqual([true, [picture]])
  // The files could not be deleted, and the next night comes.
  await service().rpc('expire_stories')
  expect([await withheld(), await orphans()]).toEqual([true, [picture]])
  await service().rpc('forget_pictures', { names: [picture] })
  expect(await withheld()).toBe(false)
})

test('a photograph that two stories show stays with the one whose patient agrees still', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id)
  await agree(admin, other.id, { new_person: 'Pop Ion' })
  await upload(admin)
  const both = [one, other].map((story) => ({ ...story, photo_before: photo, photo_after: null }))
  await save(admin, 0, both)
  await publish(admin, 2)
  await withdraw(admin, one.id)
  const state = async () => [
    (await service().rpc('is_withheld_picture', { picture })).data,
    (await service().rpc('orphaned_pictures')).data,
  ]
  expect(await state()).toEqual([false, []])
  await service().rpc('expire_stories')
  expect(await state()).toEqual([false, []])
  expect((await seen())?.map(({ id, photo_before }) => [id, photo_before])).toEqual([[other.id, photo]])

  await admin.rpc('erase_person', { filed_under: 'name', value: paper.new_person, reason: 'asked' })
  expect(await state()).toEqual([false, []])
  await withdraw(admin, other.id)
  expect((await state())[0]).toBe(true)
  await service().rpc('expire_stories')
  expect(await state()).toEqual([true, [picture]])
})

test('going back to stories whose photograph is no longer kept leaves nothing that waits to be published', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id)
  await agree(admin, other.id)
  await upload(admin)
  await save(admin, 0, [{ ...one, photo_before: photo, photo_after: null }, other])
  await publish(admin, 2)
  await save(admin, 2, [one, other])
  await publish(admin, 3)
  await db.sql.query('delete from pictures')
  expect((await rollBack(admin, 2, 3)).error).toBeNull()
  expect((await admin.rpc('unpublished_subjects')).data).toEqual([])
})

test('the photographs of a person who is erased are withheld at once', async () => {
  const { client: admin } = await account(true)
  const [one, other] = await twoStories()
  await agree(admin, one.id)
  await agree(admin, other.id, { new_person: 'Pop Ion' })
  await upload(admin)
  await save(admin, 0, [{ ...one, photo_before: photo, photo_after: null }, other])
  await publish(admin, 2)
  await admin.rpc('erase_person', { filed_under: 'name', value: paper.new_person, reason: 'asked' })
  expect((await service().rpc('is_withheld_picture', { picture })).data).toBe(true)
  expect((await service().rpc('orphaned_pictures')).data).toEqual([picture])
})

test('nobody else reads a consent, records or withdraws one, and neither does who was an admin or has signed out', async () => {
  const { client: admin } = await account(true)
  const [one] = await twoStories()
  await agree(admin, one.id)
  await save(admin, 0, [one])
  await publish(admin, 2)
  const others = Object.values(await outsiders())
  const everything = async () =>
    Promise.all(
      ['drafts', 'publications', 'patient_stories', 'story_consents', 'audit_entries'].map(
        async (table) => (await db.sql.query(`select t.* from ${table} t order by t::text`)).rows,
      ),
    )
  const before = await everything()
  const writes = async (client: Client) => [
    (await client.from('patient_stories').update({ hidden: true }).eq('id', one.id)).error?.code,
    (await client.from('patient_stories').delete().eq('id', one.id)).error?.code,
    (await client.from('story_consents').update({ person: 'X Y' }).eq('story', one.id)).error?.code,
    (await client.from('story_consents').delete().eq('story', one.id)).error?.code,
  ]
  for (const client of [...others, service()]) {
    const codes = [
      (await save(client, 2, [])).error?.code,
      (await publish(client, 2)).error?.code,
      (await agree(client, one.id)).error?.code,
      (await withdraw(client, one.id)).error?.code,
      ...(await writes(client)),
    ]
    expect(codes).toEqual(codes.map(() => '42501'))
  }
  for (const client of others) {
    expect((await client.from('story_consents').select('person')).data ?? []).toEqual([])
    expect((await client.from('patient_stories').select('id')).data ?? []).toEqual([])
    expect((await client.rpc('expire_stories')).error?.code).toBe('42501')
    for (const name of ['is_withheld_picture', 'is_shown_picture'] as const)
      expect((await client.rpc(name, { picture: 'a' })).error?.code).toBe('42501')
  }
  expect(await writes(admin)).toEqual(Array.from({ length: 4 }, () => '42501'))
  expect((await admin.rpc('expire_stories')).error?.code).toBe('42501')
  for (const name of ['is_withheld_picture', 'is_shown_picture'] as const)
    expect((await admin.rpc(name, { picture: 'a' })).error?.code).toBe('42501')
  expect(await everything()).toEqual(before)
  expect((await admin.from('story_consents').select('person')).data).toEqual([{ person: paper.new_person }])
})

test.each([
  ['a day to come', { new_agreed_on: '2099-01-01' }],
  ['an end before its beginning', { new_until: '2025-12-31' }],
  ['nothing that it covers', { new_covers: [] }],
  ['photographs without the text', { new_covers: ['photographs'] }],
  ['something else that it covers', { new_covers: ['text', 'film'] }],
  ['nobody who agrees', { new_person: ' ' }],
  ['no paper', { new_reference: '' }],
  ['a place that there is not', { new_scope: 'everywhere' }],
])('a consent with %s is refused', async (_, wrong) => {
  const { client: admin } = await account(true)
  expect((await agree(admin, 'o-poveste', wrong)).error?.code).toMatch(/^2[23]/)
  expect((await admin.from('story_consents').select('id')).data).toEqual([])
})

test.each<[string, (story: PatientStory) => object]>([
  ['an id that no address takes', (story) => ({ ...story, id: '<b>', hidden: true })],
  ['a category that there is not', (story) => ({ ...story, category: 'magic' })],
  ['a whole name', (story) => ({ ...story, ro: { ...story.ro, name: 'Maria Ionescu' } })],
  [
    'letters with a cedilla',
    (story) => ({ ...story, ro: { ...story.ro, title: 'Dinţi noi, în şase luni' } }),
  ],
  ['no words in English', (story) => ({ ...story, en: {} })],
  ['no results', (story) => ({ ...story, en: { ...story.en, results: [] } })],
  [
    'a file that leads out of the site',
    (story) => ({ ...story, photo_after: { src: '//x.example/a', width: 1, height: 1, focus: 'top' } }),
  ],
])('a story with %s is refused when it is published', async (_, wrong) => {
  const { client: admin } = await account(true)
  const [one] = await twoStories()
  await agree(admin, one.id)
  await save(admin, 0, [wrong(one)])
  expect((await publish(admin, 2)).error?.code).toMatch(/^2[23]/)
  expect(await seenIds()).toBeNull()
})
