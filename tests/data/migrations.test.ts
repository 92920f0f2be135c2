import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { findPostgres, hostedSchema, openPostgres, type SqlSession } from '../support/database/postgres.ts'

const directory = 'supabase/migrations'
/** The last one before mails were leased: a database that has been in use since then has rows of the old kind. */
const firstUse = '20261123080000'
/** The last one before prices could wait for a day and every subject was drafted. */
const secondUse = '20261124080000'

/** The row that the first offer names, whatever rows the clinic has today. */
const knownRow = 'implant-titan'

const migrations = readdirSync(directory).sort()
const contentsOf = (name: string) => readFileSync(path.join(directory, name), 'utf8')

/** As on the hosted service: the owner of the tables is no superuser, and auth belongs to somebody else. */
const owner = `
  create role owner login nosuperuser bypassrls;
  grant anon, authenticated, service_role to owner;
  grant create on database postgres to owner;
  grant all on schema public to owner;
  grant usage on schema auth to owner;
  grant select, insert, update, delete, references, trigger on all tables in schema auth to owner;
  grant execute on all functions in schema auth to owner;`

const installed = findPostgres()

test('the migrations run on a database in use, twice, by an owner who is no superuser', async () => {
  const db = await openEmbeddedSupabase({ migrations: mkdtempSync(path.join(tmpdir(), 'no-migrations-')) })
  onTestFinished(() => db.close())
  await db.sql.exec(`${owner} set role owner;`)
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
    await postgres.sessionOf('postgres').exec(`${hostedSchema} ${owner}`)
    await migrated(postgres.sessionOf('owner'))
  },
  120_000,
)

async function migrated(session: SqlSession): Promise<void> {
  const all = session.rows
  const upTo = (last: string) => migrations.filter((name) => name <= `${last}_~`)
  const early = upTo(firstUse)
  const today = upTo(secondUse).slice(early.length)
  const later = migrations.slice(early.length + today.length)
  for (const name of early) await session.exec(contentsOf(name))
  // Other rows of the seed have tables since later.
  const seed = readFileSync('supabase/seed.sql', 'utf8').split('\n\n')
  const since = /^\s*insert into public\.(offers|patient_stories|story_consents)\n/
  await session.exec(seed.filter((statement) => !since.test(statement)).join('\n\n'))
  await session.exec(inUse)
  for (const name of today) await session.exec(contentsOf(name))
  await session.exec(signedUp)
  for (const act of acts) await session.exec(asAdmin + act)
  for (const name of later) await session.exec(contentsOf(name))
  const once = await everything(session)
  for (const name of later) await session.exec(contentsOf(name))
  expect(await everything(session)).toEqual(once)
  expect(await all('select current_user::text as role')).toEqual([{ role: 'owner' }])
  expect(await all("select rolsuper from pg_roles where rolname = 'owner'")).toEqual([{ rolsuper: false }])

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
  // What was published before prices were kept counts for the reference of the offer, for as long as it runs.
  await session.exec('update offers set to_day = greatest(to_day, private.today())')
  const offers = await all('select item, reference_min, reference_max from announced_offers()')
  expect(offers).toEqual([{ item: knownRow, reference_min: 310_000, reference_max: 450_000 }])
  expect(await all(`select amount_min from price_history where item = '${knownRow}' order by since`)).toEqual(
    [{ amount_min: 310_000 }, { amount_min: 320_000 }],
  )
  // What was drafted and published of prices is where every subject has it now.
  expect(await all('select subject, id, kind, note from publications')).toEqual([
    { subject: 'prices', id: 1, kind: 'publish', note: 'Prețuri noi' },
    { subject: 'prices', id: 2, kind: 'publish', note: 'Alte prețuri' },
    { subject: 'prices', id: 3, kind: 'rollback', note: 'Înapoi' },
  ])
  expect(await all('select version, base, step, saved_by_email from drafts order by version')).toEqual([
    { version: 1, base: null, step: 'start', saved_by_email: 'ana@exemplu.ro' },
    { version: 2, base: 1, step: 'edit', saved_by_email: 'ana@exemplu.ro' },
    { version: 3, base: null, step: 'undo', saved_by_email: 'ana@exemplu.ro' },
    { version: 4, base: 3, step: 'edit', saved_by_email: 'ana@exemplu.ro' },
    { version: 5, base: 4, step: 'edit', saved_by_email: 'ana@exemplu.ro' },
    { version: 6, base: 5, step: 'rollback', saved_by_email: 'ana@exemplu.ro' },
  ])
  // Who was never told of is found now.
  const key = '00000000-0000-4000-8000-000000000001'
  expect(await all('select * from untold_requests()')).toEqual([{ request_key: key, attempted: true }])
}

const everything = async ({ rows }: SqlSession) =>
  Promise.all(
    [
      'contact_requests order by id',
      'newsletter_subscribers order by id',
      'newsletter_mails order by id',
      'news_articles order by slug',
      'publications order by subject, id',
      'drafts order by subject, version',
      'audit_entries order by id',
      'price_items order by id',
      'price_history order by item, since',
      'offers order by id',
    ].map((table) => rows(`select * from ${table}`)),
  )

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
  insert into price_items (id, category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat, valid_from, hidden)
  select '${knownRow}', slug, 0, 'Implant', 'Implant', 'tooth', 'range', 320000, 450000, 'exempt', '2026-09-01', false
  from price_categories order by position desc limit 1
  on conflict (id) do update set kind = 'range', amount_min = 320000, amount_max = 450000, valid_from = '2026-09-01';
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

const signedUp = `
  insert into auth.users (id, aud, role, email) values
    ('00000000-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'ana@exemplu.ro');
  insert into auth.sessions (id, user_id) values
    ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a');
  insert into public.admins (user_id) values ('00000000-0000-4000-8000-00000000000a');`

/** Hosted projects read the claims as a whole, the embedded one each by itself too. */
const asAdmin = `
  select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a",
    "session_id": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
  select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);`

/** What somebody did with the functions of that day, each by itself. */
const acts = [
  "select public.save_price_draft(3, jsonb_set(private.price_list(), '{items,0,amount_min}', '12345'), 'edit', 0);",
  "select public.publish_prices(4, 'Alte prețuri');",
  "select public.save_price_draft(4, private.price_list(), 'edit', 0);",
  "select public.roll_back_prices(1, 5, 'Înapoi');",
  // Two within one tick of the clock.
  'update price_publications set published_at = (select max(published_at) from price_publications) where id > 1;',
]
