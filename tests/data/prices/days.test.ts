import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { implantOffer } from '../../../src/content/prices/offer.ts'
import type { Database } from '../../../src/database/database-types.ts'
import { offerFault } from '../../../src/features/offer/offer-truth.ts'
import { datedContent } from '../../../src/features/prices/on-day.ts'
import { readOffers } from '../../../src/features/prices/read-offers.ts'
import { type PriceItem, priceContent } from '../../../src/features/prices/schema.ts'
import { byLocale } from '../../../src/format/by-locale.ts'
import { addDays, isoDateOf } from '../../../src/format/dates.ts'
import { clientsOf } from '../../support/database/clients.ts'
import { openDatabase } from '../../support/database/database.ts'
import { offerRow, plainRow } from '../../support/samples/examples.ts'
import { some } from '../../support/some.ts'

let db: EmbeddedSupabase
const today = isoDateOf(new Date())

beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(async () => {
  await db.reset()
  // Whatever the clinic's prices and offers are: here one runs.
  await db.sql.exec(`
    begin;
    set local session_replication_role = replica;
    update price_items set kind = 'range', amount_min = 320000, amount_max = 450000 where id = '${offerRow}';
    update price_history set kind = 'range', amount_min = 320000, amount_max = 450000 where item = '${offerRow}';
    insert into offers (id, item, reduction, from_day, to_day)
      values ('${implantOffer.id}', '${offerRow}', 40000, '${addDays(today, -20)}', '${addDays(today, 40)}')
      on conflict (id) do update
      set item = excluded.item, reduction = excluded.reduction, from_day = excluded.from_day, to_day = excluded.to_day;
    commit;`)
})
afterAll(() => db.close())

const { anon, service, account, outsiders } = clientsOf(() => db, createClient<Database>)
type Client = ReturnType<typeof anon>

const list = async () =>
  priceContent.parse((await db.sql.query<{ l: unknown }>('select private.price_list() as l')).rows[0]?.l)
const row = async (id = offerRow) => {
  const found = (await list()).items.find((item) => item.id === id)
  if (found === undefined) throw new Error(`No row ${id}`)
  return found
}

/** Saves the draft with a row changed, or taken out, and publishes it. */
async function publish(client: Client, change: Partial<PriceItem> | null, id = offerRow) {
  const { rows } = await db.sql.query<{ v: number }>('select coalesce(max(version), 0) as v from drafts')
  const content = await list()
  const items = content.items.flatMap((item) =>
    item.id !== id ? [item] : change === null ? [] : [{ ...item, ...change }],
  )
  const { data } = await client.rpc('save_draft', {
    subject_name: 'prices',
    seen_version: rows[0]?.v ?? 0,
    new_content: { ...content, items },
    new_step: 'edit',
    new_base: 0,
    new_reverts: 0,
  })
  return client.rpc('publish_draft', {
    subject_name: 'prices',
    seen_version: data ?? 0,
    new_note: 'Prețuri noi',
  })
}
const history = async (item: string) =>
  (
    await db.sql.query<{ since: Date; amount_min: number | null }>(
      'select since, amount_min from price_history where item = $1 order by since',
      [item],
    )
  ).rows

