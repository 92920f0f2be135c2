import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreStatements } from '../../scripts/db/restore.ts'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { beginExport, exportTables } from '../../src/features/admin/records/export.server.ts'
import { allOrEssential } from '../../src/features/consent/record.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, account, outsiders } = clientsOf(() => db, createClient<Database>)
type Client = ReturnType<typeof anon>

const anonymousId = 'b0b0b0b0-0000-4000-8000-00000000000a'
const choice = {
  version: '1.0.0',
  givenAtISO: '2026-11-20T10:00:00Z',
  categories: { ...allOrEssential(false), analytics: true },
}
async function addPeople() {
  await db.sql.exec(`
    insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, email, message) values
      (gen_random_uuid(), 'AAAA-2222', 'ro', 'ro', 'Ana', '+40712034567', 'Ana@exemplu.ro', 'Mă doare'),
      (gen_random_uuid(), 'BBBB-2222', 'ro', 'ro', 'Dan', '+40712034568', null, 'Bună');
    insert into request_mails (id, request, kind, holder)
      select 'cccccccc-0000-4000-8000-000000000000', id, 'link', gen_random_uuid() from contact_requests where name = 'Ana';
    insert into newsletter_subscribers (email, locale, status, confirmed_at) values
      ('ana@exemplu.ro', 'ro', 'confirmed', now()), ('dan@exemplu.ro', 'ro', 'confirmed', now());
    insert into newsletter_mails (id, subscriber, kind, link_hash, link_expires_at)
      select gen_random_uuid(), id, 'confirmation', repeat('a', 64), now() from newsletter_subscribers where email like 'ana%';
    insert into cookie_consent (event_id, anon_user_id, consent, locale, surface) values
      (gen_random_uuid(), '${anonymousId}', '${JSON.stringify(choice)}', 'ro', 'banner')`)
}
const rows = async (query: string) => (await db.sql.query<Record<string, unknown>>(query)).rows
const counts = { requests: 1, subscriptions: 1, consents: 0, stories: 0, mentions: 0 }

describe('what is held about a person', () => {
  beforeEach(addPeople)

  test('is found whole by address, number or anonymous id, and looking is recorded without naming anybody', async () => {
    const { client, id } = await account(true)
    const find = async (filed_under: string, value: string, taken = false) =>
      (await client.rpc('person_records', { filed_under, value, taken })).data
    expect(await find('address', 'ANA@exemplu.ro')).toMatchObject({
      requests: [{ name: 'Ana', message: 'Mă doare', steps: [], mails: [{ kind: 'link', sent_at: null }] }],
      subscriptions: [{ email: 'ana@exemplu.ro', mails: [{ kind: 'confirmation' }] }],
      consents: [],
    })
    expect(JSON.stringify(await find('address', 'ana@exemplu.ro'))).not.toMatch(
      /link_hash|"search"|aaaaaaaa|cccccccc/,
    )
    expect(await find('number', '+40712034568', true)).toMatchObject({ requests: [{ name: 'Dan' }] })
    expect(await find('anonymous', anonymousId)).toMatchObject({ consents: [{ anon_user_id: anonymousId }] })
    expect(await find('address', '')).toMatchObject({ requests: [], subscriptions: [], consents: [] })
    const { data } = await client.from('audit_entries').select('account, action, detail').order('id').limit(3)
    expect(data).toEqual([
      { account: id, action: 'person_search', detail: counts },
      { account: id, action: 'person_search', detail: counts },
      {
        account: id,
        action: 'person_export',
        detail: { ...counts, subscriptions: 0 },
      },
    ])
  })

  test('is erased, and what others left stays', async () => {
    const { client } = await account(true)
    const erase = (filed_under: string, value: string, reason = 'asked') =>
      client.rpc('erase_person', { filed_under, value, reason })
    expect((await erase('address', 'ana@exemplu.ro', 'a whim')).error?.code).toBe('22023')
    expect((await erase('shoe size', '44')).error?.code).toBe('22023')
    expect((await erase('address', 'ANA@exemplu.ro')).data).toEqual(counts)
    expect(await rows('select name from contact_requests')).toEqual([{ name: 'Dan' }])
    expect(await rows('select email from newsletter_subscribers')).toEqual([{ email: 'dan@exemplu.ro' }])
    expect(await rows('select id from newsletter_mails')).toEqual([])
    expect(await rows('select id from request_mails')).toEqual([])
    expect((await erase('anonymous', anonymousId)).data).toMatchObject({ consents: 1 })
    expect(await rows('select id from cookie_consent')).toEqual([])
    expect(await rows('select erased_count, reason from private.consent_erasures')).toEqual([
      { erased_count: 1, reason: 'erased by an admin: asked' },
    ])
    const audit = await rows("select detail::text from audit_entries where action = 'person_erase'")
    expect(audit).toHaveLength(2)
    expect(JSON.stringify(audit)).not.toMatch(/ana|b0b0/i)
  })

  test('is nobody else’s to find, take, erase, copy or put on record', async () => {
    const about = { filed_under: 'address', value: 'ana@exemplu.ro' }
    const [paper] = await rows("select person from story_consents where person <> '' order by id limit 1")
    const papers = await rows('select * from story_consents order by id')
    for (const caller of Object.values(await outsiders()))
      for (const { error } of [
        await caller.rpc('person_records', { ...about, taken: true }),
        await caller.rpc('erase_person', { ...about, reason: 'asked' }),
        await caller.rpc('erase_person', {
          filed_under: 'name',
          value: String(paper?.person ?? 'Nimeni'),
          reason: 'asked',
        }),
        await caller.rpc('begin_export'),
        await caller.rpc('export_rows', { table_name: 'public.contact_requests', skipped: 0, taken: 9 }),
        await caller.rpc('record_action', { new_action: 'sign_in' }),
      ])
        expect(error?.code).toBe('42501')
    expect(await rows('select 1 from contact_requests')).toHaveLength(2)
    expect(await rows('select * from story_consents order by id')).toEqual(papers)
    expect(await rows('select 1 from audit_entries')).toEqual([])
  })
})

