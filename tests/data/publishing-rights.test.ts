import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { subjectNames } from '../../src/pages/load-subjects.server.ts'
import { insertArticle } from '../support/database/article.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import { insertOffer } from '../support/database/offer.ts'
import { offerRow, article as slug } from '../support/samples/examples.ts'

let db: EmbeddedSupabase
let admin: Client
let outsiders: [who: string, client: Client][]

const { service, account, outsiders: others } = clientsOf(() => db, createClient)
type Client = ReturnType<typeof service>

beforeAll(async () => {
  db = await openDatabase()
  await db.sql.exec(`${insertOffer}; ${insertArticle}`)
  admin = (await account(true)).client
  for (const subject_name of ['prices', 'offers', article]) {
    const { data } = await admin.rpc('save_draft', {
      ...draft,
      subject_name,
      new_content: await contentOf(subject_name),
    })
    expect(data).toBe(2)
    const { error } = await admin.rpc('publish_draft', {
      subject_name,
      seen_version: 2,
      new_note: 'Ca înainte',
    })
    expect(error).toBeNull()
  }
  outsiders = [...Object.entries(await others()), ['the secret key', service()]]
})
afterAll(() => db.close())

test('whatever the database drafts and publishes has a home among the pages of the admin', async () => {
  const { rows } = await db.sql.query<{ name: string }>('select name from private.subjects where not keyed')
  expect(rows.map(({ name }) => name).sort()).toEqual(subjectNames.toSorted())
})

const article = `news/${slug}`
const draft = { seen_version: 0, new_step: 'edit', new_base: 0, new_reverts: 0 }
const contentOf = async (subject: string) => {
  const reads =
    subject === article
      ? `private.current_article('${slug}')`
      : subject === 'prices'
        ? 'private.price_list()'
        : 'private.current_offers()'
  return (
    (
      await db.sql.query<{ content: { article?: { en?: object | null; ro?: object | null } } }>(
        `select ${reads} as content`,
      )
    ).rows[0]?.content ?? {}
  )
}

const tables = ['drafts', 'publications', 'audit_entries', 'offers', 'price_history'] as const
const everything = async () =>
  Promise.all(
    [...tables, 'price_items', 'price_categories', 'news_articles'].map(
      async (table) => (await db.sql.query(`select t.* from ${table} t order by t::text`)).rows,
    ),
  )

describe('who is no admin, or is none any more', () => {
  test('calls no function of the engine, whatever the subject', async () => {
    const before = await everything()
    for (const [who, client] of outsiders)
      for (const subject_name of ['prices', 'offers', 'admins', '', article, 'news/alt-articol']) {
        const seen = { subject_name, seen_version: 2, new_note: 'Al meu acum' }
        const new_content = await contentOf(subject_name)
        const answers = [
          await client.rpc('save_draft', { ...draft, subject_name, seen_version: 2, new_content }),
          await client.rpc('publish_draft', seen),
          await client.rpc('roll_back', { ...seen, publication: 1 }),
          await client.rpc('offer_reference', { row_id: offerRow, first_day: '2026-10-01' }),
          await client.rpc('withdraw_article', { article: slug, new_note: 'Al meu acum' }),
          await client.rpc('drop_article', { article: slug, seen_version: 2 }),
          await client.rpc('rename_article', { article: slug, new_slug: 'al-meu' }),
          await client.rpc('list_articles'),
          await client.rpc('unpublished_subjects'),
        ]
        for (const { error } of answers)
          expect([who, subject_name, error?.code]).toEqual([who, subject_name, '42501'])
      }
    expect(await everything()).toEqual(before)
  })

  test('reads no table of it', async () => {
    for (const [who, client] of outsiders) {
      if (who === 'the secret key') continue
      for (const table of tables)
        expect([who, table, (await client.from(table).select('*')).data ?? []]).toEqual([who, table, []])
    }
    // It is not that there is nothing to read.
    for (const table of tables) expect((await admin.from(table).select('*')).data, table).not.toEqual([])
  })

  test('writes no table of it, and neither does an admin but through the functions', async () => {
    const before = await everything()
    for (const [who, client] of [...outsiders, ['an admin', admin] as const])
      for (const table of tables) {
        if (who === 'the secret key' && table === 'offers') continue
        const codes = [
          (await client.from(table).delete().not(keyOf[table], 'is', null)).error?.code,
          (
            await client
              .from(table)
              .update({ [keyOf[table]]: 'x' })
              .not(keyOf[table], 'is', null)
          ).error?.code,
          (await client.from(table).insert([{ [keyOf[table]]: 'x' }])).error?.code,
        ]
        expect([who, table, codes]).toEqual([who, table, ['42501', '42501', '42501']])
      }
    expect(await everything()).toEqual(before)
  })
})

const keyOf = {
  drafts: 'subject',
  publications: 'subject',
  audit_entries: 'subject',
  offers: 'id',
  price_history: 'item',
} as const

