import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { type ClinicHours, clinicHours } from '../../src/features/clinic/hours.server.ts'
import { hoursOfTheBuild } from '../../src/features/clinic/hours-of-the-build.server.ts'
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

const { save, publish, rollBack } = draftsOf('hours')

const plain: ClinicHours = {
  week: hoursOfTheBuild.week,
  days: [{ from: '2026-12-24', to: '2026-12-24', spans: [['09:00', '13:00']] }],
  notice: {
    text: byLocale((locale) => `Închis în 24 decembrie, ${locale}.`),
    from: '2026-12-20',
    to: '2026-12-24',
  },
}

test('an admin publishes hours, everybody reads them, and the way back is whole', async () => {
  const { client: admin } = await account(true)
  expect((await save(admin, 0, plain)).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  const { data } = await anon().from('clinic_hours').select('week, days, notice')
  expect(data?.map((row) => clinicHours.parse(row))).toEqual([plain])
  expect((await rollBack(admin, 1, 2)).data).toBe(3)
  const { data: after } = await anon().from('clinic_hours').select('week, days, notice')
  expect(after).toEqual([{ week: null, days: [], notice: null }])
  const { data: done } = await admin.from('audit_entries').select('action, subject').order('id')
  expect(done).toEqual([
    { action: 'edit', subject: 'hours' },
    { action: 'publish', subject: 'hours' },
    { action: 'rollback', subject: 'hours' },
  ])
})

test('nobody else drafts, publishes, brings back or writes hours, and neither does who was an admin', async () => {
  const { client: admin } = await account(true)
  await save(admin, 0, plain)
  await publish(admin, 2)
  const attempt = async (caller: Client) => [
    (await save(caller, 2, hoursOfTheBuild)).error?.code,
    (await publish(caller, 2)).error?.code,
    (await rollBack(caller, 1, 2)).error?.code,
    (await caller.from('clinic_hours').update({ days: [] }).eq('one', true)).error?.code,
    (await caller.from('clinic_hours').delete().eq('one', true)).error?.code,
    (await caller.from('clinic_hours').insert({ one: true })).error?.code,
  ]
  const refused = Array.from({ length: 6 }, () => '42501')
  for (const caller of [...Object.values(await outsiders()), service()])
    expect(await attempt(caller)).toEqual(refused)
  // By hand an admin writes nothing either: what visitors see is what was published.
  expect((await attempt(admin)).slice(3)).toEqual(refused.slice(3))
  await db.sql.query('delete from admins')
  expect(await attempt(admin)).toEqual(refused)
  const { data } = await anon().from('clinic_hours').select('days')
  expect(data).toEqual([{ days: plain.days }])
})

test.each<[string, object]>([
  ['a week of six days', { ...plain, week: plain.week.slice(1) }],
  ['a span that ends before it begins', { ...plain, week: plain.week.map(() => [['13:00', '09:00']]) }],
  [
    'spans that overlap',
    {
      ...plain,
      days: [
        {
          ...plain.days[0],
          spans: [
            ['09:00', '13:00'],
            ['12:00', '15:00'],
          ],
        },
      ],
    },
  ],
  ['an hour that is none', { ...plain, days: [{ ...plain.days[0], spans: [['09:00', '25:00']] }] }],
  ['a day that is none', { ...plain, days: [{ from: '2026-02-30', to: '2026-02-30', spans: [] }] }],
  [
    'days that end before they begin',
    { ...plain, days: [{ from: '2026-12-24', to: '2026-12-23', spans: [] }] },
  ],
  [
    'a day said twice',
    { ...plain, days: [...plain.days, { from: '2026-12-20', to: '2026-12-31', spans: [] }] },
  ],
  ['a notice in no language', { ...plain, notice: { text: {}, from: '2026-12-20', to: '2026-12-24' } }],
  [
    'a notice that says nothing in a language',
    { ...plain, notice: { text: { ro: 'Închis mâine', en: '' }, from: '2026-12-20', to: '2026-12-24' } },
  ],
  [
    'a notice of two lines',
    { ...plain, notice: { ...plain.notice, text: { ro: 'Închis\nmâine', en: 'Closed today' } } },
  ],
  [
    'a notice too long',
    { ...plain, notice: { ...plain.notice, text: { ro: 'a'.repeat(161), en: 'Closed today' } } },
  ],
  ['what nobody knows', { ...plain, other: 1 }],
  ['days that are no list', { ...plain, days: {} }],
  ['nothing', {}],
])('%s is no draft, for the database as for the site', async (_, content) => {
  expect(clinicHours.safeParse(content).success).toBe(false)
  const { client: admin } = await account(true)
  expect((await save(admin, 0, content)).error?.code).toBe('23514')
})

test('no function behind the hours can be called', async () => {
  const { rows } = await db.sql.query(`
    select p.proname, r.rolname from pg_proc p cross join pg_roles r
    where p.pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')
      and p.proname in ('are_spans', 'is_day', 'are_special_days', 'is_week', 'is_notice', 'current_hours',
        'is_hours_content', 'publish_hours')
      and has_function_privilege(r.oid, p.oid, 'execute')`)
  expect(rows).toEqual([])
})
