import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { allOrEssential } from '../../src/features/consent/record.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase({ seeded: false })
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account } = clientsOf(() => db, createClient)
type Client = ReturnType<typeof anon>

describe('a choice is recorded', () => {
  test('by a visitor, stamped by the database and not by the visitor', async () => {
    const sent = row()
    expect(await insert(anon(), sent)).toBeNull()
    const [kept] = await stored()
    expect(kept).toMatchObject({ ...sent, user_id: null })
    expect(Math.abs(Date.now() - new Date(kept?.created_at ?? 0).getTime())).toBeLessThan(60_000)
  })

  test('by a visitor who names no account explicitly', async () => {
    expect(await insert(anon(), { ...row(), user_id: null })).toBeNull()
  })

  test('by an account in its own name, and in nobody’s', async () => {
    const { client, id } = await account()
    expect(await insert(client, { ...row(), user_id: id })).toBeNull()
    expect(await insert(client, row())).toBeNull()
    expect((await stored()).map((kept) => kept.user_id).sort()).toEqual([id, null].sort())
  })

  test('by the Worker’s own key for an account whose session has since ended', async () => {
    expect(await insert(service(), { ...row(), user_id: crypto.randomUUID() })).toBeNull()
  })

  test('once, however often it is delivered', async () => {
    const sent = row()
    expect(await insert(anon(), sent)).toBeNull()
    expect(await insert(anon(), sent)).toBe('23505')
    expect(await insert(anon(), { ...row(), event_id: sent.event_id })).toBe('23505')
    expect(await stored()).toHaveLength(1)
  })

  test('and a proof outlives the account, whose deletion is not blocked', async () => {
    const { client, id } = await account()
    await insert(client, { ...row(), user_id: id })
    await db.sql.query('delete from auth.users where id = $1', [id])
    expect(await stored()).toHaveLength(1)
  })
})

describe('a name is not borrowed', () => {
  test('a visitor cannot write in an account’s name', async () => {
    const { id } = await account()
    expect(await insert(anon(), { ...row(), user_id: id })).toBe('42501')
  })

  test('an account cannot write in another’s name', async () => {
    const { client } = await account()
    const { id } = await account()
    expect(await insert(client, { ...row(), user_id: id })).toBe('42501')
    expect(await stored()).toEqual([])
  })

  test('neither id nor time of arrival is set from outside, whatever the key', async () => {
    const { client } = await account()
    for (const caller of [anon(), client, service()]) {
      expect(await insert(caller, { ...row(), created_at: '2020-01-01T00:00:00Z' })).toBe('42501')
      expect(await insert(caller, { ...row(), id: crypto.randomUUID() })).toBe('42501')
    }
  })

  test('columns that do not exist are refused', async () => {
    expect(await insert(anon(), { ...row(), ip: '10.0.0.1' })).toMatch(/^(PGRST204|42703)$/)
  })
})

