import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedSql } from '../../scripts/db/seed.ts'
import { databaseTypes } from '../../scripts/db/types.ts'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { modules } from '../../src/content/clinic.ts'
import { articles } from '../../src/content/news.ts'
import { article } from '../../src/content/schema.ts'
import { articleCategories, priceKinds, priceUnits, vatStates } from '../../src/content/vocabulary.ts'
import type { Database } from '../../src/database/database-types.ts'
import { articlesPerPage } from '../../src/features/news/paging.ts'
import { readArticle, readNews, readNewsIndex } from '../../src/features/news/read-news.ts'
import { snapshotIndex, snapshotNews } from '../../src/features/news/snapshot-news.ts'
import { readPrices } from '../../src/features/prices/read-prices.ts'
import { priceList } from '../../src/features/prices/schema.ts'
import { snapshotPrices } from '../../src/features/prices/snapshot-prices.ts'
import { byLocale } from '../../src/format/by-locale.ts'
import { isoDateOf } from '../../src/format/dates.ts'
import { openDatabase } from '../support/database/database.ts'
import { dentist, freeRow, offerCategory, offerRow, plainRow } from '../support/samples/examples.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const signal = new AbortController().signal
const refuseAll = (table: string, row: string, problem: string) => {
  throw new Error(`${table} ${row}: ${problem}`)
}
const today = '2026-11-21'

describe('what is made from something else is up to date', () => {
  test('supabase/seed.sql, which `npm run db:seed` writes', () => {
    expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(seedSql())
  })

  test('src/database/database-types.ts, which `npm run db:types` writes', async () => {
    expect(readFileSync('src/database/database-types.ts', 'utf8')).toBe(await databaseTypes(db.sql))
  })
})

describe('a fresh database says what the build says', () => {
  test('about prices: every row, in the same order, in one schema', async () => {
    const read = await readPrices(visitor(), signal, refuseAll, today)
    // An offer that is switched off is no row; one that is over is told to nobody.
    const offers = snapshotPrices.offers.filter(({ to }) => modules.offer && to >= isoDateOf(new Date()))
    expect(read).toEqual(priceList.parse({ ...snapshotPrices, offers }))
  })

  test('about articles: every list, every text, and which languages there are', async () => {
    const now = new Date(`${today}T12:00:00Z`)
    for (const category of [null, ...articleCategories])
      for (const page of [1, 2]) {
        const read = await readNews(visitor(), signal, refuseAll, { category, page })
        const { articles, total } = snapshotNews({ category, page }, now)
        expect(read.articles).toEqual(articles)
        if (articles.length > 0) expect(read.total).toBe(total)
      }
    for (const each of articles)
      expect(await readArticle(visitor(), signal, refuseAll, each.slug)).toEqual(article.parse(each))
    expect(await readNewsIndex(visitor(), signal, refuseAll)).toEqual(snapshotIndex(now))
  })

  test('and the seed may run again without undoing what the owner changed', async () => {
    await db.sql.query(`update public.price_items set amount_min = 777700 where id = '${plainRow}'`)
    await db.sql.exec(readFileSync('supabase/seed.sql', 'utf8'))
    const { rows } = await db.sql.query(`select amount_min from public.price_items where id = '${plainRow}'`)
    expect(rows).toEqual([{ amount_min: 777700 }])
  })
})

