import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedSupabase, openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'

const notes = `
  create table public.notes (
    body text check (coalesce(length(body) < 40, false)), mail text unique, user_id uuid);
  alter table public.notes enable row level security;
  revoke all on public.notes from anon, authenticated, service_role;
  grant insert on public.notes to anon;
  grant select on public.notes to service_role;
  create policy visitors on public.notes for insert to anon with check (user_id is null);
  create function public.complain() returns integer language plpgsql
    as $$ begin raise exception 'ana@exemplu.ro complains'; end $$;`

const workshop = mkdtempSync(path.join(tmpdir(), 'embedded-supabase-'))
const migrations = path.join(workshop, 'migrations')
const seed = path.join(workshop, 'seed.sql')
/** A copy of a kept database opens in a third of the time. */
const templates = path.join(workshop, 'templates')

beforeAll(async () => {
  const { mkdir } = await import('node:fs/promises')
  await mkdir(migrations)
  writeMigration('20260101000000_notes.sql', notes)
  writeFileSync(seed, seedOf('seeded'))
})
afterAll(() => rmSync(workshop, { recursive: true }))

describe('a running database', () => {
  let db: EmbeddedSupabase
  beforeAll(async () => {
    db = await openEmbeddedSupabase({ templates, migrations, seed })
  })
  afterEach(() => db.reset())
  afterAll(() => db.close())

  test('answers as PostgREST does when a row is refused', async () => {
    const visitor = clientOf(db, db.keys.publishable)
    const tooLong = await visitor.from('notes').insert({ body: 'x'.repeat(40) })
    expect([tooLong.status, tooLong.error?.code]).toEqual([400, '23514'])
    const foreign = await visitor.from('notes').insert({ body: 'x', user_id: crypto.randomUUID() })
    expect([foreign.status, foreign.error?.code]).toEqual([401, '42501'])
    const raised = await visitor.rpc('complain')
    expect([raised.status, raised.error?.code]).toEqual([400, 'P0001'])
    await visitor.from('notes').insert({ body: 'x', mail: 'ana@exemplu.ro' })
    const twice = await visitor.from('notes').insert({ body: 'x', mail: 'ana@exemplu.ro' })
    expect([twice.status, twice.error?.code]).toEqual([409, '23505'])
  })

  test('prints no values of a refused row', async () => {
    const mail = 'ana@exemplu.ro'
    const statements: [string, unknown[]][] = [
      ['insert into public.notes (body, mail) values ($1, $2)', ['x'.repeat(40), mail]],
      ['insert into public.notes (user_id) values ($1::text::uuid)', [mail]],
      ['select public.complain()', []],
    ]
    for (const [statement, values] of statements) {
      const error: unknown = await db.sql.query(statement, values).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      expect(inspect(error)).toMatch(/^\[embedded supabase\] [0-9A-Z]{5} /)
      expect(inspect({ cause: error })).not.toContain(mail)
    }
  })

  test('signs up, signs in and knows the token’s owner', async () => {
    const visitor = clientOf(db, db.keys.publishable)
    const credentials = { email: 'ana@exemplu.ro', password: 'a long enough password' }
    await visitor.auth.signUp(credentials)
    const { data } = await visitor.auth.signInWithPassword(credentials)
    const { data: owner } = await visitor.auth.getUser(data.session?.access_token)
    expect(owner.user?.email).toBe(credentials.email)
    const wrong = await visitor.auth.signInWithPassword({ ...credentials, password: 'another password' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  test('reset() leaves the seed and nothing else', async () => {
    await clientOf(db, db.keys.publishable).from('notes').insert({ body: 'mine' })
    await db.reset()
    expect(await bodies(db)).toEqual(['seeded'])
  })

  const service = () => clientOf(db, db.keys.secret).from('notes').select('body')

  test.each([
    ['down', 0],
    ['500', 500],
    ['429', 429],
    ['html', 200],
  ] as const)('the fault %s is an error for the caller', async (fault, status) => {
    db.fault(fault)
    const answer = await service()
    expect([answer.status, answer.error === null]).toEqual([status, false])
    db.fault(null)
    expect((await service()).data).toEqual([{ body: 'seeded' }])
  })

  test('the fault shape looks like success and is none', async () => {
    db.fault('shape')
    const answer = await service()
    expect([answer.status, answer.error, Array.isArray(answer.data)]).toEqual([200, null, false])
  })

  test('the fault slow answers late', async () => {
    db.fault('slow:200')
    const started = performance.now()
    expect((await service()).data).toEqual([{ body: 'seeded' }])
    expect(performance.now() - started).toBeGreaterThan(190)
  })

  test('the fault hang answers when it is lifted, and not before', async () => {
    db.fault('hang')
    const patient = service().then((answer) => answer.status)
    const impatient = await service().abortSignal(AbortSignal.timeout(200))
    expect(impatient.error).not.toBeNull()
    db.fault(null)
    expect(await patient).toBe(200)
  })

  test('of the faults lost, late and stray the database does what it was asked', async () => {
    const bodies = async () =>
      (await db.sql.query<{ body: string }>('select body from notes order by body')).rows.map(
        ({ body }) => body,
      )
    const add = (body: string) =>
      clientOf(db, db.keys.publishable).from('notes').insert({ body }).abortSignal(AbortSignal.timeout(150))
    for (const fault of ['lost', 'late:300', 'stray:300'] as const) {
      db.fault(fault)
      expect((await add(fault)).error).not.toBeNull()
      expect((await bodies()).includes(fault)).toBe(!fault.startsWith('stray'))
    }
    await expect.poll(bodies).toEqual(['late:300', 'lost', 'seeded', 'stray:300'])
  })

  test('a fault can be limited to a number of requests of one path', async () => {
    db.fault('503', { path: '/rest/v1/notes', times: 2 })
    const statuses = [(await service()).status, (await service()).status, (await service()).status]
    expect(statuses).toEqual([503, 503, 200])
  })

  test('after the fault killed the front is there again, at its address', async () => {
    db.fault('killed')
    expect((await service()).error).not.toBeNull()
    db.fault(null)
    await expect.poll(async () => (await service()).data).toEqual([{ body: 'seeded' }])
  })

  test('a fault of the tables leaves sign-in alone', async () => {
    db.fault('down', '/rest/v1')
    const visitor = clientOf(db, db.keys.publishable)
    const { error } = await visitor.auth.signUp({
      email: 'ion@exemplu.ro',
      password: 'a long enough password',
    })
    expect(error).toBeNull()
    expect((await service()).error).not.toBeNull()
  })

  test('a copy of a kept database has the seed of today and nothing of other copies', {
    timeout: 120_000,
  }, async () => {
    const open = () => openEmbeddedSupabase({ templates, migrations, seed })
    await clientOf(db, db.keys.publishable).from('notes').insert({ body: 'mine' })
    expect(await bodies(db)).toEqual(['seeded', 'mine'])
    await using second = await closing(open())
    expect(await bodies(second)).toEqual(['seeded'])
    await db.reset()
    expect(await bodies(db)).toEqual(['seeded'])
    writeFileSync(seed, seedOf('another'))
    onTestFinished(() => writeFileSync(seed, seedOf('seeded')))
    await using third = await closing(open())
    expect(await bodies(third)).toEqual(['another'])
  })

  test('its port is refused to a second one', async () => {
    const port = Number(new URL(db.url).port)
    await expect(openEmbeddedSupabase({ templates, migrations, port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use`,
    )
  })
})

describe('a database directory', () => {
  const dir = path.join(workshop, 'database')

  test('keeps its rows, is seeded once, has one owner, and closes twice', { timeout: 120_000 }, async () => {
    const first = await openEmbeddedSupabase({ dir, migrations, seed })
    await clientOf(first, first.keys.publishable).from('notes').insert({ body: 'mine' })
    await expect(openEmbeddedSupabase({ dir, migrations })).rejects.toThrow(
      `in use by process ${process.pid}`,
    )
    await Promise.all([first.close(), first.close()])
    await first.close()

    const second = await openEmbeddedSupabase({ dir, migrations, seed })
    expect(await bodies(second)).toEqual(['seeded', 'mine'])
    await second.close()
  })

  test('refuses misnamed, edited, missing and broken migrations', { timeout: 120_000 }, async () => {
    const open = async () => (await openEmbeddedSupabase({ dir, migrations })).close()

    const misnamed = writeMigration('1_short.sql', 'select 1')
    await expect(open()).rejects.toThrow('1_short.sql is not named like 20260101000000_name.sql')
    rmSync(misnamed)

    writeMigration('20260101000000_notes.sql', `${notes} -- edited`)
    await expect(open()).rejects.toThrow('20260101000000_notes.sql was changed after it had been applied')
    // Other ends of lines are no change: the next migration gets its turn.
    writeMigration('20260101000000_notes.sql', notes.replaceAll('\n', '\r\n'))

    const broken = writeMigration('20260102000000_broken.sql', 'create table half (a int);\nselect nothing;')
    await expect(open()).rejects.toThrow('20260102000000_broken.sql failed at line 2')
    writeMigration('20260102000000_broken.sql', 'create table half (a int);')
    await expect(open()).resolves.toBeUndefined()
    rmSync(broken)
    await expect(open()).rejects.toThrow('20260102000000_broken.sql is gone')
  })
})

function seedOf(body: string): string {
  return `insert into public.notes (body) values ('${body}');`
}

async function closing(opened: Promise<EmbeddedSupabase>): Promise<EmbeddedSupabase & AsyncDisposable> {
  const db = await opened
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.close() })
}

function writeMigration(name: string, sql: string): string {
  const file = path.join(migrations, name)
  writeFileSync(file, sql)
  return file
}

function clientOf(db: EmbeddedSupabase, key: string) {
  return createClient(db.url, key, {
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

async function bodies(db: EmbeddedSupabase): Promise<string[]> {
  return (await db.sql.query<{ body: string }>('select body from public.notes order by ctid')).rows.map(
    (row) => row.body,
  )
}
