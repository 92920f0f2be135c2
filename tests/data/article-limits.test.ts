import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { articleLimits } from '../../src/content/article-limits.ts'
import { connectSupabase, type Supabase } from '../../src/database/supabase.ts'
import { readArticle } from '../../src/features/news/read-news.ts'
import { parseSettings } from '../../src/settings-schema.ts'
import { openDatabase } from '../support/database/database.ts'
import { dentist } from '../support/samples/examples.ts'

let db: EmbeddedSupabase
let supabase: Supabase | null
beforeAll(async () => {
  db = await openDatabase({ seeded: false, ownTables: true })
  supabase = connectSupabase(
    parseSettings({
      SUPABASE_URL: db.url,
      SUPABASE_PUBLISHABLE_KEY: db.keys.publishable,
      SUPABASE_SECRET_KEY: db.keys.secret,
    }),
    20_000,
  )
})
afterAll(() => db.close())

const good = {
  title: 'Vești noi de la clinica noastră',
  description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
  keywords: ['unu', 'doi', 'trei'],
  body: 'Un text destul de lung despre nimic anume. '.repeat(10),
}

/** What the table's CHECK says of a text, and what the Worker makes of it once the CHECK is out of the way. */
async function verdicts(ro: object): Promise<{ table: boolean; worker: boolean }> {
  const checked = await db.sql.query<{ taken: boolean }>(
    'select private.is_article_text($1::jsonb) as taken',
    [JSON.stringify(ro)],
  )
  await db.sql.exec(
    'alter table news_articles drop constraint if exists news_articles_texts; truncate news_articles',
  )
  await db.sql.query(
    `insert into news_articles (slug, category, published_on, updated_on, reviewed_by, texts, published)
      values ('un-articol', 'clinica', '2026-11-20', '2026-11-20', '${dentist.id}', $1, true)`,
    [JSON.stringify({ ro })],
  )
  const visitor = await supabase?.asVisitor()
  if (visitor === undefined) throw new Error('There is a database')
  const article = await readArticle(visitor, AbortSignal.timeout(20_000), () => {}, 'un-articol')
  return { table: checked.rows[0]?.taken ?? false, worker: article !== null }
}

/** Texts of a length, and whether they are to be taken. */
const lengths = ([min, max]: readonly [number, number]) =>
  [
    [min - 1, false],
    [min, true],
    [max, true],
    [max + 1, false],
  ] as const

/** One letter each, of which the second takes two units in JavaScript, and blanks that do not count. */
const letters = ['a', '😀'] as const
const blanks = ['', ' ', '\u00a0', '\ufeff', '\u2003\n'] as const

describe('the table and the Worker measure alike', () => {
  test.each(['title', 'description', 'body'] as const)('a %s', async (field) => {
    for (const [length, taken] of lengths(articleLimits[field]))
      for (const letter of letters)
        for (const blank of field === 'body' ? [''] : blanks) {
          const ro = { ...good, [field]: blank + letter.repeat(length) + blank }
          expect([field, length, letter, blank, await verdicts(ro)]).toEqual([
            field,
            length,
            letter,
            blank,
            { table: taken, worker: taken },
          ])
        }
  })

  test('a keyword, and how many there are', async () => {
    for (const [length, taken] of lengths(articleLimits.keyword))
      for (const letter of letters)
        for (const blank of blanks) {
          const ro = { ...good, keywords: ['unu', 'doi', blank + letter.repeat(length) + blank] }
          expect(await verdicts(ro)).toEqual({ table: taken, worker: taken })
        }
    for (const [count, taken] of lengths(articleLimits.keywords))
      expect(await verdicts({ ...good, keywords: Array.from({ length: count }, () => 'unu') })).toEqual({
        table: taken,
        worker: taken,
      })
  })

  test.each<[string, object]>([
    ['no keywords', { keywords: null }],
    ['a keyword that is a number', { keywords: ['unu', 'doi', 3] }],
    ['a title that is a list', { title: ['Vești noi de la clinica noastră'] }],
    ['something more', { author: 'cineva' }],
    ['a cedilla', { title: 'Veşti noi de la clinica noastră' }],
    ['nothing but blanks', { body: ' '.repeat(500) }],
  ])('a text with %s', async (_, wrong) => {
    expect(await verdicts({ ...good, ...wrong })).toEqual({ table: false, worker: false })
  })
})