test('an admin puts signing in and copies on record, and nothing else', async () => {
  const { client } = await account(true)
  expect((await client.rpc('record_action', { new_action: 'sign_in' })).data).toBe(true)
  expect((await client.rpc('record_action', { new_action: 'publish' })).error?.code).toBe('22023')
  const forged = { account: crypto.randomUUID(), email: 'x@y.ro', action: 'publish', subject: 'prices' }
  expect((await client.from('audit_entries').insert(forged)).error?.code).toBe('42501')
  expect((await client.from('audit_entries').delete().gt('id', 0)).error?.code).toBe('42501')
  expect(await rows('select action from audit_entries')).toEqual([{ action: 'sign_in' }])
})

test('a copy of everything holds every table and no password, and brings all of it back', async () => {
  await addPeople()
  const { client } = await account(true)
  let text = ''
  for await (const part of exportTables(client, await beginExport(client), new Date())) text += part
  expect(text).not.toMatch(/encrypted_password|\$2b\$/)
  const { tables } = JSON.parse(text)
  const here = await rows(
    "select 'public.' || tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  expect(Object.keys(tables)).toEqual(['private.consent_erasures', ...here.map(({ name }) => name)])
  const stored = async () =>
    JSON.stringify(await Promise.all(copied.map((name) => rows(`select * from ${name} order by 1, 2`))))
  const before = await stored()
  await db.sql.exec(`
    set session_replication_role = replica;
    ${copied.map((name) => `delete from ${name};`).join(' ')}
    set session_replication_role = origin`)
  expect(await stored()).not.toBe(before)
  await db.sql.exec(restoreStatements(text))
  expect(await stored()).toBe(before)
  // Rows that are there stay as they are.
  await db.sql.exec(restoreStatements(text))
  expect(await stored()).toBe(before)
  expect(
    (await client.rpc('export_rows', { table_name: 'auth.users', skipped: 0, taken: 1 })).error,
  ).not.toBeNull()
})

describe('access', () => {
  const calls = (caller: Client, account: string) => [
    caller.rpc('list_admins'),
    caller.rpc('free_address', { address: 'strain@exemplu.ro' }),
    caller.rpc('admit_admin', { invited: crypto.randomUUID() }),
    caller.rpc('remove_admin', { removed: account }),
    caller.rpc('my_sessions'),
    caller.rpc('my_session_devices'),
    caller.rpc('name_session', { browser_name: 'Firefox', system_name: 'Linux' }),
    caller.rpc('end_my_session', { ended: crypto.randomUUID() }),
    caller.rpc('end_other_sessions'),
  ]

  test('is nobody else’s to see, give, take or end', async () => {
    const admin = await account(true)
    const others = Object.values(await outsiders())
    const admins = () => rows('select user_id from admins order by created_at')
    const before = await admins()
    for (const client of others)
      for (const { error } of await Promise.all(calls(client, admin.id))) expect(error?.code).toBe('42501')
    expect(await admins()).toEqual(before)
  })

  test('is given to the account that was made for it, which no other invitation removes then', async () => {
    const { client } = await account(true)
    const made = async () => {
      const { rows } = await db.sql.query<{ id: string }>(
        "insert into auth.users (id, email) values (gen_random_uuid(), 'colega@exemplu.ro') returning id",
      )
      return rows[0]?.id ?? ''
    }
    const free = async () => (await client.rpc('free_address', { address: 'Colega@exemplu.ro' })).data
    const admit = async (invited: string) => (await client.rpc('admit_admin', { invited })).data
    // One is made, the other removes it and makes its own.
    const removed = await made()
    expect(await free()).toBe(true)
    const kept = await made()
    expect([await admit(removed), await admit(kept)]).toEqual([false, true])
    expect(await free()).toBe(false)
    expect(await rows("select id from auth.users where email = 'colega@exemplu.ro'")).toEqual([{ id: kept }])
    // What was removed is on record, as is who was admitted.
    expect(await rows("select action from audit_entries where action like 'account%' order by id")).toEqual([
      { action: 'account_replace' },
      { action: 'account_invite' },
    ])
  })

  test('is never taken from the last who can sign in, whoever tries and however many at once', async () => {
    const first = await account(true)
    const remove = async (by: Client, removed: string) => {
      const { data, error } = await by.rpc('remove_admin', { removed })
      return error?.code ?? data
    }
    expect(await remove(first.client, first.id)).toBe('last')
    // Somebody who was invited and never came is nobody to rely on.
    await db.sql.exec(`
      insert into auth.users (id, email) values ('${anonymousId}', 'invitat@exemplu.ro');
      insert into admins (user_id) values ('${anonymousId}')`)
    expect(await remove(first.client, first.id)).toBe('last')
    const second = await account(true)
    const both = await Promise.all([remove(first.client, second.id), remove(second.client, first.id)])
    expect(both.toSorted()).toEqual(['42501', 'done'])
    expect(await remove(first.client, crypto.randomUUID())).toMatch(/missing|42501/)
  })

  test('to sessions is to one’s own alone', async () => {
    const { client, id } = await account(true)
    const other = await account(true)
    const [theirs] = await rows(`select id from auth.sessions where user_id = '${other.id}'`)
    expect((await client.rpc('end_my_session', { ended: String(theirs?.id) })).data).toBe(0)
    expect((await client.rpc('my_sessions')).data).toMatchObject([{ is_current: true }])
    await db.sql.query(
      'insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, now())',
      [id],
    )
    expect((await client.rpc('my_sessions')).data).toHaveLength(2)
    expect((await client.rpc('end_other_sessions')).data).toBe(1)
    expect((await client.rpc('my_sessions')).data).toHaveLength(1)
    expect((await other.client.rpc('my_sessions')).data).toHaveLength(1)
    const { data } = await client.from('audit_entries').select('action, detail')
    expect(data).toEqual([{ action: 'account_end_sessions', detail: { sessions: 1 } }])
  })

  test('to the name of a session is its own, and a name is nothing but a few words', async () => {
    const { client } = await account(true)
    const other = await account(true)
    const name = (by: Client, browser: string, system: string) =>
      by.rpc('name_session', { browser_name: browser, system_name: system })
    for (const wrong of ['', '<b>Edge</b>', 'Mozilla/5.0', 'x'.repeat(31)]) {
      expect((await name(client, wrong, 'Linux')).error?.code).toBe('23514')
      expect((await name(client, 'Edge', wrong)).error?.code).toBe('23514')
    }
    for (const [browser, system] of [
      ['Edge', 'Windows'],
      ['Samsung Internet', 'Android'],
    ] as const)
      expect((await name(client, browser, system)).data).toBe(true)
    expect((await client.rpc('my_session_devices')).data).toMatchObject([
      { browser: 'Samsung Internet', system: 'Android' },
    ])
    expect((await other.client.rpc('my_session_devices')).data).toEqual([])
    expect(
      (
        await client
          .schema('private' as never)
          .from('session_devices' as never)
          .select()
      ).error,
    ).not.toBeNull()
  })
})

const copied = [
  'contact_requests',
  'newsletter_subscribers',
  'newsletter_mails',
  'cookie_consent',
  'price_categories',
  'price_items',
  'price_history',
  'news_articles',
  'audit_entries',
]
