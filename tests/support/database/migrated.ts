import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { type HostedDatabases, openByDefault } from './hosted.ts'
import { acts, articleText, inUse, memberText, storyText } from './rows-in-use.ts'

const directory = 'supabase/migrations'
const [baseline = '', ...later] = readdirSync(directory).sort()
const contentsOf = (name: string) => readFileSync(path.join(directory, name), 'utf8')

/** The migrations run on a database in use, by an owner who is no superuser: what was there is there afterwards. */
export async function askMigrations(databases: HostedDatabases): Promise<void> {
  const session = await databases.open(openByDefault)
  const all = session.rows
  await session.exec(contentsOf(baseline))
  await session.exec(inUse)
  for (const act of acts) await session.exec(act)
  for (const name of later) await session.exec(contentsOf(name))

  expect(await all('select current_user::text as role')).toEqual([{ role: 'owner' }])
  expect(await all("select rolsuper from pg_roles where rolname = 'owner'")).toEqual([{ rolsuper: false }])
  // What was there is there, and what was begun goes on.
  expect(await all('select id, kind, note from publications order by id')).toEqual([
    { id: 1, kind: 'start', note: '' },
    { id: 2, kind: 'publish', note: 'Prețuri noi' },
    { id: 3, kind: 'rollback', note: 'Înapoi' },
  ])
  expect(await all('select id, photo, texts from team_members')).toEqual([
    { id: 'ana-pop', photo: null, texts: { ro: memberText, en: memberText } },
  ])
  expect(await all("select published_stories() -> 0 -> 'en' as en")).toEqual([{ en: storyText }])
  expect(await all('select title, included, not_included from price_items')).toEqual([
    {
      title: { ro: 'Implant dentar', en: 'Dental implant' },
      included: { ro: ['Anestezie'], en: ['Anaesthesia'] },
      not_included: { ro: [], en: [] },
    },
  ])
  expect(await all('select title, description from price_categories')).toEqual([
    { title: { ro: 'Implanturi', en: 'Implants' }, description: { ro: 'Ce costă', en: 'What they cost' } },
  ])
  // What was published before is what is published now, whatever columns have come since.
  expect(await all('select private.price_list() @> content as kept from publications where id = 3')).toEqual([
    { kept: true },
  ])
  expect(await all('select slug, texts, words from news_articles order by slug')).toEqual([
    { slug: 'doua-limbi', texts: { ro: articleText, en: articleText }, words: { ro: 100, en: 100 } },
    { slug: 'o-limba', texts: { en: articleText }, words: { en: 100 } },
  ])
  expect(await all('select texts from newsletters')).toEqual([
    { texts: { ro: { subject: 'Vești', body: 'Text' }, en: { subject: '', body: '' } } },
  ])
  expect(await all('select max(version) as version from drafts')).toEqual([{ version: 3 }])
  expect(await all('select * from untold_requests()')).toEqual([
    { request_key: '00000000-0000-4000-8000-000000000001', attempted: true },
  ])
  expect(await all(`select * from confirm_subscription('${'a'.repeat(64)}', gen_random_uuid())`)).toEqual([
    { mail: expect.any(String) },
  ])
}
