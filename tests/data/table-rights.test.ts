import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { expiries } from '../../src/jobs/purge-expired.ts'
import { openDatabase } from '../support/database/database.ts'
import { some } from '../support/some.ts'

// What holds for whatever table and function there is, so that none is added without it.
let db: EmbeddedSupabase
beforeAll(async () => {
  // As the migrations leave it, whatever other files do to theirs.
  db = await openDatabase({ ownTables: true })
})
afterAll(() => db.close())

const namesIn = async (query: string) =>
  (await db.sql.query<{ name: string }>(query)).rows.map(({ name }) => name)

const keys = `unnest(array['anon', 'authenticated', 'service_role']) key`
const tables = `pg_class t where t.relkind in ('r', 'p') and t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`

test('every table has row-level security, and says who writes it', async () => {
  expect(some(await namesIn(`select relname as name from ${tables}`)).length).toBeGreaterThan(10)
  expect(await namesIn(`select relname as name from ${tables} and not t.relrowsecurity`)).toEqual([])
  expect(
    await namesIn(`select relname as name from ${tables} and obj_description(t.oid, 'pg_class') is null`),
  ).toEqual([])
})

test('whatever deletes what has expired is called every night', async () => {
  const functions = await namesIn(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname like 'expire\\_%' order by 1",
  )
  expect(functions).toEqual(expiries.toSorted())
})

test('no key empties a table, refers to it or hangs a trigger on it', async () => {
  expect(
    await namesIn(`select distinct relname as name from ${keys}, unnest(array['truncate', 'references', 'trigger']) right_to,
      ${tables} and has_table_privilege(key, t.oid, right_to)`),
  ).toEqual([])
})

test('visitors send requests and choices; all else is written by functions and with the secret key', async () => {
  const { rows } = await db.sql.query<{ written: string }>(`
    select distinct key || ' ' || right_to || ' ' || relname as written
    from unnest(array['anon', 'authenticated']) key, unnest(array['insert', 'update', 'delete']) right_to, ${tables}
      and case when right_to = 'delete' then has_table_privilege(key, t.oid, right_to)
        else has_any_column_privilege(key, t.oid, right_to) end
    order by 1`)
  expect(rows.map(({ written }) => written)).toEqual([
    'anon insert contact_requests',
    'anon insert cookie_consent',
    'authenticated insert contact_requests',
    'authenticated insert cookie_consent',
  ])
})

test('a function that only reads, which the API calls where nothing may be written, calls none that writes', async () => {
  const functions = `pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`
  expect(
    some(await namesIn(`select p.proname as name from ${functions} and p.provolatile <> 'v'`)).length,
  ).toBeGreaterThan(20)
  expect(
    await namesIn(`select p.proname || ' calls ' || writer.proname as name from pg_proc writer, ${functions}
      and p.provolatile <> 'v' and writer.provolatile = 'v' and writer.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prosrc ~ ('\\m' || writer.pronamespace::regnamespace::text || '\\.' || writer.proname || '\\s*\\(')`),
  ).toEqual([])
  // Called by the name that a row gives.
  expect(
    await namesIn(`select s.name from private.subjects s
      where (select p.provolatile from pg_proc p where p.oid = s.reads::regproc) = 'v'`),
  ).toEqual([])
})

test('no key calls a function of the private schema, but for those that constraints, policies and jobs call in its name', async () => {
  expect(
    await namesIn(`select distinct p.proname as name from ${keys}, pg_proc p
      where p.pronamespace = 'private'::regnamespace and has_function_privilege(key, p.oid, 'execute') order by 1`),
  ).toEqual([
    'are_article_texts',
    'are_lines',
    'are_lists',
    'bounce_pause',
    'count_words',
    'erase_consent',
    'expire_consent',
    'has_sent_many_notices',
    'has_session',
    'is_admin',
    'is_article_text',
    'is_mail_due',
    'languages_of',
    'readable',
    'trimmed_length',
    'typed_line',
  ])
})