describe('the day of a price', () => {
  test('is that of its publication, whatever the draft says, and stays with a price that stays', async () => {
    const { client } = await account(true)
    const { amount_min, valid_from } = await row()
    await publish(client, { valid_from: '2027-05-05', title: byLocale(() => 'Alt titlu') })
    expect(await row()).toMatchObject({ valid_from, title: { ro: 'Alt titlu' } })
    await publish(client, { amount_min: amount_min - 100, valid_from: '2020-01-01' })
    expect(await row()).toMatchObject({ amount_min: amount_min - 100, valid_from: today })
  })

  test('of a row that is to begin later is that day, also when its price is corrected before', async () => {
    const { client } = await account(true)
    const later = addDays(today, 40)
    await db.sql.query(`update price_items set valid_from = $1 where id = '${plainRow}'`, [later])
    const before = await list()
    const { amount_min } = await row(plainRow)
    expect((await publish(client, { amount_min: amount_min + 5000 }, plainRow)).error).toBeNull()
    expect(await row(plainRow)).toMatchObject({ amount_min: amount_min + 5000, valid_from: later })
    const draft = {
      ...before,
      items: before.items.map((item) =>
        item.id === plainRow ? { ...item, amount_min: amount_min + 5000 } : item,
      ),
    }
    expect(await list()).toEqual(datedContent(draft, before, today))
  })

  test('is reckoned alike by the admin pages, which show it before', async () => {
    const { client } = await account(true)
    const before = await list()
    const change = { amount_min: 290_000, next_min: 300_000, next_max: 400_000, next_from: addDays(today, 9) }
    const draft = {
      ...before,
      items: before.items.map((item) => (item.id === offerRow ? { ...item, ...change } : item)),
    }
    await publish(client, change)
    expect(await list()).toEqual(datedContent(draft, before, today))
  })

  test('that is to come waits, and is settled by the next publication after it', async () => {
    const { client } = await account(true)
    const { amount_min } = await row(plainRow)
    const next = { next_min: amount_min + 5000, next_from: addDays(today, 3) }
    expect((await publish(client, next, plainRow)).error).toBeNull()
    expect(await row(plainRow)).toMatchObject({ amount_min, ...next })
    expect(await history(plainRow)).toMatchObject([{ amount_min }, { amount_min: amount_min + 5000 }])
    await db.sql.query(`update price_items set valid_from = $1, next_from = $2 where id = '${plainRow}'`, [
      addDays(today, -9),
      addDays(today, -2),
    ])
    // Whoever looks at any page of the admin asks this, and the API lets nothing be written then.
    expect((await client.rpc('unpublished_subjects')).error).toBeNull()
    expect(await row(plainRow)).toMatchObject({ amount_min, next_from: addDays(today, -2) })
    await publish(client, { title: byLocale(() => 'Implant nou') })
    expect(await row(plainRow)).toMatchObject({
      amount_min: amount_min + 5000,
      valid_from: addDays(today, -2),
      next_min: null,
      next_from: null,
    })
  })

  test.each([
    ['a day without an amount', { next_from: '2099-01-01' }],
    ['an amount without a day', { next_min: 5000 }],
    ['a day before the price it follows', { next_min: 5000, next_from: '2020-01-01' }],
    ['a range downwards', { next_min: 5000, next_max: 4000, next_from: '2099-01-01' }],
  ])('%s is refused by the table', async (_, values) => {
    const sets = Object.entries(values).map(([name, value]) => `${name} = '${value}'`)
    await expect(
      db.sql.query(`update price_items set ${sets.join(', ')} where id = '${plainRow}'`),
    ).rejects.toThrow(/price_items_next/)
  })

  test('begins at midnight in Bucharest on both days on which the clock changes', async () => {
    const { rows } = await db.sql.query<{ at: Date }>(
      "select private.start_of(day::date) as at from unnest(array['2026-10-25', '2026-10-26', '2027-03-28', '2027-03-29']) day",
    )
    expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
      '2027-03-27T22:00:00.000Z',
      '2027-03-28T21:00:00.000Z',
    ])
  })
})

