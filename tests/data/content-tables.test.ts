import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import {
  article,
  doctor,
  freeRow,
  offerCategory,
  offerRow,
  otherCategory,
} from '../support/samples/examples.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(async () => {
  await db.reset()
  await db.sql.exec(`
    insert into public.redirects (from_path, to_path, active, note) values
      ('/oferta-veche', '/preturi', true, 'din campania de vară'), ('/oprita', '/contact', false, '');
    update public.price_items set hidden = true where id = '${offerRow}';
    update public.news_articles set published = false where slug = '${article}';`)
})
afterAll(() => db.close())

const { anon, service, account } = clientsOf(() => db, createClient)
type Client = ReturnType<typeof anon>

const tables = ['price_categories', 'price_items', 'news_articles', 'redirects'] as const
const rowOf: Record<(typeof tables)[number], Record<string, unknown>> = {
  price_categories: {
    slug: 'noua',
    position: 20,
    title_ro: 'Nouă',
    title_en: 'New',
    description_ro: 'O categorie',
    description_en: 'A category',
  },
  price_items: {
    id: 'nou',
    category: otherCategory,
    position: 30,
    title_ro: 'Rând nou',
    title_en: 'New row',
    unit: 'tooth',
    kind: 'fixed',
    amount_min: 10000,
    vat: 'included',
    valid_from: '2026-11-21',
    hidden: false,
  },
  news_articles: {
    slug: 'nou',
    category: 'clinica',
    published_on: '2026-11-01',
    updated_on: '2026-11-01',
    reviewed_by: doctor.id,
    ro: text(),
    published: true,
  },
  redirects: { from_path: '/vechi', to_path: '/contact' },
}
const keyOf = {
  price_categories: 'slug',
  price_items: 'id',
  news_articles: 'slug',
  redirects: 'from_path',
} as const
const changeOf = {
  price_categories: { title_ro: 'Schimbat' },
  price_items: { amount_min: 1 },
  news_articles: { category: 'sfaturi' },
  redirects: { to_path: '/echipa' },
} as const

describe('what a visitor sees', () => {
  test('prices that are not hidden, published articles, redirects that are on', async () => {
    for (const caller of [anon(), (await account()).client]) {
      expect(await ids(caller, 'price_items', 'id')).not.toContain(offerRow)
      expect(await ids(caller, 'price_items', 'id')).toContain(freeRow)
      expect(await ids(caller, 'news_articles', 'slug')).not.toContain(article)
    }
    expect(await ids(anon(), 'redirects', 'from_path')).toEqual(['/oferta-veche'])
    expect(await ids((await account()).client, 'redirects', 'from_path')).toEqual([])
  })

  test('not the hidden ones by asking for them in another way', async () => {
    const hidden = await anon().from('price_items').select('id').eq('hidden', true)
    const embedded = await anon()
      .from('price_categories')
      .select('slug, price_items(id)')
      .eq('slug', offerCategory)
    const counted = await anon()
      .from('news_articles')
      .select('slug', { count: 'exact', head: true })
      .eq('published', false)
    expect(hidden.data).toEqual([])
    expect(JSON.stringify(embedded.data)).not.toContain(`${offerRow}"`)
    expect(counted.count).toBe(0)
  })

  test('not the owner’s notes on redirects', async () => {
    for (const columns of ['note', '*', 'from_path, version'])
      expect((await anon().from('redirects').select(columns)).error?.code).toBe('42501')
    const byNote = await anon().from('redirects').select('from_path').like('note', '%campania%')
    expect(byNote.error?.code).toBe('42501')
  })
})

describe('what nobody but an admin does', () => {
  test.each(tables)('a visitor does not write to %s', async (table) => {
    const before = await dump(table)
    const inserted = await anon().from(table).insert(rowOf[table])
    const updated = await anon().from(table).update(changeOf[table]).neq(keyOf[table], '')
    const removed = await anon().from(table).delete().neq(keyOf[table], '')
    const replaced = await anon().from(table).upsert(rowOf[table])
    expect([inserted, updated, removed, replaced].map(({ error }) => error?.code)).toEqual(
      Array(4).fill('42501'),
    )
    expect(await dump(table)).toBe(before)
  })

  test.each(tables)('an account that is no admin does not write to %s', async (table) => {
    const { client } = await account(false, { role: 'admin' })
    const before = await dump(table)
    expect((await client.from(table).insert(rowOf[table])).error?.code).toBe('42501')
    await client.from(table).update(changeOf[table]).neq(keyOf[table], '')
    await client.from(table).delete().neq(keyOf[table], '')
    await client.from(table).upsert(rowOf[table])
    expect(await dump(table)).toBe(before)
  })

  test('no key truncates, changes the tables or runs the functions behind them', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      for (const statement of [
        ...tables.map((table) => `truncate public.${table} cascade`),
        'alter table public.price_items disable row level security',
        'drop policy "everybody reads prices that are not hidden" on public.price_items',
        'create table public.mine (id int)',
        'alter table public.price_items disable trigger all',
        'select private.count_version()',
      ])
        expect(await refusal(statement, role), `${role}: ${statement}`).toMatch(
          /permission denied|must be owner/,
        )
  })
})

