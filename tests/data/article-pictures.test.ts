import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { modules } from '../../src/content/clinic.ts'
import type { Story } from '../../src/content/schema.ts'
import { stories } from '../../src/content/stories/stories.ts'
import type { Database } from '../../src/database/database-types.ts'
import { byLocale } from '../../src/format/by-locale.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import { draftsOf } from '../support/database/drafts.ts'
import { dentist } from '../support/samples/examples.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account, outsiders } = clientsOf(() => db, createClient<Database>)

const slug = 'cum-arata-sala'
const { save, publish } = draftsOf(`news/${slug}`)
const picture = 'ab'.repeat(16)
const size = { new_width: 900, new_height: 600 }
const shown = (id = `${picture}-900x600`) => `![Sala de tratament](${id})`
const article = (line: string, other = line) => ({
  article: {
    category: 'clinica',
    published_on: '2026-01-01',
    published_time: '00:00',
    reviewed_by: dentist.id,
    treatments: [],
    languages: ['ro', 'en'],
    ro: textOf(line),
    en: textOf(other),
  },
})
const textOf = (line: string) => ({
  title: 'Cum arată sala de tratament',
  description: 'Ce se vede din scaun, ce face lumina de sus și de ce este atât de liniște în sala aceasta.',
  keywords: ['sală', 'tratament', 'vizită'],
  body: `${'Un paragraf despre sală. '.repeat(12)}\n\n${line}`,
})
const visible = async () => (await anon().from('news_articles').select('slug').eq('slug', slug)).data

test('an article whose photographs are kept is published, in both languages', async () => {
  const { client: admin } = await account(true)
  await admin.rpc('add_picture', { new_name: picture, ...size })
  expect((await save(admin, 0, article(shown()))).data).toBe(2)
  expect((await publish(admin, 2)).data).toBe(2)
  expect(await visible()).toEqual([{ slug }])
})

test.each<[string, string, string]>([
  ['that was never stored', shown(`${'cd'.repeat(16)}-900x600`), 'news_articles_pictures'],
  ['of another size', shown(`${picture}-90x60`), 'news_articles_pictures'],
  [
    'that is named by a definition',
    `![Sala][s]\n\n[s]: ${'cd'.repeat(16)}-900x600`,
    'news_articles_pictures',
  ],
  ['without words', `![ ](${picture}-900x600)`, 'news_articles_picture_words'],
])(
  'a photograph %s is refused in either language, and visitors keep what they have',
  async (_, line, rule) => {
    const { client: admin } = await account(true)
    await admin.rpc('add_picture', { new_name: picture, ...size })
    let version = 0
    for (const content of [article(line, ''), article('', line)]) {
      version = Number((await save(admin, version, content)).data)
      const { error } = await publish(admin, version)
      expect([error?.code, error?.message]).toEqual(['23514', expect.stringContaining(rule)])
      // The key of the server, by which a seed is written, is held to it too.
      const { category, reviewed_by, published_on, ro, en } = content.article
      const row = {
        slug,
        category,
        reviewed_by,
        published_on,
        updated_on: published_on,
        texts: { ro, en },
        published: true,
      }
      expect((await service().from('news_articles').insert(row)).error?.message).toContain(rule)
    }
    expect(await visible()).toEqual([])
  },
)

/** A clinic may tell none. */
const told: readonly Story[] = modules.stories ? stories : []
const ofStories = test.skipIf(told.length === 0)

ofStories('a photograph of a story whose patient agrees no more is refused in an article too', async () => {
  const { client: admin } = await account(true)
  await admin.rpc('add_picture', { new_name: picture, ...size })
  await save(admin, 0, article(shown()))
  await db.sql.query(
    `update public.patient_stories set photo_before = $1
    where id = (select id from public.patient_stories order by id limit 1)`,
    [
      JSON.stringify({
        picture,
        width: 900,
        height: 600,
        focus: 'top',
        alt: byLocale((locale) => `Înainte de tot (${locale})`),
      }),
    ],
  )
  await db.sql.query(`update public.story_consents set withdrawn_at = now(), withdrawn_by_email = 'ana@example.ro'
    where story = (select id from public.patient_stories order by id limit 1)`)
  const withheld = await service().rpc('is_withheld_picture', { picture })
  expect(withheld.data).toBe(true)
  expect((await publish(admin, 2)).error?.message).toContain('news_articles_pictures')
})

test('a photograph of a published article is nobody’s to delete, and nobody else’s to publish', async () => {
  const { client: admin } = await account(true)
  await admin.rpc('add_picture', { new_name: picture, ...size })
  await save(admin, 0, article(shown()))
  await publish(admin, 2)
  await db.sql.query("update pictures set added_at = now() - interval '2 years'")
  expect((await service().rpc('orphaned_pictures')).data).toEqual([])
  expect((await service().rpc('forget_pictures', { names: [picture] })).data).toBe(0)
  for (const client of [...Object.values(await outsiders()), admin, service()])
    expect((await client.from('pictures').delete().eq('name', picture)).error?.code).toBe('42501')
  for (const client of [...Object.values(await outsiders()), service()])
    expect((await save(client, 2, article(''))).error?.code).toBe('42501')
  expect(await visible()).toEqual([{ slug }])
})
