import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { OutcomeYear } from '../../src/content/evidence.ts'
import type { Database } from '../../src/database/database-types.ts'
import { byLocale } from '../../src/format/by-locale.ts'
import { isoDateOf } from '../../src/format/dates.ts'
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
const { save, publish, rollBack } = draftsOf('outcomes')

const thisYear = Number(isoDateOf(new Date()).slice(0, 4))
const year: OutcomeYear = {
  id: '2024',
  year: 2024,
  bills: 210,
  bills_equal: 190,
  treatments: null,
  complications: null,
  complaints: 0,
  complaints_settled: 0,
  waiting_requests: 300,
  waiting_days: 3,
  ...byLocale(() => ({
    introduction: '',
    bills_how: 'Notele din registrul de casă.',
    complications_how: '',
    complaints_how: 'Registrul de reclamații.',
    waiting_how: 'Cererile din registru.',
  })),
}

test('an admin publishes a year, everybody reads it, and before the first there is no row again', async () => {
  const { client: admin } = await account(true)
  expect((await save(admin, 0, { years: [year] })).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  expect((await anon().from('outcomes').select('years')).data).toEqual([{ years: [year] }])
  expect((await rollBack(admin, 1, 2)).data).toBe(3)
  expect((await anon().from('outcomes').select('years')).data).toEqual([])
})

test('nobody writes outcomes by hand', async () => {
  const { client: admin } = await account(true)
  for (const caller of [...Object.values(await outsiders()), service(), admin]) {
    const { error } = await caller.from('outcomes').insert({ years: [] })
    expect(error?.code).toBe('42501')
  }
})

test.each<[string, unknown]>([
  ['a part larger than its whole', [{ ...year, bills_equal: 211 }]],
  ['more complaints settled than received', [{ ...year, complaints_settled: 1 }]],
  ['half a group', [{ ...year, treatments: 12 }]],
  ['a share of nothing', [{ ...year, bills: 0, bills_equal: 0 }]],
  ['half a complaint', [{ ...year, complaints: 1.5 }]],
  ['less than nothing', [{ ...year, waiting_days: -1 }]],
  ['a number that is a text', [{ ...year, bills: '210' }]],
  ['a year under the name of another', [{ ...year, id: '2023' }]],
  ['a year in no language', [{ ...year, ...byLocale(() => undefined) }]],
  ['a key that nobody knows', [{ ...year, success: 100 }]],
  ['a year told twice', [year, year]],
  ['a year that has not ended', [{ ...year, id: String(thisYear), year: thisYear }]],
])('%s is not published', async (_, years) => {
  const { client: admin } = await account(true)
  const saved = await save(admin, 0, { years })
  const refused = saved.error ?? (await publish(admin, 2)).error
  expect(refused?.code).toMatch(/^2[23]/)
  expect((await anon().from('outcomes').select('years')).data).toEqual([])
})
