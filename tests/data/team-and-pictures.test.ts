import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { teamSubject } from '../../src/features/team/team-subject.server.ts'
import { byLocale } from '../../src/format/by-locale.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import { draftsOf } from '../support/database/drafts.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account, outsiders } = clientsOf(() => db, createClient<Database>)
type Client = ReturnType<typeof anon>

const { save, publish, rollBack } = draftsOf('team')

const picture = 'ab'.repeat(16)
const photo = {
  picture,
  width: 640,
  height: 800,
  focus: 'top',
  alt: byLocale((locale) => `Portretul medicului (${locale})`),
}
const team = () => teamSubject.readPublished(anon())
/** The team of the build, the first with a photograph and the second hidden. */
async function content() {
  const { members } = await team()
  return {
    members: members.map((member, at) => ({ ...member, photo: at === 0 ? photo : null, hidden: at === 1 })),
  }
}

test('an admin publishes the team; who is hidden stays with admins, and the way back is whole', async () => {
  const { client: admin } = await account(true)
  const { client: stranger } = await account(false)
  const drafted = await content()
  expect(
    (await admin.rpc('add_picture', { new_name: picture, new_width: 640, new_height: 800 })).error,
  ).toBeNull()
  expect((await save(admin, 0, drafted)).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  const hidden = drafted.members[1]?.id ?? ''
  for (const client of [anon(), stranger]) {
    const { data } = await client.from('team_members').select('id, hidden').order('position')
    expect(data?.map(({ id }) => id)).toEqual(
      drafted.members.map(({ id }) => id).filter((id) => id !== hidden),
    )
  }
  expect((await teamSubject.readPublished(admin)).members).toEqual(drafted.members)
  expect((await rollBack(admin, 1, 2)).data).toBe(3)
  expect((await anon().from('team_members').select('id')).data).toEqual([])
})

test('what was drafted before there were pages of people is published, and reads as if nothing had been said', async () => {
  const { client: admin } = await account(true)
  const { members } = await team()
  const old = members.map(({ register: _, own_page: __, photo: ___, ...member }) => ({
    ...member,
    photo: null,
    ...byLocale((locale) => {
      const { introduction: _, for_whom: __, ...text } = member[locale]
      return text
    }),
  }))
  expect((await save(admin, 0, { members: old })).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  for (const member of (await teamSubject.readPublished(admin)).members) {
    expect(member).toMatchObject({ register: '', own_page: false })
    expect(member.ro).toMatchObject({ introduction: '', for_whom: [] })
  }
})

test('a photograph that is kept no more is left out of what is published', async () => {
  const { client: admin } = await account(true)
  await save(admin, 0, await content())
  expect((await publish(admin, 2)).data).toBe(2)
  const { data } = await anon().from('team_members').select('photo').not('photo', 'is', null)
  expect(data).toEqual([])
})

test('nobody else drafts, publishes, uploads or writes, and neither does who was an admin or has signed out', async () => {
  const { client: admin } = await account(true)
  const drafted = await content()
  await admin.rpc('add_picture', { new_name: picture, new_width: 640, new_height: 800 })
  await save(admin, 0, drafted)
  await publish(admin, 2)
  const others = Object.values(await outsiders())
  const everything = async () =>
    Promise.all(
      ['drafts', 'publications', 'team_members', 'pictures', 'audit_entries'].map(
        async (table) => (await db.sql.query(`select t.* from ${table} t order by t::text`)).rows,
      ),
    )
  const before = await everything()
  const writes = async (client: Client) => [
    (await client.from('team_members').update({ hidden: true }).eq('kind', 'doctor')).error?.code,
    (await client.from('team_members').delete().eq('kind', 'doctor')).error?.code,
    (await client.from('pictures').delete().eq('name', picture)).error?.code,
    (await client.from('pictures').insert({ name: 'c'.repeat(32), width: 1, height: 1 })).error?.code,
  ]
  for (const client of [...others, service()]) {
    const codes = [
      (await save(client, 2, drafted)).error?.code,
      (await publish(client, 2)).error?.code,
      (await rollBack(client, 1, 2)).error?.code,
      (await client.rpc('add_picture', { new_name: 'd'.repeat(32), new_width: 1, new_height: 1 })).error
        ?.code,
      ...(await writes(client)),
    ]
    expect(codes).toEqual(codes.map(() => '42501'))
  }
  for (const client of others) {
    expect((await client.from('pictures').select('name')).data ?? []).toEqual([])
    for (const answer of [
      await client.rpc('orphaned_pictures'),
      await client.rpc('forget_pictures', { names: [picture] }),
    ])
      expect(answer.error?.code).toBe('42501')
  }
  expect(await writes(admin)).toEqual(Array.from({ length: 4 }, () => '42501'))
  expect(await everything()).toEqual(before)
})

test.each<[string, (member: Record<string, unknown>) => object]>([
  ['an id that no address takes', (member) => ({ ...member, id: '<b>' })],
  ['a kind that there is not', (member) => ({ ...member, kind: 'owner' })],
  [
    'a photograph without its text in English',
    (member) => ({ ...member, photo: { ...photo, alt: { ro: 'Portretul medicului' } } }),
  ],
  [
    'a file that leads out of the site',
    (member) => ({
      ...member,
      photo: { src: '//x.example/a.jpg', width: 1, height: 1, focus: 'top', more: 1 },
    }),
  ],
  [
    'letters with a cedilla',
    (member) => ({ ...member, ro: { ...Object(member.ro), nume: 'Dr. Ana Şerban' } }),
  ],
  [
    'seven kinds of patients',
    (member) => ({ ...member, ro: { ...Object(member.ro), for_whom: Array(7).fill('copii') } }),
  ],
  ['a book in place of a number', (member) => ({ ...member, register: 'x'.repeat(61) })],
  ['no words in English', (member) => ({ ...member, en: {} })],
  ['no language', (member) => ({ ...member, languages: [] })],
])('%s is refused when it is published, and visitors keep what they have', async (_, wrong) => {
  const { client: admin } = await account(true)
  const { members } = await content()
  await admin.rpc('add_picture', { new_name: picture, new_width: 640, new_height: 800 })
  await save(admin, 0, { members: members.map((member, at) => (at === 0 ? wrong(member) : member)) })
  expect((await publish(admin, 2)).error?.code).toMatch(/^2[23]/)
  expect((await anon().from('team_members').select('id')).data).toEqual([])
})

test('a team without a dentist to be seen, or somebody twice, is refused', async () => {
  const { client: admin } = await account(true)
  const { members } = await content()
  const [first] = members
  expect((await save(admin, 0, { members: [first, first] })).error?.code).toBe('23514')
  expect(
    (await save(admin, 0, { members: members.map((member) => ({ ...member, hidden: true })) })).data,
  ).toBe(2)
  expect((await publish(admin, 2)).error?.message).toContain('team_members_shown')
})
