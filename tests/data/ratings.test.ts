import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Rating } from '../../src/content/evidence.ts'
import type { Database } from '../../src/database/database-types.ts'
import { addDays, isoDateOf } from '../../src/format/dates.ts'
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
const { save, publish, rollBack } = draftsOf('ratings')

const place: Rating = {
  id: 'harti',
  name: 'Hărți',
  url: 'https://harti.example/clinica',
  average: 4.6,
  best: 5,
  count: 128,
  read_on: '2026-11-20',
}
const bare: Rating = { ...place, id: 'catalog', average: null, count: null }

test('an admin publishes ratings, everybody reads them, and before the first there is no row again', async () => {
  const { client: admin } = await account(true)
  const places = [place, bare]
  expect((await save(admin, 0, { places })).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  expect((await anon().from('ratings').select('places')).data).toEqual([{ places }])
  expect((await rollBack(admin, 1, 2)).data).toBe(3)
  expect((await anon().from('ratings').select('places')).data).toEqual([])
})

test('nobody writes ratings by hand', async () => {
  const { client: admin } = await account(true)
  for (const caller of [...Object.values(await outsiders()), service(), admin]) {
    const { error } = await caller.from('ratings').insert({ places: [] })
    expect(error?.code).toBe('42501')
  }
})

test.each<[string, unknown]>([
  ['an average above the highest mark', [{ ...place, average: 5.1 }]],
  ['an average of no ratings', [{ ...place, count: 0 }]],
  ['a highest mark that nobody gives', [{ ...place, best: 7 }]],
  ['a number that is a text', [{ ...place, count: '128' }]],
  ['half a rating', [{ ...place, count: 12.5 }]],
  ['an address without TLS', [{ ...place, url: 'http://harti.example' }]],
  ['an address that runs a script', [{ ...place, url: 'javascript:alert(1)' }]],
  ['a place said twice', [place, place]],
  ['a key that nobody knows', [{ ...place, stars: 5 }]],
  ['something that is no list', place],
  ['a day that is yet to come', [{ ...place, read_on: addDays(isoDateOf(new Date()), 2) }]],
])('%s is not published', async (_, places) => {
  const { client: admin } = await account(true)
  const saved = await save(admin, 0, { places })
  const refused = saved.error ?? (await publish(admin, 2)).error
  expect(refused?.code).toMatch(/^2[23]/)
  expect((await anon().from('ratings').select('places')).data).toEqual([])
})
