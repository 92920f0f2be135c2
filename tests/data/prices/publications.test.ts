import { afterEach, describe, expect, test } from 'vitest'
import { priceContent } from '../../../src/features/prices/schema.ts'
import { publishedPrices } from '../../support/database/published-prices.ts'
import { offerRow } from '../../support/samples/examples.ts'

const { account, query, save, publish, rollBack, published, changed } = publishedPrices()

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
    // What is offered stays.
    const items = content.items.filter(({ id }, place) => place < 10 || id === offerRow)
    await save(client, 0, { ...content, items })
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
        (await query<{ v: number }>('select coalesce(max(version), 0) as v from drafts')).rows[0]?.v ?? 0
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
    expect((await query('select from publications')).rows).toEqual([])
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

describe('a column that is added to the table', () => {
  // No clinic has a column of this name.
  type Row = { id: string; trial_column?: number | null }
  type List = { items: Row[] }
  const list = async () => (await query<{ list: List }>('select private.price_list() as list')).rows[0]?.list
  const apply = async (content: List) =>
    (await query<{ n: number }>('select private.apply_price_list($1) as n', [JSON.stringify(content)]))
      .rows[0]?.n

  afterEach(() => query('alter table price_items drop column if exists trial_column'))

  test('is listed and published; a list from before says nothing of it, so what is there stays', async () => {
    const before = await list()
    await query('alter table price_items add column trial_column smallint')
    const [first, ...rest] = (await list())?.items ?? []
    if (before === undefined || first === undefined) throw new Error('No rows')
    expect(first.trial_column).toBeNull()
    const filled = { ...before, items: [{ ...first, trial_column: 5 }, ...rest] }
    expect(await apply(filled)).toBe(1)
    expect((await list())?.items[0]).toEqual({ ...first, trial_column: 5 })
    expect(await apply(before)).toBe(0)
    expect(await apply({ ...before, items: rest })).toBe(1)
    expect(await apply(before)).toBe(1)
    expect((await list())?.items[0]).toEqual(first)
  })
})
