import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { priceContent } from '../../src/features/prices/schema.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import { draftsOf } from '../support/database/drafts.ts'
import { offerRow } from '../support/samples/examples.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account } = clientsOf(() => db, createClient<Database>)
type Client = ReturnType<typeof anon>

const published = async () =>
  (await db.sql.query<{ list: unknown }>('select private.price_list() as list')).rows[0]?.list
async function changed(amount: number) {
  const content = priceContent.parse(await published())
  return {
    ...content,
    items: content.items.map((item, place) =>
      place === 0 ? { ...item, kind: 'fixed' as const, amount_min: amount, amount_max: null } : item,
    ),
  }
}
const { save, publish, rollBack } = draftsOf('prices')

test('the list of the tables has the shape that the site reads', async () => {
  expect(priceContent.safeParse(await published()).error).toBeUndefined()
})

describe('an admin', () => {
  test('saves versions, one after the other, and cannot save over one that was not seen', async () => {
    const { client, id } = await account(true)
    expect((await save(client, 0, await changed(100))).data).toBe(2)
    expect((await save(client, 0, await changed(200))).data).toBeNull()
    expect((await save(client, 2, await changed(300))).data).toBe(3)
    const { data } = await client.from('drafts').select('version, base, step, saved_by').order('version')
    expect(data).toEqual([
      { version: 1, base: null, step: 'start', saved_by: id },
      { version: 2, base: 1, step: 'edit', saved_by: id },
      { version: 3, base: 2, step: 'edit', saved_by: id },
    ])
  })

  test('of two saves at once, one counts', async () => {
    const { client } = await account(true)
    const contents = await Promise.all([changed(100), changed(200), changed(300)])
    const saved = await Promise.all(contents.map((content) => save(client, 0, content)))
    expect(saved.map(({ data }) => data).filter((version) => version !== null)).toEqual([2])
  })

  test('publishes what was seen, with what was there before', async () => {
    const { client, id } = await account(true)
    const before = await published()
    await save(client, 0, await changed(12345))
    expect((await publish(client, 1)).data).toBeNull()
    expect((await publish(client, 2)).data).toBe(2)
    expect(priceContent.parse(await published()).items[0]?.amount_min).toBe(12345)
    const { data } = await client.from('publications').select('*').order('id')
    expect(data).toMatchObject([
      { kind: 'start', previous: before, content: before, published_by: null },
      { kind: 'publish', changed_rows: 1, previous: before, content: await published(), published_by: id },
    ])
  })

  test('brings any list back exactly', async () => {
    const { client } = await account(true)
    const before = await published()
    const content = await changed(12345)
    await save(client, 0, { ...content, items: content.items.slice(0, 10) })
    await publish(client, 2)
    const back = await rollBack(client, 1, 2)
    expect(back.data).toBe(3)
    // The price that came back holds from today again, and so do the rows that had left.
    const undated = (list: unknown) =>
      priceContent.parse(list).items.map(({ valid_from: _, ...item }) => item)
    expect(undated(await published())).toEqual(undated(before))
    expect((await rollBack(client, 99, 3)).error).not.toBeNull()
  })

  test('publishes all or nothing', async () => {
    const { client } = await account(true)
    const before = await published()
    for (const wrong of [-1, 2_000_000_000_000]) {
      const version =
        (await db.sql.query<{ v: number }>('select coalesce(max(version), 0) as v from drafts')).rows[0]?.v ??
        0
      const content = await changed(100)
      const last = content.items.at(-1)
      if (last === undefined) throw new Error('No rows')
      const { data } = await save(client, version, {
        ...content,
        items: [...content.items.slice(0, -1), { ...last, amount_min: wrong }],
      })
      expect((await publish(client, data ?? 0)).error).not.toBeNull()
    }
    expect(await published()).toEqual(before)
    expect((await db.sql.query('select from publications')).rows).toEqual([])
  })

  test('changes no history: neither drafts nor publications are written by hand', async () => {
    const { client } = await account(true)
    await save(client, 0, await changed(100))
    await publish(client, 2)
    for (const table of ['drafts', 'publications'] as const) {
      const codes = [
        (await client.from(table).delete().neq('content', '{}')).error?.code,
        (await client.from(table).update({ content: {} }).neq('content', '{}')).error?.code,
      ]
      expect(codes).toEqual(['42501', '42501'])
    }
    expect(
      (
        await client.from('publications').insert({
          subject: 'prices',
          id: 99,
          kind: 'publish',
          note: 'x',
          changed_rows: 0,
          previous: {},
          content: {},
        })
      ).error?.code,
    ).toBe('42501')
  })
})