describe('an announced reduction', () => {
  const reference = async () => (await readOffers(anon(), null, () => {}))[0]?.reference
  const lowest = { kind: 'range', amount_min: 320_000, amount_max: 450_000 }

  test('counts from the lowest price of the thirty days before it', async () => {
    expect(await reference()).toEqual(lowest)
    await db.sql.query(
      "insert into price_history (item, since, kind, amount_min, amount_max) values ($1, $2, 'fixed', 300000, null), ($1, $3, 'range', 320000, 450000)",
      [offerRow, `${addDays(today, -40)} 10:00+02`, `${addDays(today, -39)} 10:00+02`],
    )
    expect(await reference()).toEqual({ kind: 'fixed', amount_min: 300_000, amount_max: null })
    await db.sql.query(
      'update price_history set since = since - interval $$20 days$$ where amount_min = 300000',
    )
    await db.sql.query(
      "update price_history set since = since - interval '19 days' where amount_min = 320000 and since > $1",
      [addDays(today, -40)],
    )
    expect(await reference()).toEqual(lowest)
  })

  test.each<[string, Partial<PriceItem> | null]>([
    ['a rise', { amount_min: 342_400 }],
    ['a rise of the upper end', { amount_max: 460_000 }],
    ['no upper end any more', { kind: 'from', amount_max: null }],
    [
      'a rise that begins while it runs',
      { next_min: 342_400, next_max: 450_000, next_from: addDays(today, 40) },
    ],
    ['a price below the reduction', { amount_min: 30_000 }],
    ['a row that is hidden', { hidden: true }],
    ['a row that is gone', null],
  ])('is not made untrue by %s: nothing goes out, and the row is named', async (_, change) => {
    const { client } = await account(true)
    const before = await list()
    const [offer] = await readOffers(anon(), null, () => {})
    const row = before.items.find(({ id }) => id === offerRow)
    if (offer === undefined || row === undefined) throw new Error('No offer')
    const refused = await publish(client, change)
    expect(refused.error).toMatchObject({
      code: '23514',
      message: expect.stringContaining('price_items_offer'),
    })
    expect(refused.error?.details).toContain(offerRow)
    expect(await list()).toEqual(before)
    expect((await db.sql.query('select from publications')).rows).toEqual([])
    expect(await history(offerRow)).toHaveLength(1)
    // The admin pages say it before anybody presses the button.
    expect(offerFault(offer, change === null ? undefined : { ...row, ...change }, today)).not.toBeNull()
  })

  test.each<[string, Partial<PriceItem>]>([
    ['a fall', { amount_min: 300_000 }],
    ['a rise that begins after it', { next_min: 342_400, next_max: 450_000, next_from: addDays(today, 41) }],
    ['another title', { title: byLocale(() => 'Implant') }],
  ])('leaves %s alone', async (_, change) => {
    const { client } = await account(true)
    const [offer] = await readOffers(anon(), null, () => {})
    expect((await publish(client, change)).error).toBeNull()
    if (offer === undefined) throw new Error('No offer')
    expect(offerFault(offer, await row(), today)).toBeNull()
  })

  test('is not prepared by a rise: the days until it count as well', async () => {
    const { client } = await account(true)
    await db.sql.query('update offers set from_day = $1, to_day = $2', [
      addDays(today, 10),
      addDays(today, 40),
    ])
    expect((await publish(client, { amount_min: 400_000 })).error?.code).toBe('23514')
    expect((await publish(client, { amount_min: 300_000 })).error).toBeNull()
    const back = { next_min: 320_000, next_max: 450_000, next_from: addDays(today, 10) }
    expect((await publish(client, back)).error?.code).toBe('23514')
  })

  test('that was untrue before is no reason to refuse what has nothing to do with it', async () => {
    const { client } = await account(true)
    await db.sql.query(`update price_items set amount_min = 400000 where id = '${offerRow}'`)
    expect((await publish(client, { amount_min: 12_300 }, plainRow)).error).toBeNull()
    expect((await publish(client, { amount_min: 410_000 })).error?.code).toBe('23514')
  })

  test('holds for going back too', async () => {
    const { client } = await account(true)
    await publish(client, { amount_min: 300_000 })
    await db.sql.query(
      "update publications set content = replace(content::text, '450000', '460000')::jsonb where id = 1",
    )
    const back = await client.rpc('roll_back', {
      subject_name: 'prices',
      publication: 1,
      seen_version: 2,
      new_note: 'Înapoi',
    })
    expect(back.error?.code).toBe('23514')
  })
})

describe('what prices were', () => {
  test('follows every change of the table, hiding and removing too', async () => {
    const change = (sql: string) => db.sql.query(`update price_items set ${sql} where id = '${plainRow}'`)
    await change('amount_min = 12300')
    await change(`title = title || '{"ro": "Alt titlu"}'`)
    await change('hidden = true')
    await db.sql.query(`delete from price_items where id = '${plainRow}'`)
    const known = await history(plainRow)
    expect(known.map(({ amount_min }) => amount_min).slice(1)).toEqual([12_300, null])
  })

  test('is written by nobody, and read by admins; offers are written by the secret key alone', async () => {
    const admin = await account(true)
    const { visitor, stranger, removed, signedOut } = await outsiders()
    const others = [visitor, stranger, removed, signedOut]
    const entry = { item: offerRow, since: '2026-01-01', kind: 'fixed', amount_min: 1 }
    const offer = { id: 'alta', item: offerRow, reduction: 1, from_day: today, to_day: today }
    for (const caller of others) {
      expect((await caller.from('price_history').select('*')).data ?? []).toEqual([])
      expect((await caller.from('offers').select('*')).data ?? []).toEqual([])
    }
    for (const caller of [...others, admin.client, service()])
      expect([
        (await caller.from('price_history').insert(entry)).error?.code,
        (await caller.from('price_history').update({ amount_min: 1 }).neq('item', '')).error?.code,
        (await caller.from('price_history').delete().neq('item', '')).error?.code,
      ]).toEqual(['42501', '42501', '42501'])
    for (const caller of [...others, admin.client])
      expect([
        (await caller.from('offers').insert(offer)).error?.code,
        (await caller.from('offers').update({ reduction: 1 }).neq('id', '')).error?.code,
        (await caller.from('offers').delete().neq('id', '')).error?.code,
      ]).toEqual(['42501', '42501', '42501'])
    const { rows: kept } = await db.sql.query('select from price_history')
    expect((await admin.client.from('price_history').select('item')).data).toHaveLength(some(kept).length)
    expect((await admin.client.from('offers').select('id')).data).toEqual([{ id: implantOffer.id }])
    expect((await service().from('offers').insert(offer)).error).toBeNull()
    for (const caller of [removed, signedOut])
      expect((await publish(caller, { amount_min: 300_000 })).error?.code).toBe('42501')
    // Everybody hears of the reductions themselves.
    expect((await anon().rpc('announced_offers')).data).toHaveLength(2)
  })
})