describe('an admin', () => {
  test('adds, changes and removes redirects', async () => {
    const { client } = await account(true)
    const id = '/vechi'
    expect((await client.from('redirects').insert(rowOf.redirects)).error).toBeNull()
    const changed = await client
      .from('redirects')
      .update(changeOf.redirects)
      .eq('from_path', id)
      .eq('version', 1)
      .select('version')
    expect(changed.data).toEqual([{ version: 2 }])
    expect(
      (await client.from('redirects').delete().eq('from_path', id).select('from_path')).data,
    ).toHaveLength(1)
  })

  test.each(['price_categories', 'price_items', 'news_articles'] as const)(
    'does not write %s past a publication, which dates, checks and records it',
    async (table) => {
      const { client } = await account(true)
      const before = await dump(table)
      const codes = [
        (await client.from(table).insert(rowOf[table])).error?.code,
        (await client.from(table).update(changeOf[table]).neq(keyOf[table], '')).error?.code,
        (await client.from(table).delete().neq(keyOf[table], '')).error?.code,
      ]
      expect(codes).toEqual(['42501', '42501', '42501'])
      expect(await dump(table)).toBe(before)
    },
  )

  test('sees what is hidden', async () => {
    const { client } = await account(true)
    expect(await ids(client, 'price_items', 'id')).toContain(offerRow)
    expect(await ids(client, 'news_articles', 'slug')).toContain(article)
    expect(await ids(client, 'redirects', 'from_path')).toEqual(['/oferta-veche', '/oprita'])
  })

  test('does not overwrite what somebody else changed meanwhile', async () => {
    const { client } = await account(true)
    const change = (to_path: string) =>
      client
        .from('redirects')
        .update({ to_path })
        .eq('from_path', '/oferta-veche')
        .eq('version', 1)
        .select('from_path')
    expect((await change('/contact')).data).toHaveLength(1)
    expect((await change('/echipa')).data).toEqual([])
  })

  test('does not write the version, the time of change or the words counted, nor renames what is linked to', async () => {
    const { client } = await account(true)
    const code = async (table: (typeof tables)[number], values: object) =>
      (await client.from(table).update(values).neq(keyOf[table], '')).error?.code
    for (const table of tables) {
      expect(await code(table, { version: 99 })).toBe('42501')
      expect(await code(table, { updated_at: '2020-01-01' })).toBe('42501')
    }
    expect(await code('price_items', { id: 'alt-nume' })).toBe('42501')
    expect(await code('news_articles', { slug: 'alt-nume' })).toBe('42501')
    expect(await code('news_articles', { ro_words: 3 })).toMatch(/42501|428C9/)
  })

  test('who is removed from the admins writes nothing more, with the same token', async () => {
    const { client, id } = await account(true)
    await service().from('admins').delete().eq('user_id', id)
    expect(
      (await client.from('redirects').update({ to_path: '/echipa' }).neq('from_path', '').select('from_path'))
        .data,
    ).toEqual([])
  })

  test('does not remove a category that has prices', async () => {
    const removed = await service().from('price_categories').delete().eq('slug', otherCategory)
    expect(removed.error?.code).toBe('23503')
  })
})