describe('the closed lists of the schema are those of the tables', () => {
  test.each([
    ['price_items', 'unit', priceUnits],
    ['price_items', 'kind', priceKinds],
    ['price_items', 'vat', vatStates],
    ['news_articles', 'category', articleCategories],
  ])('%s.%s', async (table, column, values) => {
    const { rows } = await db.sql.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1`,
      [`${table}_${column}`],
    )
    const listed = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'::text/g)].map(([, value]) => value)
    expect(listed.sort()).toEqual([...values].sort())
  })
})

describe('what the owner does shows', () => {
  test('a new price, a hidden one and a new order', async () => {
    await db.sql.exec(`
      update public.price_items set amount_min = 330000 where id = '${offerRow}';
      update public.price_items set hidden = true where id = '${freeRow}';
      update public.price_categories set position = -position + 100;`)
    const { items, categories } = await readPrices(visitor(), signal, refuseAll, today)
    expect(items.find(({ id }) => id === offerRow)?.amount_min).toBe(330000)
    expect(items.map(({ id }) => id)).not.toContain(freeRow)
    expect(categories.at(-1)?.slug).toBe(snapshotPrices.categories[0]?.slug)
  })

  test('the list is dated by its newest price in force', async () => {
    await db.sql.exec(`
      update public.price_items set valid_from = '2026-01-01';
      update public.price_items set valid_from = '2026-11-01' where id = '${offerRow}';
      update public.price_items set valid_from = '2027-01-01' where id = '${freeRow}';`)
    expect((await readPrices(visitor(), signal, refuseAll, today)).published_on).toBe('2026-11-01')
  })

  test('a list longer than one answer of the API is read whole', async () => {
    await db.sql.exec(`
      insert into public.price_items (id, category, position, title, unit, kind, amount_min, vat, included,
        not_included, valid_from, hidden)
      select 'rand-' || n, '${offerCategory}', 100 + n, jsonb_build_object('ro', 'Rândul ' || n), 'tooth', 'fixed',
        n, 'exempt', '{"ro": []}', '{"ro": []}', '2026-09-01', false
      from generate_series(1, 1500) n`)
    const { items } = await readPrices(visitor(), signal, refuseAll, today)
    expect(items.length).toBe(snapshotPrices.items.length + 1500)
  })

  test('an article that is no draft any more, and not before its day', async () => {
    const draft = await insertArticle('o-ciorna', { published: false })
    const future = await insertArticle('din-viitor', { published: true, published_on: '2099-01-01' })
    const shown = await insertArticle('de-azi', { published: true })
    const read = (slug: string) => readArticle(visitor(), signal, refuseAll, slug)
    expect([await read(draft), await read(future)]).toEqual([null, null])
    expect(await read(shown)).toMatchObject({ slug: 'de-azi', en: null })
    expect(await readNewsIndex(visitor(), signal, refuseAll)).toHaveProperty('de-azi', {
      category: 'clinica',
      updated_on: '2026-11-01',
      ...byLocale((locale) => locale === 'ro'),
    })
    const first = await readNews(visitor(), signal, refuseAll, { category: null, page: 1 })
    expect(first.articles).toHaveLength(Math.min(articlesPerPage, articles.length + 1))
    expect(first.total).toBe(articles.length + 1)
  })
})

test('a row that cannot be used is left out and named; the others are shown', async () => {
  await db.sql.query(`update public.price_items set included = $1 where id = '${offerRow}'`, [
    JSON.stringify(byLocale(() => ['x'.repeat(200)])),
  ])
  const leftOut: string[] = []
  const { items } = await readPrices(
    visitor(),
    signal,
    (table, row, problem) => leftOut.push(`${table} ${row} ${problem}`),
    today,
  )
  expect(items.length).toBe(snapshotPrices.items.length - 1)
  expect(leftOut).toEqual([expect.stringContaining(`price_items ${offerRow} included`)])
})

function visitor() {
  return createClient<Database>(db.url, db.keys.publishable, {
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

async function insertArticle(slug: string, values: { published: boolean; published_on?: string }) {
  const text = {
    title: 'Un articol despre nimic anume',
    description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
    keywords: ['unu', 'doi', 'trei'],
    body: 'Un text destul de lung. '.repeat(20),
  }
  const { published_on = '2026-11-01', published } = values
  await db.sql.query(
    `insert into public.news_articles (slug, category, published_on, updated_on, reviewed_by, texts, published)
      values ($1, 'clinica', $2, $2, '${dentist.id}', $3, $4)`,
    [slug, published_on, JSON.stringify({ ro: text }), published],
  )
  return slug
}
