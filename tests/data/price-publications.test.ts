import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { priceContent } from '../../src/features/prices/schema.ts'
import { createAccount } from '../support/admin.ts'
import { openDatabase } from '../support/database.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const options = { auth: { persistSession: false, autoRefreshToken: false } }
const anon = () => createClient<Database>(db.url, db.keys.publishable, options)
const service = () => createClient<Database>(db.url, db.keys.secret, options)

async function account(admin: boolean) {
  const { token, id } = await createAccount(db, admin)
  return {
    id,
    client: createClient<Database>(db.url, db.keys.publishable, {
      ...options,
      accessToken: async () => token,
    }),
  }
}
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
const save = (client: Client, seen: number, content: Awaited<ReturnType<typeof changed>>) =>
  client.rpc('save_price_draft', {
    seen_version: seen,
    new_content: content,
    new_step: 'edit',
    new_undo_to: 0,
  })
const publish = (client: Client, seen: number) =>
  client.rpc('publish_prices', { seen_version: seen, new_note: 'Prețuri noi' })

test('the list of the tables has the shape that the site reads', async () => {
  expect(priceContent.safeParse(await published()).error).toBeUndefined()
})

describe('an admin', () => {
  test('saves versions, one after the other, and cannot save over one that was not seen', async () => {
    const { client, id } = await account(true)
    expect((await save(client, 0, await changed(100))).data).toBe(2)
    expect((await save(client, 0, await changed(200))).data).toBeNull()
    expect((await save(client, 2, await changed(300))).data).toBe(3)
    const { data } = await client
      .from('price_drafts')
      .select('version, undo_to, step, saved_by')
      .order('version')
    expect(data).toEqual([
      { version: 1, undo_to: null, step: 'start', saved_by: id },
      { version: 2, undo_to: 1, step: 'edit', saved_by: id },
      { version: 3, undo_to: 2, step: 'edit', saved_by: id },
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
    const { data } = await client.from('price_publications').select('*').order('id')
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
    const back = await client.rpc('roll_back_prices', { publication: 1, seen_version: 2, new_note: 'Înapoi' })
    expect(back.data).toBe(3)
    // The price that came back holds from today again, and so do the rows that had left.
    const undated = (list: unknown) =>
      priceContent.parse(list).items.map(({ valid_from: _, ...item }) => item)
    expect(undated(await published())).toEqual(undated(before))
    expect(
      (await client.rpc('roll_back_prices', { publication: 99, seen_version: 3, new_note: 'Înapoi' })).error,
    ).not.toBeNull()
  })

  test('publishes all or nothing', async () => {
    const { client } = await account(true)
    const before = await published()
    for (const wrong of [-1, 2_000_000_000_000]) {
      const version =
        (await db.sql.query<{ v: number }>('select coalesce(max(version), 0) as v from price_drafts')).rows[0]
          ?.v ?? 0
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
    expect((await db.sql.query('select from price_publications')).rows).toEqual([])
  })

  test('changes no history: neither drafts nor publications are written by hand', async () => {
    const { client } = await account(true)
    await save(client, 0, await changed(100))
    await publish(client, 2)
    for (const table of ['price_drafts', 'price_publications'] as const) {
      const codes = [
        (await client.from(table).delete().neq('content', '{}')).error?.code,
        (await client.from(table).update({ content: {} }).neq('content', '{}')).error?.code,
      ]
      expect(codes).toEqual(['42501', '42501'])
    }
    expect(
      (
        await client
          .from('price_publications')
          .insert({ kind: 'publish', note: 'x', changed_rows: 0, previous: {}, content: {} })
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
    await db.sql.exec(
      "update price_publications set published_at = '2026-10-31T22:30:00Z' where kind = 'publish'",
    )
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
      for (const table of ['price_drafts', 'price_publications'] as const)
        expect((await caller.from(table).select('*')).data ?? []).toEqual([])
      const refusals = [
        await save(caller, 2, await changed(200)),
        await publish(caller, 2),
        await caller.rpc('roll_back_prices', { publication: 1, seen_version: 2, new_note: 'Înapoi' }),
      ]
      expect(refusals.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501'])
      await caller.from('price_items').update({ amount_min: 1 }).neq('id', '')
      await caller.from('price_items').delete().neq('id', '')
      await caller.from('price_categories').update({ title_ro: 'Ocupat' }).neq('slug', '')
    }
    expect(await published()).toEqual(before)
  })

  test('makes nobody an admin, themselves least of all', async () => {
    const { client, id } = await account(false)
    for (const caller of [anon(), client])
      expect((await caller.from('admins').insert({ user_id: id })).error?.code).toBe('42501')
    expect((await db.sql.query('select from admins')).rows).toEqual([])
  })

  test('the secret key reads the history and does not write it', async () => {
    expect((await service().from('price_publications').select('id')).error).toBeNull()
    expect((await publish(service(), 0)).error?.code).toBe('42501')
  })

  test('no function of the private schema can be called', async () => {
    const { rows } = await db.sql.query<{ name: string; role: string }>(`
      select p.proname as name, r.rolname as role from pg_proc p cross join pg_roles r
      where p.pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')
        and p.proname in ('price_list', 'apply_price_list', 'apply_price_rows', 'price_columns', 'price_entry',
          'record_publication', 'begin_price_change', 'today', 'start_of', 'next_kind', 'prices_on',
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
  const history = async () => (await db.sql.query('select * from price_history order by item, since')).rows
  const kept = await history()
  for (const _ of [1, 2]) for (const sql of [migration, days]) await db.sql.exec(sql)
  expect(await history()).toEqual(kept)
  expect(await published()).toEqual(before)
  expect(
    (await client.rpc('roll_back_prices', { publication: 1, seen_version: 2, new_note: 'Înapoi' })).data,
  ).toBe(3)
})