describe('anybody else', () => {
  test('learns the day of the last publication, and nothing more', async () => {
    const day = async (client: Client) => (await client.rpc('prices_published_on')).data
    expect(await day(anon())).toBeNull()
    const { client } = await account(true)
    await save(client, 0, await changed(100))
    await publish(client, 2)
    await db.sql.exec("update publications set published_at = '2026-10-31T22:30:00Z' where kind = 'publish'")
    // Half past midnight in Bucharest.
    for (const caller of [anon(), (await account(false)).client]) expect(await day(caller)).toBe('2026-11-01')
  })

  test('reads no draft and no publication, and makes none', async () => {
    const admin = await account(true)
    await save(admin.client, 0, await changed(100))
    await publish(admin.client, 2)
    const before = await published()
    const { client } = await account(false)
    for (const caller of [anon(), client]) {
      for (const table of ['drafts', 'publications'] as const)
        expect((await caller.from(table).select('*')).data ?? []).toEqual([])
      const refusals = [
        await save(caller, 2, await changed(200)),
        await publish(caller, 2),
        await rollBack(caller, 1, 2),
      ]
      expect(refusals.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501'])
      await caller.from('price_items').update({ amount_min: 1 }).neq('id', '')
      await caller.from('price_items').delete().neq('id', '')
      await caller.from('price_categories').update({ title_ro: 'Ocupat' }).neq('slug', '')
    }
    expect(await published()).toEqual(before)
  })

  test('reads and makes nothing of the offers either, nor of what was done, and neither does who was an admin', async () => {
    const admin = await account(true)
    const offers = { offers: [] }
    const attempt = async (caller: Client) => [
      (await caller.rpc('save_draft', { ...draft, new_content: offers })).error?.code,
      (await caller.rpc('publish_draft', { subject_name: 'offers', seen_version: 2, new_note: 'Fără' })).error
        ?.code,
      (
        await caller.rpc('roll_back', {
          subject_name: 'offers',
          publication: 1,
          seen_version: 2,
          new_note: 'x',
        })
      ).error?.code,
      (await caller.rpc('offer_reference', { row_id: offerRow, first_day: '2026-10-01' })).error?.code,
    ]
    const draft = { subject_name: 'offers', seen_version: 0, new_step: 'edit', new_base: 0, new_reverts: 0 }
    expect((await admin.client.rpc('save_draft', { ...draft, new_content: offers })).data).toBe(2)
    const { data } = await admin.client.rpc('publish_draft', {
      subject_name: 'offers',
      seen_version: 2,
      new_note: 'Fără ofertă',
    })
    expect(data).toBe(2)
    expect((await admin.client.from('audit_entries').select('action, subject').order('id')).data).toEqual([
      { action: 'edit', subject: 'offers' },
      { action: 'publish', subject: 'offers' },
    ])
    for (const caller of [anon(), (await account(false)).client, service()])
      expect(await attempt(caller)).toEqual(['42501', '42501', '42501', '42501'])
    await db.sql.query('delete from admins')
    // The same session, whose right has gone.
    expect(await attempt(admin.client)).toEqual(['42501', '42501', '42501', '42501'])
    for (const table of ['drafts', 'publications', 'audit_entries'] as const)
      for (const caller of [anon(), (await account(false)).client, admin.client])
        expect((await caller.from(table).select('*')).data ?? []).toEqual([])
  })

  test('writes no subject of their own: neither an admin nor the secret key adds one or drafts an unknown one', async () => {
    const { client } = await account(true)
    const draft = { seen_version: 0, new_content: {}, new_step: 'edit', new_base: 0, new_reverts: 0 }
    expect((await client.rpc('save_draft', { ...draft, subject_name: 'admins' })).error?.code).toBe('22023')
    expect((await client.rpc('save_draft', { ...draft, subject_name: 'offers' })).error?.code).toBe('23514')
    for (const table of ['drafts', 'publications', 'audit_entries'] as const)
      for (const caller of [client, service()])
        expect((await caller.from(table).delete().neq('subject', '')).error?.code).toBe('42501')
    const { rows } = await db.sql.query<{ allowed: boolean }>(
      `select bool_or(has_table_privilege(r, 'private.subjects', p)) as allowed
        from unnest(array['anon', 'authenticated', 'service_role']) r,
          unnest(array['select', 'insert', 'update', 'delete']) p`,
    )
    expect(rows).toEqual([{ allowed: false }])
  })

  test('drafts, publishes and brings back no redirects, and an admin none that lead to each other', async () => {
    const admin = await account(true)
    const rows = (...pairs: [string, string][]) => ({
      rows: pairs.map(([from, to]) => ({ from, to, note: '' })),
    })
    const draft = (caller: Client, seen: number, content: ReturnType<typeof rows>) =>
      caller.rpc('save_draft', {
        subject_name: 'redirects',
        seen_version: seen,
        new_content: content,
        new_step: 'edit',
        new_base: 0,
        new_reverts: 0,
      })
    const make = (caller: Client, seen: number) =>
      caller.rpc('publish_draft', { subject_name: 'redirects', seen_version: seen, new_note: 'Adrese' })
    expect((await draft(admin.client, 0, rows(['/unu', '/doi'], ['/doi', '/preturi']))).data).toBe(2)
    expect((await make(admin.client, 2)).error?.code).toBe('23514')
    expect((await draft(admin.client, 2, rows(['/ro/x', '/preturi']))).data).toBe(3)
    expect((await make(admin.client, 3)).error?.code).toBe('23514')
    expect((await draft(admin.client, 3, rows(['/unu', '/unu'], ['/unu', '/doi']))).error?.code).toBe('23514')
    expect((await draft(admin.client, 3, rows(['/unu', '/preturi']))).data).toBe(4)
    expect((await make(admin.client, 4)).data).toBe(2)
    const stranger = await account(false)
    const attempt = async (caller: Client) => [
      (await draft(caller, 4, rows())).error?.code,
      (await make(caller, 4)).error?.code,
      (
        await caller.rpc('roll_back', {
          subject_name: 'redirects',
          publication: 1,
          seen_version: 4,
          new_note: 'Înapoi',
        })
      ).error?.code,
    ]
    for (const caller of [anon(), stranger.client, service()])
      expect(await attempt(caller)).toEqual(['42501', '42501', '42501'])
    await db.sql.query('delete from admins')
    expect(await attempt(admin.client)).toEqual(['42501', '42501', '42501'])
    expect((await anon().from('redirects').select('from_path, to_path')).data).toEqual([
      { from_path: '/unu', to_path: '/preturi' },
    ])
  })

  test('makes nobody an admin, themselves least of all', async () => {
    const { client, id } = await account(false)
    for (const caller of [anon(), client])
      expect((await caller.from('admins').insert({ user_id: id })).error?.code).toBe('42501')
    expect((await db.sql.query('select from admins')).rows).toEqual([])
  })

  test('the secret key reads the history and does not write it', async () => {
    expect((await service().from('publications').select('id')).error).toBeNull()
    expect((await publish(service(), 0)).error?.code).toBe('42501')
  })

  test('no function of the private schema can be called', async () => {
    const { rows } = await db.sql.query<{ name: string; role: string }>(`
      select p.proname as name, r.rolname as role from pg_proc p cross join pg_roles r
      where p.pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')
        and p.proname in ('price_list', 'apply_price_list', 'apply_price_rows', 'price_columns', 'price_entry',
          'make_publication', 'begin_change', 'published_content', 'audit', 'current_prices', 'publish_prices',
          'current_offers', 'is_offer_content', 'publish_offers', 'current_redirects', 'is_redirect_content',
          'publish_redirects', 'today', 'start_of', 'next_kind', 'prices_on',
          'dated_prices', 'keep_price_history', 'prices_between', 'lowest_price', 'untrue_offers')
        and has_function_privilege(r.oid, p.oid, 'execute')`)
    expect(rows).toEqual([])
  })
})

describe('a column that is added to the table', () => {
  type Row = { id: string; warranty_years?: number | null }
  type List = { items: Row[] }
  const list = async () =>
    (await db.sql.query<{ list: List }>('select private.price_list() as list')).rows[0]?.list
  const apply = async (content: List) =>
    (await db.sql.query<{ n: number }>('select private.apply_price_list($1) as n', [JSON.stringify(content)]))
      .rows[0]?.n

  afterEach(() => db.sql.query('alter table price_items drop column if exists warranty_years'))

  test('is listed and published; a list from before says nothing of it, so what is there stays', async () => {
    const before = await list()
    await db.sql.query('alter table price_items add column warranty_years smallint')
    const [first, ...rest] = (await list())?.items ?? []
    if (before === undefined || first === undefined) throw new Error('No rows')
    expect(first.warranty_years).toBeNull()
    const warranted = { ...before, items: [{ ...first, warranty_years: 5 }, ...rest] }
    expect(await apply(warranted)).toBe(1)
    expect((await list())?.items[0]).toEqual({ ...first, warranty_years: 5 })
    expect(await apply(before)).toBe(0)
    expect(await apply({ ...before, items: rest })).toBe(1)
    expect(await apply(before)).toBe(1)
    expect((await list())?.items[0]).toEqual(first)
  })
})

test('the functions of the list can be made anew over rows, drafts and publications', async () => {
  const { client } = await account(true)
  await save(client, 0, await changed(12345))
  await publish(client, 2)
  const before = await published()
  const migration = readFileSync('supabase/migrations/20261123080000_price_columns.sql', 'utf8')
  const days = readFileSync('supabase/migrations/20261125090000_price_days.sql', 'utf8')
  const publishing = readFileSync('supabase/migrations/20261126080000_publishing.sql', 'utf8')
  const history = async () => (await db.sql.query('select * from price_history order by item, since')).rows
  const kept = await history()
  for (const _ of [1, 2]) for (const sql of [migration, days, publishing]) await db.sql.exec(sql)
  expect(await history()).toEqual(kept)
  expect(await published()).toEqual(before)
  expect((await rollBack(client, 1, 2)).data).toBe(3)
})
