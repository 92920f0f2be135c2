import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import {
  findPostgres,
  hostedOwner,
  hostedSchema,
  openByDefault,
  openPostgres,
  type SqlSession,
} from '../../support/database/postgres.ts'

const directory = 'supabase/migrations'
const [baseline = '', ...later] = readdirSync(directory).sort()
const contentsOf = (name: string) => readFileSync(path.join(directory, name), 'utf8')

const installed = findPostgres()

test('the migrations run on a database in use, by an owner who is no superuser', async () => {
  const db = await openEmbeddedSupabase({ migrations: mkdtempSync(path.join(tmpdir(), 'no-migrations-')) })
  onTestFinished(() => db.close())
  await db.sql.exec(`${hostedOwner} ${openByDefault} set role owner;`)
  await migrated({
    exec: async (sql) => {
      await db.sql.transaction((transaction) => transaction.exec(sql))
    },
    rows: async (query) => (await db.sql.query(query)).rows,
  })
}, 120_000)

// A machine without one has the engine above.
test.runIf(installed !== null)(
  'they do so on the PostgreSQL of hosted projects too',
  async () => {
    const postgres = await openPostgres(installed ?? '')
    onTestFinished(() => postgres.close())
    await postgres.sessionOf('postgres').exec(`${hostedSchema} ${hostedOwner} ${openByDefault}`)
    await migrated(postgres.sessionOf('owner'))
  },
  120_000,
)

async function migrated(session: SqlSession): Promise<void> {
  const all = session.rows
  await session.exec(contentsOf(baseline))
  await session.exec(inUse)
  for (const act of acts) await session.exec(asAdmin + act)
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
  // What was published before is what is published now.
  expect(await all('select private.price_list() = content as same from publications where id = 3')).toEqual([
    { same: true },
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

const memberText = {
  nume: 'Ana Pop',
  functie: 'Medic dentist',
  descriere: 'Descriere',
  experienta: 'Zece ani',
  courses: [],
}
const storyText = {
  title: 'Un dinte',
  name: 'Ana P.',
  treatment: 'Implant dentar',
  duration: '3 luni',
  before_after: 'Înainte și după',
  before_alt: 'Înainte',
  after_alt: 'După',
  testimonial: 'Mulțumesc',
  results: ['Un dinte'],
}
const articleText = {
  title: 'Un articol despre nimic anume',
  description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
  keywords: ['unu', 'doi', 'trei'],
  body: 'Un text destul de lung. '.repeat(20),
}

/** In the columns of the baseline. */
const inUse = `
  insert into price_categories (slug, position, title_ro, title_en, description_ro, description_en) values
    ('implanturi', 1, 'Implanturi', 'Implants', 'Ce costă', 'What they cost');
  insert into price_items (id, category, position, title_ro, title_en, unit, kind, amount_min, vat, included_ro,
      included_en, valid_from, hidden) values
    ('implant', 'implanturi', 1, 'Implant dentar', 'Dental implant', 'implant', 'fixed', 100, 'exempt', '{Anestezie}',
      '{Anaesthesia}', '2026-01-01', false);
  insert into team_members (id, position, kind, since, filters, languages, treatments, text_ro, text_en) values
    ('ana-pop', 1, 'doctor', 2010, '{}', '{ro}', '{}', '${JSON.stringify(memberText)}', '${JSON.stringify(memberText)}');
  insert into patient_stories (id, position, category, treatment, doctor, drawing, text_ro, text_en) values
    ('un-dinte', 1, 'implant', 'implant_dentar', 'ana-pop', 'implant_1', '${JSON.stringify(storyText)}',
      '${JSON.stringify(storyText)}');
  insert into news_articles (slug, category, published_on, updated_on, reviewed_by, ro, en, published) values
    ('doua-limbi', 'clinica', '2026-11-01', '2026-11-01', 'ana-pop', '${JSON.stringify(articleText)}',
      '${JSON.stringify(articleText)}', true),
    ('o-limba', 'clinica', '2026-11-01', '2026-11-01', 'ana-pop', null, '${JSON.stringify(articleText)}', true);
  insert into newsletters (subject_ro, body_ro, updated_by) values ('Vești', 'Text', 'ana@exemplu.ro');
  insert into story_consents (story, person, reference, agreed_on, covers, scope) values
    ('un-dinte', 'Ana Pop', 'AC-1', '2026-01-01', '{text,first_name}', 'site');
  insert into auth.users (id, aud, role, email) values
    ('00000000-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'ana@exemplu.ro');
  insert into auth.sessions (id, user_id) values
    ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a');
  insert into public.admins (user_id) values ('00000000-0000-4000-8000-00000000000a');
  insert into contact_requests
    (idempotency_key, reference, locale, answer_locale, name, phone, created_at, notice_claimed_at) values
    ('00000000-0000-4000-8000-000000000001', 'AAAA-BBBB', 'ro', 'ro', 'Ana Ionescu', '+40712034567',
      now() - interval '1 day', now() - interval '1 day');
  insert into newsletter_subscribers (id, email, locale) values
    ('00000000-0000-4000-8000-000000000002', 'in-asteptare@exemplu.ro', 'ro');
  insert into newsletter_mails (id, subscriber, kind, link_hash, link_expires_at) values
    (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'confirmation', repeat('a', 64),
      now() + interval '1 day');`

/** Hosted projects read the claims as a whole, the embedded one each by itself too. */
const asAdmin = `
  select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a",
    "session_id": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
  select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);`

/** What somebody did, each by itself. */
const acts = [
  "select public.save_draft('prices', 0, jsonb_set(private.price_list(), '{items,0,hidden}', 'true'), 'edit');",
  "select public.publish_draft('prices', 2, 'Prețuri noi');",
  "select public.roll_back('prices', 1, 2, 'Înapoi');",
]
