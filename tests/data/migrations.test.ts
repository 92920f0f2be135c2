import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedSupabase, openEmbeddedSupabase } from '../../scripts/embedded-supabase.ts'

const directory = 'supabase/migrations'
/** The last one before mails were leased: a database that has been in use since then has rows of the old kind. */
const before = '20261123080000'

const migrations = readdirSync(directory).sort()
const contentsOf = (name: string) => readFileSync(path.join(directory, name), 'utf8')

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openEmbeddedSupabase({ migrations: mkdtempSync(path.join(tmpdir(), 'no-migrations-')) })
  // As on the hosted service: the owner of the tables is no superuser, and auth belongs to somebody else.
  await db.sql.exec(`
    create role owner nologin nosuperuser;
    grant create on database postgres to owner;
    grant all on schema public to owner;
    grant usage on schema auth to owner;
    grant select, insert, update, delete, references, trigger on all tables in schema auth to owner;
    grant execute on all functions in schema auth to owner;
    set role owner;`)
})
afterAll(() => db.close())

test('the migrations run on a database in use, twice, by an owner who is no superuser', async () => {
  for (const name of migrations.filter((name) => name <= `${before}_~`)) await db.sql.exec(contentsOf(name))
  // The offers of the seed have a table since later.
  await db.sql.exec(readFileSync('supabase/seed.sql', 'utf8').replace(/insert into public\.offers[^;]*;/, ''))
  await db.sql.exec(inUse)
  const later = migrations.filter((name) => name > `${before}_~`)
  for (const name of later) await db.sql.exec(contentsOf(name))
  const once = await everything()
  for (const name of later) await db.sql.exec(contentsOf(name))
  expect(await everything()).toEqual(once)
  expect((await db.sql.query('select current_user::text as role')).rows).toEqual([{ role: 'owner' }])

  expect(await all('select email, status from newsletter_subscribers order by email')).toEqual([
    { email: 'asked-back@exemplu.ro', status: 'unsubscribed' },
    { email: 'in@exemplu.ro', status: 'confirmed' },
    { email: 'out@exemplu.ro', status: 'unsubscribed' },
    { email: 'waiting@exemplu.ro', status: 'pending' },
  ])
  // A link that was sent before goes on working.
  const confirmed = await all(`select * from confirm_subscription('${'a'.repeat(64)}', gen_random_uuid())`)
  expect(confirmed).toEqual([{ mail: expect.any(String) }])
  const returned = await all(`select * from confirm_subscription('${'b'.repeat(64)}', gen_random_uuid())`)
  expect(returned).toEqual([{ mail: expect.any(String) }])
  // What was published before prices were kept counts for the reference of the offer.
  const offers = await all('select item, reference_min, reference_max from announced_offers()')
  expect(offers).toEqual([{ item: 'implant-titan', reference_min: 310_000, reference_max: 450_000 }])
  expect(
    await all("select amount_min from price_history where item = 'implant-titan' order by since"),
  ).toEqual([{ amount_min: 310_000 }, { amount_min: 320_000 }])
  // What was drafted and published of prices is where every subject has it now.
  expect(await all('select subject, id, kind, note from publications')).toEqual([
    { subject: 'prices', id: 1, kind: 'publish', note: 'Prețuri noi' },
  ])
  expect(await all('select version, base, step, saved_by_email from drafts order by version')).toEqual([
    { version: 1, base: null, step: 'start', saved_by_email: 'ana@exemplu.ro' },
    { version: 2, base: 1, step: 'edit', saved_by_email: 'ana@exemplu.ro' },
    { version: 3, base: null, step: 'undo', saved_by_email: 'ana@exemplu.ro' },
  ])
  // Who was never told of is found now.
  const key = '00000000-0000-4000-8000-000000000001'
  expect(await all('select * from untold_requests()')).toEqual([{ request_key: key, attempted: true }])
})

const all = async (query: string) => (await db.sql.query(query)).rows

const everything = async () => [
  await all('select * from contact_requests order by id'),
  await all('select * from newsletter_subscribers order by id'),
  await all('select * from newsletter_mails order by id'),
  await all('select * from news_articles order by slug'),
  await all('select * from publications order by subject, id'),
  await all('select * from drafts order by subject, version'),
  await all('select * from price_items order by id'),
  await all('select * from price_history order by item, since'),
  await all('select * from offers order by id'),
]

const inUse = `
  insert into contact_requests
    (idempotency_key, reference, locale, answer_locale, name, phone, created_at, notice_claimed_at, notified_at) values
    ('00000000-0000-4000-8000-000000000001', 'AAAA-BBBB', 'ro', 'ro', 'Ana Ionescu', '+40712034567',
      now() - interval '1 day', now() - interval '1 day', null),
    ('00000000-0000-4000-8000-000000000002', 'AAAA-CCCC', 'ro', 'ro', 'Dan Popa', '+40712034568',
      now() - interval '1 day', now() - interval '1 day', now() - interval '1 day');
  insert into newsletter_subscribers
    (email, locale, status, token_hash, token_expires_at, confirmed_at, unsubscribed_at, requested_at) values
    ('waiting@exemplu.ro', 'ro', 'pending', repeat('a', 64), now() + interval '1 day', null, null, now()),
    ('asked-back@exemplu.ro', 'ro', 'pending', repeat('b', 64), now() + interval '1 day', null,
      now() - interval '9 days', now()),
    ('in@exemplu.ro', 'en', 'confirmed', null, null, now() - interval '9 days', null, now() - interval '9 days'),
    ('out@exemplu.ro', 'ro', 'unsubscribed', null, null, now() - interval '9 days', now() - interval '8 days',
      now() - interval '9 days');
  insert into price_publications (kind, note, changed_rows, previous, content, published_by, published_at)
  select 'publish', 'Prețuri noi', 1,
    replace(private.price_list()::text, '"amount_min": 320000', '"amount_min": 310000')::jsonb,
    private.price_list(), gen_random_uuid(), '2026-10-15';
  insert into price_drafts (version, content, undo_to, step, saved_by, saved_by_email)
  select v.version, private.price_list(), v.undo_to, v.step, gen_random_uuid(), 'ana@exemplu.ro'
  from (values (1, null::integer, 'start'), (2, 1, 'edit'), (3, null, 'undo')) v (version, undo_to, step);
  -- No limit of keywords held when this was written.
  insert into news_articles (slug, category, published_on, updated_on, reviewed_by, ro, published)
  select 'cuvinte-lungi', category, published_on, updated_on, reviewed_by,
    jsonb_set(ro, '{keywords}', to_jsonb(array['unu', 'doi', repeat('a', 61)])), true
  from news_articles where ro is not null limit 1;`