describe('a row that makes no sense is refused, whoever sends it', () => {
  test.each<[string, object]>([
    ['a negative amount', { amount_min: -1 }],
    ['an absurd amount', { amount_min: 100_000_001 }],
    ['half a bani', { amount_min: 10.5 }],
    ['a range without an end', { kind: 'range' }],
    ['a range downwards', { kind: 'range', amount_max: 9000 }],
    ['an end without a range', { amount_max: 20000 }],
    ['another unit', { unit: 'kilo' }],
    ['no unit', { unit: null }],
    ['another kind', { kind: 'gratis' }],
    ['another VAT state', { vat: 'maybe' }],
    ['an id that is no slug', { id: 'Un Rând' }],
    ['an empty title', { title_ro: '' }],
    ['a title that is too long', { title_en: 'x'.repeat(111) }],
    ['letters with a cedilla', { title_ro: 'Faţete' }],
    ['a category that is not there', { category: 'nimic' }],
    ['lists of different length', { included_ro: ['Anestezie'] }],
    ['a list with nothing in it', { included_ro: [null], included_en: ['x'] }],
    ['too much in a list', { included_ro: ['x'.repeat(9000)], included_en: ['x'] }],
    ['treatments that are no keys', { treatments: ['Implant, dentar'] }],
    ['a date that is none', { valid_from: '2026-02-30' }],
    ['a date out of time', { valid_from: '1026-02-01' }],
  ])('a price with %s', async (_, values) => {
    expect(await refusedByAll('price_items', { ...rowOf.price_items, ...values })).toMatch(
      /^(2350[23]|23514|22\w+)$/,
    )
  })

  test.each<[string, object]>([
    ['no text at all', { ro: null }],
    ['a text that is a list', { ro: [] }],
    ['a text without a body', { ro: { ...text(), body: undefined } }],
    ['a text with something else in it', { ro: { ...text(), html: '<b>' } }],
    ['a title that is a number', { ro: { ...text(), title: 123_456_789_012_345 } }],
    ['a body that is too long', { ro: { ...text(), body: 'x'.repeat(20_001) } }],
    ['keywords that are no texts', { ro: { ...text(), keywords: ['a', 'b', 3] } }],
    ['keywords that are none', { ro: { ...text(), keywords: 'a, b, c' } }],
    ['letters with a cedilla', { ro: { ...text(), title: 'Dinţii şi gingiile lor' } }],
    ['an update before its publication', { updated_on: '2026-10-31' }],
    ['another category', { category: 'altele' }],
    ['a slug that is a path', { slug: '../contact' }],
    ['five treatments', { treatments: ['a', 'b', 'c', 'd', 'e'] }],
  ])('an article with %s', async (_, values) => {
    expect(await refusedByAll('news_articles', { ...rowOf.news_articles, ...values })).toMatch(
      /^(23502|23514)$/,
    )
  })

  test.each<[string, object]>([
    ['another site as its target', { to_path: 'https://example.com/' }],
    ['another site in disguise', { to_path: '//example.com' }],
    ['a backslash', { to_path: '/\\example.com' }],
    ['a query in its target', { to_path: '/contact?x=1' }],
    ['a header in its target', { to_path: '/contact\r\nset-cookie: a=b' }],
    ['the admin pages as its target', { to_path: '/admin/prices' }],
    ['itself as its target', { from_path: '/contact' }],
    ['a source without a slash', { from_path: 'vechi' }],
    ['the home page as its source', { from_path: '/' }],
    ['a slash at the end of its source', { from_path: '/vechi/' }],
    ['doubled slashes', { from_path: '/ve//chi' }],
    ['upper case', { from_path: '/Vechi' }],
    ['upper case with diacritics', { from_path: '/Șters' }],
    ['a query in its source', { from_path: '/vechi?id=1' }],
    ['dots that climb', { from_path: '/a/../b' }],
    ['a language', { from_path: '/en/vechi' }],
    ['our own files as its source', { from_path: '/assets/x.js' }],
    ['the API as its source', { from_path: '/api/contact' }],
  ])('a redirect with %s', async (_, values) => {
    expect(await refusedByAll('redirects', { ...rowOf.redirects, ...values })).toMatch(/^23514$/)
  })

  test('but old addresses with diacritics, dots and underscores are fine', async () => {
    for (const from_path of ['/preţuri', '/fațete_dentare', '/pagina.php', '/a/b/c.html', '/2019/05/x'])
      expect(
        (
          await service()
            .from('redirects')
            .insert({ ...rowOf.redirects, from_path })
        ).error,
      ).toBeNull()
  })
})

test('the migrations may run twice', async () => {
  const { readFile } = await import('node:fs/promises')
  for (const name of ['000400_prices', '000500_news_articles', '000600_redirects'])
    await db.sql.exec(await readFile(`supabase/migrations/20260101${name}.sql`, 'utf8'))
  expect((await service().from('redirects').insert(rowOf.redirects)).error).toBeNull()
})

function text() {
  return {
    title: 'Un articol despre nimic anume',
    description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
    keywords: ['unu', 'doi', 'trei'],
    body: 'Un text destul de lung. '.repeat(20),
  }
}

async function ids(client: Client, table: string, key: string): Promise<string[]> {
  const { data, error } = await client.from(table).select(key)
  if (error) throw new Error(error.message)
  return data.map((row) => Object.values(row).join()).sort()
}

async function dump(table: string): Promise<string> {
  return JSON.stringify((await db.sql.query(`select * from public.${table} order by 1`)).rows)
}

async function refusedByAll(table: (typeof tables)[number], values: object): Promise<string> {
  const before = await dump(table)
  const codes = new Set<string>()
  // Prices and articles come past the table only with the secret key, or through a publication.
  const callers = table === 'redirects' ? [(await account(true)).client, service()] : [service()]
  for (const caller of callers)
    codes.add((await caller.from(table).insert(values)).error?.code ?? 'it was taken')
  expect(await dump(table)).toBe(before)
  return [...codes].join()
}

async function refusal(statement: string, role: string): Promise<string> {
  const outcome = await db.sql
    .transaction(async (tx) => {
      await tx.exec(`set local role ${role}`)
      await tx.query(statement)
    })
    .then(
      () => 'it was allowed',
      (error: unknown) => error,
    )
  return outcome instanceof Error ? outcome.message : String(outcome)
}