describe('an admin with values of their own making', () => {
  test('is refused, and nothing changes', async () => {
    const before = await everything()
    const prices = { ...draft, subject_name: 'prices', seen_version: 2 }
    const new_content = await contentOf('prices')
    const long = { ...new_content, items: [{ id: 'x'.repeat(1_000_001) }] }
    for (const wrong of [
      { ...prices, new_content: {} },
      { ...prices, new_content: { ...new_content, more: 1 } },
      { ...prices, new_content: long },
      { ...prices, new_content, new_step: 'start' },
      { ...prices, new_content, new_step: 'rollback' },
      { ...prices, new_content, new_step: 'anything' },
      { ...prices, new_content, new_step: 'autosave', new_base: 99 },
      { ...prices, new_content, new_step: 'undo', new_reverts: 99 },
    ])
      expect((await admin.rpc('save_draft', wrong)).error?.code, JSON.stringify(wrong).slice(-90)).toMatch(
        /^2[23]/,
      )
    for (const new_note of ['', '  ', 'x'.repeat(301)])
      expect(
        (await admin.rpc('publish_draft', { subject_name: 'prices', seen_version: 2, new_note })).error?.code,
      ).toBe('23514')
    const back = { subject_name: 'prices', seen_version: 2, new_note: 'Înapoi' }
    for (const publication of [0, 99, -1])
      expect((await admin.rpc('roll_back', { ...back, publication })).error?.code).toBe('23503')
    for (const stale of [0, 1, 3]) {
      expect((await admin.rpc('publish_draft', { ...back, seen_version: stale })).data).toBeNull()
      expect((await admin.rpc('roll_back', { ...back, publication: 1, seen_version: stale })).data).toBeNull()
      expect((await admin.rpc('save_draft', { ...prices, new_content, seen_version: stale })).data).toBeNull()
    }
    expect(await everything()).toEqual(before)
  })
})

test('an article is a subject by itself, and what is none is refused', async () => {
  const before = await everything()
  const { article: content } = await contentOf(article)
  const seen = { ...draft, subject_name: article, seen_version: 2 }
  for (const subject_name of [
    'news',
    'news/',
    'news/Alt',
    'news/a/b',
    `news/${'a'.repeat(140)}`,
    'prices/a',
    'News/a',
  ])
    expect(
      (
        await admin.rpc('save_draft', {
          ...seen,
          seen_version: 0,
          subject_name,
          new_content: { article: null },
        })
      ).error?.code,
      subject_name,
    ).toBe('22023')
  for (const wrong of [
    {},
    { article: 1 },
    { article: { ...content, more: 1 } },
    { article: { ...content, languages: ['German'] } },
    { article: { ...content, languages: ['ro', 'ro'] } },
    { article: { ...content, German: null } },
    { article: { ...content, ro: { title: 'x' } } },
    { article: content, more: 1 },
  ])
    expect((await admin.rpc('save_draft', { ...seen, new_content: wrong })).error?.code).toBe('23514')
  // Whoever has been seen keeps text and address.
  expect((await admin.rpc('drop_article', { article: slug, seen_version: 2 })).data).toBe('missing')
  expect((await admin.rpc('rename_article', { article: slug, new_slug: 'altul' })).data).toBe(false)
  expect(await everything()).toEqual(before)

  const unfinished = { ...content, ro: { ...content?.ro, body: 'Abia început' } }
  expect((await admin.rpc('save_draft', { ...seen, new_content: { article: unfinished } })).data).toBe(3)
  const published = await admin.rpc('publish_draft', {
    subject_name: article,
    seen_version: 3,
    new_note: 'Prea devreme',
  })
  expect(published.error?.message).toContain('news_articles_texts')
  const { data } = await admin.rpc('list_articles')
  expect(data?.find((each: { slug: string }) => each.slug === slug)).toMatchObject({
    version: 3,
    published: true,
    changed: true,
    languages: (['en', 'ro'] as const).filter((each) => content?.[each]),
  })
})

test('every act of an admin is written down with their name: each step once, however often it saves itself', async () => {
  const { rows: told } = await db.sql.query<{ last: number }>('select max(id) as last from audit_entries')
  const new_content = await contentOf('prices')
  let seen_version = 2
  for (const [new_step, more] of [
    ['autosave', {}],
    ['autosave', { new_base: 2 }],
    ['scenario', {}],
    ['import', {}],
    ['undo', { new_reverts: 4 }],
    ['redo', { new_reverts: 5 }],
    ['discard', {}],
  ] as const) {
    const step = { ...draft, subject_name: 'prices', seen_version, new_content, new_step, ...more }
    const { data, error } = await admin.rpc('save_draft', step)
    expect([new_step, error?.message]).toEqual([new_step, undefined])
    seen_version = data ?? 0
  }
  const changed = await db.sql.query<{ content: object }>(
    `select jsonb_set(private.price_list(), '{categories,0,title,en}', '"Consultations"') as content`,
  )
  const edit = { ...draft, subject_name: 'prices', seen_version, new_content: changed.rows[0]?.content }
  seen_version = (await admin.rpc('save_draft', edit)).data ?? 0
  const seen = { subject_name: 'prices', seen_version, new_note: 'Ca înainte' }
  expect((await admin.rpc('publish_draft', seen)).error).toBeNull()
  expect((await admin.rpc('roll_back', { ...seen, publication: 1 })).error).toBeNull()
  const { data } = await admin
    .from('audit_entries')
    .select('action, detail, email')
    .gt('id', told[0]?.last ?? 0)
    .order('id')
  expect(data?.map(({ action, detail }) => [action, detail])).toEqual([
    ['edit', { version: 3 }],
    ['scenario', { version: 5 }],
    ['import', { version: 6 }],
    ['undo', { version: 7 }],
    ['redo', { version: 8 }],
    ['discard', { version: 9 }],
    ['edit', { version: 10 }],
    ['publish', { publication: 2, rows: 0 }],
    ['rollback', { publication: 3, rows: 0 }],
  ])
  expect(new Set(data?.map(({ email }) => email)).size).toBe(1)
})
