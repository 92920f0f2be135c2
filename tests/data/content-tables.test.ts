import { describe, expect, test } from 'vitest'
import { changeOf, contentTables, keyOf, rowOf, tables } from '../support/database/content-tables.ts'
import { article, freeRow, offerCategory, offerRow, otherCategory } from '../support/samples/examples.ts'

const { anon, service, account, ids, dump, refusal } = contentTables()

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
    for (const columns of ['note', '*', 'from_path, note'])
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
        'select private.price_list()',
      ])
        expect(await refusal(statement, role), `${role}: ${statement}`).toMatch(
          /permission denied|must be owner/,
        )
  })
})

describe('an admin', () => {
  test.each(['price_categories', 'price_items', 'news_articles', 'redirects'] as const)(
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

  test('does not write the words counted, nor renames what is linked to', async () => {
    const { client } = await account(true)
    const code = async (table: (typeof tables)[number], values: object) =>
      (await client.from(table).update(values).neq(keyOf[table], '')).error?.code
    expect(await code('price_items', { id: 'alt-nume' })).toBe('42501')
    expect(await code('news_articles', { slug: 'alt-nume' })).toBe('42501')
    expect(await code('news_articles', { words: { ro: 3 } })).toMatch(/42501|428C9/)
  })

  test('who is removed from the admins reads no more than a visitor, with the same token', async () => {
    const { client, id } = await account(true)
    expect(await ids(client, 'redirects', 'from_path')).not.toEqual([])
    await service().from('admins').delete().eq('user_id', id)
    expect(await ids(client, 'redirects', 'from_path')).toEqual([])
  })

  test('does not remove a category that has prices', async () => {
    const removed = await service().from('price_categories').delete().eq('slug', otherCategory)
    expect(removed.error?.code).toBe('23503')
  })
})
