import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { hoursOfTheBuild } from '../../src/features/clinic/hours-of-the-build.server.ts'
import { hoursSubject } from '../../src/features/clinic/hours-subject.server.ts'
import { articleSubject } from '../../src/features/news/article-subject.server.ts'
import { priceSubject } from '../../src/features/prices/price-subject.server.ts'
import { storiesSubject } from '../../src/features/stories/stories-subject.server.ts'
import { teamSubject } from '../../src/features/team/team-subject.server.ts'
import { byLocale } from '../../src/format/by-locale.ts'
import { defaultLocale, writtenLocales } from '../../src/locale.ts'
import { clientsOf } from '../support/database/clients.ts'
import { text } from '../support/database/content-tables.ts'
import { openDatabase } from '../support/database/database.ts'
import { draftsOf } from '../support/database/drafts.ts'
import { dentist } from '../support/samples/examples.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { account } = clientsOf(() => db, createClient<Database>)
type Client = Awaited<ReturnType<typeof account>>['client']

/** A language that the site may come to have, or has had. */
const other = 'qq'

type Texts = Record<string, unknown>

/** The content with something else for whatever it says in every language. */
function withTexts(content: unknown, change: (texts: Texts) => Texts): object {
  const walked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walked)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walked(each)]))
    return writtenLocales.every((locale) => locale in inner) ? change(inner) : inner
  }
  return Object(walked(content))
}

const withOther = (texts: Texts) => ({ ...texts, [other]: texts[defaultLocale] })
const inOneLanguage = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name === defaultLocale || !isWritten(name)))
const asInOne = (texts: Texts) => ({ ...texts, ...byLocale(() => texts[defaultLocale]) })
const isWritten = (name: string) => writtenLocales.some((locale) => locale === name)

/** Each subject, the table of its texts, and content that has some. */
const subjects = [
  ['price_items', priceSubject, (admin: Client) => priceSubject.readPublished(admin)],
  ['price_categories', priceSubject, (admin: Client) => priceSubject.readPublished(admin)],
  ['team_members', teamSubject, (admin: Client) => teamSubject.readPublished(admin)],
  [
    'patient_stories',
    storiesSubject,
    async () => ({
      stories: storiesSubject.schema
        .parse({ stories: null })
        .stories.map((story) => ({ ...story, hidden: true })),
    }),
  ],
  [
    'clinic_hours',
    hoursSubject,
    async () => ({
      ...hoursOfTheBuild,
      notice: {
        text: byLocale((locale) => `Închis în 24, ${locale}.`),
        from: '2026-12-20',
        to: '2026-12-24',
      },
    }),
  ],
] as const

describe.each(subjects)('texts of %s', (table, subject, contentOf) => {
  async function published(admin: Client, content: object) {
    const { save, publish } = draftsOf(subject.name)
    expect((await save(admin, 0, content)).data).toBe(2)
    expect((await publish(admin, 2)).data).toBe(2)
    const { rows } = await db.sql.query<{ row: string }>(`select t::text as row from ${table} t`)
    return { rows: rows.map(({ row }) => row), read: await subject.readPublished(admin) }
  }

  test('are kept in a language that the site has not, and are read without it', async () => {
    const { client: admin } = await account(true)
    const content = await contentOf(admin)
    const { rows, read } = await published(admin, withTexts(content, withOther))
    expect(rows.filter((row) => !row.includes(`""${other}"": `))).toEqual([])
    expect(read).toEqual(content)
    const { data } = await admin.from('drafts').select('content').eq('subject', subject.name).eq('version', 2)
    expect(subject.schema.parse(data?.[0]?.content)).toEqual(content)
  })

  test('written before a language came are read in it as they are', async () => {
    const { client: admin } = await account(true)
    const content = await contentOf(admin)
    const old = withTexts(content, inOneLanguage)
    const { read } = await published(admin, old)
    expect(read).toEqual(withTexts(content, asInOne))
    expect(subject.schema.parse(old)).toEqual(read)
  })
})

test('an article is kept in a language that the site has not, and read in those it has', async () => {
  const { client: admin } = await account(true)
  const subject = articleSubject('doua-limbi')
  const { save, publish } = draftsOf(subject.name)
  const facts = { category: 'clinica', published_on: '2026-01-01', published_time: '00:00', treatments: [] }
  const languages = [defaultLocale, other].sort()
  const article = { ...facts, reviewed_by: dentist.id, languages, [defaultLocale]: text(), [other]: text() }
  expect((await save(admin, 0, { article })).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  const { rows } = await db.sql.query('select texts, words from news_articles where slug = $1', [
    'doua-limbi',
  ])
  expect(rows).toEqual([
    { texts: { [defaultLocale]: text(), [other]: text() }, words: { [defaultLocale]: 100, [other]: 100 } },
  ])
  const read = await subject.readPublished(admin)
  expect(read.article).toEqual({
    ...facts,
    reviewed_by: dentist.id,
    languages: [defaultLocale],
    ...byLocale((locale) => (locale === defaultLocale ? text() : null)),
  })
  expect(subject.schema.parse({ article })).toEqual(read)
  // Nothing of it waits to be published.
  expect((await admin.rpc('unpublished_subjects')).data).toEqual([])
  const { data } = await admin.rpc('list_articles')
  expect(data?.find(({ slug }) => slug === 'doua-limbi')).toMatchObject({
    changed: false,
    titles: { [defaultLocale]: text().title, [other]: text().title },
  })
})