describe('a proof is not read, changed or removed', () => {
  test('a visitor and an account read nothing, not even what they wrote', async () => {
    const { client, id } = await account()
    await insert(client, { ...row(), user_id: id })
    for (const caller of [anon(), client]) {
      const { data, error } = await caller.from('cookie_consent').select('id')
      expect([data, error?.code]).toEqual([null, '42501'])
      const returned = await caller.from('cookie_consent').insert(row()).select()
      expect(returned.error?.code).toBe('42501')
    }
  })

  test('the clinic’s own key reads it', async () => {
    await insert(anon(), row())
    const { data } = await service().from('cookie_consent').select('consent, created_at')
    expect(data).toHaveLength(1)
  })

  test('no key changes or removes it', async () => {
    const { client } = await account()
    await insert(anon(), row())
    for (const caller of [anon(), client, service()]) {
      const changed = await caller.from('cookie_consent').update({ locale: 'en' }).eq('locale', 'ro')
      const removed = await caller.from('cookie_consent').delete().eq('locale', 'ro')
      const replaced = await caller
        .from('cookie_consent')
        .upsert({ ...row(), locale: 'en' }, { onConflict: 'event_id' })
      expect([changed.error?.code, removed.error?.code, replaced.error?.code]).toEqual([
        '42501',
        '42501',
        '42501',
      ])
    }
    expect(await stored()).toMatchObject([{ locale: 'ro' }])
  })

  test('not even the table’s owner changes, removes or truncates it', async () => {
    await insert(anon(), row())
    for (const statement of [
      "update public.cookie_consent set locale = 'en'",
      'update public.cookie_consent set user_id = null where false',
      'delete from public.cookie_consent',
      'truncate public.cookie_consent',
      'truncate public.cookie_consent cascade',
      `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface)
        select event_id, anon_user_id, consent, locale, surface from public.cookie_consent
        on conflict (event_id) do update set locale = 'en'`,
      'update private.consent_erasures set erased_count = 0',
      'delete from private.consent_erasures',
      'truncate private.consent_erasures',
    ]) {
      expect(await refusal(statement), statement).toMatch(/append-only/)
    }
    expect(await stored()).toMatchObject([{ locale: 'ro' }])
  })

  test('the database roles behind the keys have no more than their grants', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const statement of [
        'truncate public.cookie_consent',
        'delete from public.cookie_consent',
        "update public.cookie_consent set locale = 'en'",
        "insert into private.consent_erasures (erased_count, reason, erased_by) values (1, 'forged', 'me')",
        'delete from private.consent_erasures',
        'alter table public.cookie_consent disable trigger all',
        'set local session_replication_role = replica',
        'drop trigger cookie_consent_is_append_only on public.cookie_consent',
      ]) {
        expect(await refusal(statement, role), `${role}: ${statement}`).toMatch(
          /permission denied|must be owner/,
        )
      }
    }
  })
})

