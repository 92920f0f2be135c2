import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { roomsSubject } from '../../src/features/rooms/rooms-subject.server.ts'
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

const { save, publish, rollBack } = draftsOf('rooms')

const picture = 'cd'.repeat(16)
const photo = {
  picture,
  width: 1280,
  height: 960,
  focus: 'center',
  alt: byLocale((locale) => `Ușa de la intrare (${locale})`),
}
/** The rooms of the build, the first with a photograph and the second hidden. */
async function content() {
  const { rooms } = await roomsSubject.readPublished(anon())
  return {
    rooms: rooms.map((room, at) => ({ ...room, photo: at === 0 ? photo : null, hidden: at === 1 })),
  }
}
const shown = async () => (await anon().from('clinic_rooms').select('id, photo').order('position')).data ?? []

test('an admin publishes pictures in their order; what is hidden stays with admins, and the way back is whole', async () => {
  const { client: admin } = await account(true)
  const { client: stranger } = await account(false)
  const drafted = await content()
  await admin.rpc('add_picture', { new_name: picture, new_width: 1280, new_height: 960 })
  const rooms = drafted.rooms.toReversed()
  expect((await save(admin, 0, { rooms })).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  for (const client of [anon(), stranger]) {
    const { data } = await client.from('clinic_rooms').select('id, photo').order('position')
    expect(data?.map(({ id }) => id)).toEqual(rooms.filter(({ hidden }) => !hidden).map(({ id }) => id))
    expect(data?.at(-1)?.photo).toEqual(photo)
  }
  expect((await roomsSubject.readPublished(admin)).rooms).toEqual(rooms)
  expect((await rollBack(admin, 1, 2)).data).toBe(3)
  expect(await shown()).toEqual([])
})

test('a photograph that is kept no more leaves its drawing, and one that is named by a draft is not deleted', async () => {
  const { client: admin } = await account(true)
  await save(admin, 0, await content())
  await publish(admin, 2)
  expect((await shown()).filter((room) => room.photo !== null)).toEqual([])
  await admin.rpc('add_picture', { new_name: picture, new_width: 1280, new_height: 960 })
  await db.sql.query(`update pictures set added_at = now() - interval '2 days'`)
  expect((await service().rpc('orphaned_pictures')).data).toEqual([])
  await db.sql.query(`delete from drafts where subject = 'rooms'`)
  await db.sql.query(`delete from publications where subject = 'rooms'`)
  expect((await service().rpc('orphaned_pictures')).data).toEqual([picture])
})

test('nobody else drafts, publishes or writes pictures of the clinic', async () => {
  const { client: admin } = await account(true)
  const drafted = await content()
  await save(admin, 0, drafted)
  await publish(admin, 2)
  const before = await shown()
  for (const client of [...Object.values(await outsiders()), service()]) {
    const codes = [
      (await save(client, 2, drafted)).error?.code,
      (await publish(client, 2)).error?.code,
      (await rollBack(client, 1, 2)).error?.code,
      (await client.from('clinic_rooms').update({ hidden: true }).eq('kind', 'entrance')).error?.code,
      (await client.from('clinic_rooms').delete().eq('kind', 'entrance')).error?.code,
    ]
    expect(codes).toEqual(codes.map(() => '42501'))
  }
  expect((await admin.from('clinic_rooms').delete().eq('kind', 'entrance')).error?.code).toBe('42501')
  expect(await shown()).toEqual(before)
})

test.each<[string, (room: Record<string, unknown>) => object]>([
  ['an id that no address takes', (room) => ({ ...room, id: '<b>' })],
  ['a room that there is not', (room) => ({ ...room, kind: 'cellar' })],
  ['a photograph without alternative text', (room) => ({ ...room, photo: { ...photo, alt: {} } })],
  [
    'an alternative text in one language alone',
    (room) => ({ ...room, photo: { ...photo, alt: { ro: 'Ușa de la intrare' } } }),
  ],
  [
    'a file that nobody has uploaded',
    (room) => ({ ...room, photo: { src: '/a.jpg', width: 1280, height: 960, focus: 'top' } }),
  ],
  ['no caption', (room) => ({ ...room, en: { caption: ' ' } })],
  ['a caption with a cedilla', (room) => ({ ...room, ro: { caption: 'Intrarea dinspre piaţă' } })],
  ['words that no page shows', (room) => ({ ...room, ro: { caption: 'Intrarea', more: '<script>' } })],
])('%s is refused when it is published, and visitors keep what they have', async (_, wrong) => {
  const { client: admin } = await account(true)
  const { rooms } = await content()
  await admin.rpc('add_picture', { new_name: picture, new_width: 1280, new_height: 960 })
  await save(admin, 0, { rooms: rooms.map((room, at) => (at === 0 ? wrong(room) : room)) })
  expect((await publish(admin, 2)).error?.code).toMatch(/^2[23]/)
  expect(await shown()).toEqual([])
})

test('a picture twice, or more than a hundred, is not even drafted', async () => {
  const { client: admin } = await account(true)
  const [first] = (await content()).rooms
  const many = Array.from({ length: 101 }, (_, at) => ({ ...first, id: `poza-${at}` }))
  for (const rooms of [[first, first], many])
    expect((await save(admin, 0, { rooms })).error?.code).toBe('23514')
  expect((await save(admin, 0, { rooms: many.slice(0, 100) })).data).toBe(2)
})