describe('a malformed record is refused', () => {
  const categories = allOrEssential(false)
  const record = { version: '1.0.0', givenAtISO: '2026-11-21T09:00:00.000Z', categories }
  const { version: _version, ...withoutVersion } = record
  const { givenAtISO: _givenAtISO, ...withoutDate } = record
  const { categories: _categories, ...withoutCategories } = record
  const { essential: _essential, ...withoutEssential } = categories
  const { marketing: _marketing, ...withoutMarketing } = categories

  const malformed: [string, unknown][] = [
    ['an array', [record]],
    ['a number', 1],
    ['true', true],
    ['an empty object', {}],
    ['no version', withoutVersion],
    ['no date', withoutDate],
    ['no categories', withoutCategories],
    ['an extra key', { ...record, ip: '10.0.0.1' }],
    ['a version that is a number', { ...record, version: 1 }],
    ['a version without patch', { ...record, version: '1.0' }],
    ['a version with a suffix', { ...record, version: '1.0.0-beta' }],
    ['a version with a second line', { ...record, version: '1.0.0\n<b>' }],
    ['an endless version', { ...record, version: `1.0.${'0'.repeat(30)}` }],
    ['a date that is null', { ...record, givenAtISO: null }],
    ['a date in words', { ...record, givenAtISO: 'yesterday' }],
    ['a date without time', { ...record, givenAtISO: '2026-11-21' }],
    ['a date without zone', { ...record, givenAtISO: '2026-11-21T09:00:00' }],
    ['a 31st of November', { ...record, givenAtISO: '2026-11-31T09:00:00Z' }],
    ['a 29th of February out of a leap year', { ...record, givenAtISO: '2026-02-29T09:00:00Z' }],
    ['an hour 24', { ...record, givenAtISO: '2026-11-21T24:00:00Z' }],
    ['an endless date', { ...record, givenAtISO: `2026-11-21T09:00:00.${'0'.repeat(40)}Z` }],
    ['categories that are an array', { ...record, categories: [true] }],
    ['categories that are null', { ...record, categories: null }],
    ['essential refused', { ...record, categories: { ...categories, essential: false } }],
    ['essential null', { ...record, categories: { ...categories, essential: null } }],
    ['essential a word', { ...record, categories: { ...categories, essential: 'true' } }],
    ['essential missing', { ...record, categories: withoutEssential }],
    ['a category missing', { ...record, categories: withoutMarketing }],
    ['a category null', { ...record, categories: { ...categories, analytics: null } }],
    ['a category 1', { ...record, categories: { ...categories, analytics: 1 } }],
    ['a category of its own', { ...record, categories: { ...categories, profiling: true } }],
    ['a nested essay', { ...record, categories: { ...categories, analytics: { note: 'x'.repeat(50_000) } } }],
  ]

  test.each(malformed)('%s', async (_, consent) => {
    expect(await insert(anon(), { ...row(), consent })).toBe('23514')
    expect(await insert(service(), { ...row(), consent })).toBe('23514')
    expect(await stored()).toEqual([])
  })

  // Not over HTTP: the embedded API reads a string as the JSON inside it, which PostgREST does not.
  test('a record wrapped in a string', async () => {
    const statement = `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface)
      select gen_random_uuid(), gen_random_uuid(), to_jsonb('${JSON.stringify(record)}'::text), 'ro', 'banner'`
    expect(await refusal(statement, 'anon')).toMatch(/violates check constraint/)
  })

  test('null or no record at all', async () => {
    const { consent: _, ...withoutConsent } = row()
    expect(await insert(anon(), { ...row(), consent: null })).toMatch(/^(23502|23514)$/)
    expect(await insert(anon(), withoutConsent)).toMatch(/^(23502|23514)$/)
  })

  test('an unknown language or surface, and ids that are none', async () => {
    expect(await insert(anon(), { ...row(), locale: 'de' })).toBe('23514')
    expect(await insert(anon(), { ...row(), locale: null })).toMatch(/^(23502|23514)$/)
    expect(await insert(anon(), { ...row(), surface: 'popup' })).toBe('23514')
    expect(await insert(anon(), { ...row(), anon_user_id: 'me' })).toBe('22P02')
    expect(await insert(anon(), { ...row(), anon_user_id: null })).toBe('23502')
    expect(await insert(anon(), { ...row(), event_id: null })).toBe('23502')
  })

  test.each(['2024-02-29T23:59:59Z', '2000-02-29T00:00:00.123456Z', '2026-11-21T11:00:00.5+02:00'])(
    'but the honest date %s is taken',
    async (givenAtISO) => {
      expect(await insert(anon(), { ...row(), consent: { ...record, givenAtISO } })).toBeNull()
    },
  )
})

describe('erasure on a person’s request', () => {
  test('removes that person’s rows alone and leaves a record without the person', async () => {
    const mine = row()
    await insert(anon(), mine)
    await insert(anon(), { ...row(), anon_user_id: mine.anon_user_id })
    await insert(anon(), row())
    const { data, error } = await service().rpc('erase_consent', request(mine.anon_user_id))
    expect([data, error]).toEqual([2, null])
    expect(await stored()).toHaveLength(1)
    const audit = await db.sql.query<Record<string, unknown>>('select * from private.consent_erasures')
    expect(audit.rows).toMatchObject([
      { erased_count: 2, reason: 'requested by e-mail', erased_by: 'service_role' },
    ])
    expect(JSON.stringify(audit.rows)).not.toContain(mine.anon_user_id)
  })

  test('is recorded also when there was nothing to erase', async () => {
    expect((await service().rpc('erase_consent', request(crypto.randomUUID()))).data).toBe(0)
    expect((await db.sql.query('select from private.consent_erasures')).rows).toHaveLength(1)
  })

  test('needs a reason and an id, else nothing goes', async () => {
    const mine = row()
    await insert(anon(), mine)
    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      const { error } = await service().rpc('erase_consent', { anon_user_id: mine.anon_user_id, reason })
      expect(error?.code).toBe('23514')
    }
    const nobody = await service().rpc('erase_consent', { anon_user_id: null, reason: 'requested' })
    expect(nobody.error?.code).toBe('22023')
    expect(await stored()).toHaveLength(1)
  })

  test('is not open to a visitor or to an account, admins included', async () => {
    const { client, id } = await account()
    await service().from('admins').insert({ user_id: id })
    const mine = row()
    await insert(anon(), mine)
    for (const caller of [anon(), client]) {
      expect((await caller.rpc('erase_consent', request(mine.anon_user_id))).error?.code).toBe('42501')
    }
    for (const role of ['anon', 'authenticated']) {
      for (const schema of ['private', 'public']) {
        const call = `select ${schema}.erase_consent('${mine.anon_user_id}', 'forged')`
        expect(await refusal(call, role)).toMatch(/permission denied for function/)
      }
    }
    expect(await stored()).toHaveLength(1)
  })

  test('does not leave the table open after it', async () => {
    await insert(anon(), row())
    await service().rpc('erase_consent', request(crypto.randomUUID()))
    expect(await refusal('delete from public.cookie_consent')).toMatch(/append-only/)
  })
})

describe('a proof whose time is over', () => {
  test('goes after 24 months and not a day before, and leaves a record without the person', async () => {
    const old = await aged('24 months 1 hour')
    const young = await aged('24 months -1 day')
    const { data, error } = await service().rpc('expire_consent')
    expect([data, error]).toEqual([1, null])
    expect((await stored()).map(({ event_id }) => event_id)).toEqual([young.event_id])
    const audit = await db.sql.query<Record<string, unknown>>('select * from private.consent_erasures')
    expect(audit.rows).toMatchObject([
      { erased_count: 1, reason: 'older than 24 months', erased_by: 'service_role', acting_user_id: null },
    ])
    for (const id of [old.anon_user_id, old.event_id]) expect(JSON.stringify(audit.rows)).not.toContain(id)
  })

  test('is told by the database’s clock: a device set to another year loses no proof', async () => {
    const { consent, ...rest } = row()
    await insert(anon(), { ...rest, consent: { ...consent, givenAtISO: '2001-01-01T00:00:00.000Z' } })
    expect((await service().rpc('expire_consent')).data).toBe(0)
    expect(await stored()).toHaveLength(1)
  })

  test('needs no record on a day when nothing is due', async () => {
    await insert(anon(), row())
    expect((await service().rpc('expire_consent')).data).toBe(0)
    expect((await db.sql.query('select from private.consent_erasures')).rows).toEqual([])
  })

  test('is not removed by a visitor or by an account, admins included', async () => {
    const { client, id } = await account()
    await service().from('admins').insert({ user_id: id })
    await aged('30 months')
    for (const caller of [anon(), client])
      expect((await caller.rpc('expire_consent')).error?.code).toBe('42501')
    for (const role of ['anon', 'authenticated'])
      for (const schema of ['private', 'public'])
        expect(await refusal(`select ${schema}.expire_consent()`, role)).toMatch(
          /permission denied for function/,
        )
    expect(await stored()).toHaveLength(1)
  })

  test('does not leave the table open when it has gone', async () => {
    await insert(anon(), row())
    await aged('30 months')
    await service().rpc('expire_consent')
    expect(await refusal('delete from public.cookie_consent')).toMatch(/append-only/)
    expect(await stored()).toHaveLength(1)
  })
})

describe('who is an admin', () => {
  test('an account sees its own row alone, a visitor none', async () => {
    const admin = await account()
    const other = await account()
    expect((await service().from('admins').insert({ user_id: admin.id })).error).toBeNull()
    expect((await admin.client.from('admins').select('user_id')).data).toEqual([{ user_id: admin.id }])
    expect((await other.client.from('admins').select('user_id')).data).toEqual([])
    expect((await anon().from('admins').select('user_id')).error?.code).toBe('42501')
  })

  test('nobody makes himself an admin', async () => {
    const { client, id } = await account()
    for (const caller of [anon(), client]) {
      expect((await caller.from('admins').insert({ user_id: id })).error?.code).toBe('42501')
      expect((await caller.from('admins').delete().eq('user_id', id)).error?.code).toBe('42501')
    }
  })

  test('is_admin() answers for the caller and does not fail for a visitor', async () => {
    const { id } = await account()
    const ask = async (role: string, subject: string) => {
      const answer = await as(role, 'select private.is_admin() as yes', subject)
      return answer.rows
    }
    await db.sql.query('insert into public.admins (user_id) values ($1)', [id])
    expect(await ask('authenticated', id), 'a session that has ended').toEqual([{ yes: false }])
    await db.sql.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id])
    expect(await ask('authenticated', id)).toEqual([{ yes: true }])
    expect(await ask('authenticated', crypto.randomUUID())).toEqual([{ yes: false }])
    expect(await ask('anon', '')).toEqual([{ yes: false }])
  })

  test('a deleted account leaves no admin behind', async () => {
    const { id } = await account()
    await service().from('admins').insert({ user_id: id })
    await db.sql.query('delete from auth.users where id = $1', [id])
    expect((await service().from('admins').select()).data).toEqual([])
  })
})

test('the migrations may run twice', async () => {
  // They bring older functions back, which other files would find.
  const own = await openDatabase({ ownTables: true })
  onTestFinished(own.close)
  for (const name of [
    '20260101000000_admins.sql',
    '20260101000100_cookie_consent.sql',
    '20261121120000_consent_expiry.sql',
  ]) {
    const text = await readFile(`supabase/migrations/${name}`, 'utf8')
    await own.sql.exec(text)
  }
  const client = createClient(own.url, own.keys.publishable)
  expect((await client.from('cookie_consent').insert(row())).error).toBeNull()
})

function row() {
  return {
    event_id: crypto.randomUUID(),
    anon_user_id: crypto.randomUUID(),
    consent: {
      version: '1.0.0',
      givenAtISO: new Date().toISOString(),
      categories: { ...allOrEssential(false), analytics: true },
    },
    locale: 'ro',
    surface: 'banner',
    gpc: false,
  }
}

function request(anonUserId: string) {
  return { anon_user_id: anonUserId, reason: 'requested by e-mail' }
}

async function insert(client: Client, values: Record<string, unknown>): Promise<string | null> {
  const { error } = await client.from('cookie_consent').insert(values)
  return error === null ? null : error.code
}

/** A proof that arrived that long ago. */
async function aged(age: string) {
  const sent = row()
  const { event_id, anon_user_id, consent, locale, surface } = sent
  await db.sql.query(
    `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface, created_at)
     values ($1, $2, $3, $4, $5, now() - $6::interval)`,
    [event_id, anon_user_id, consent, locale, surface, age],
  )
  return sent
}

type StoredRow = { event_id: string; user_id: string | null; locale: string; created_at: string }

async function stored(): Promise<StoredRow[]> {
  return (await db.sql.query<StoredRow>('select * from public.cookie_consent')).rows
}

function as(role: string, statement: string, subject = '') {
  return db.sql.transaction(async (tx) => {
    await tx.exec(`set local role ${role}`)
    await tx.query("select set_config('request.jwt.claim.sub', $1, true)", [subject])
    await tx.query("select set_config('request.jwt.claims', $1, true)", [
      subject && JSON.stringify({ sub: subject, session_id: subject }),
    ])
    return tx.query(statement)
  })
}

async function refusal(statement: string, role = 'postgres'): Promise<string> {
  const outcome = await as(role, statement).then(
    () => 'it was allowed',
    (error: unknown) => error,
  )
  return outcome instanceof Error ? outcome.message : String(outcome)
}
