import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { comfortWishes } from '../../src/content/vocabulary.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'
import { doctor } from '../support/samples/examples.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase({ seeded: false })
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account, outsiders } = clientsOf(() => db, createClient)
type Client = ReturnType<typeof anon>

describe('a request', () => {
  test('is added by a visitor, stamped by the database', async () => {
    const sent = row()
    expect(await insert(anon(), sent)).toBeNull()
    expect(await stored()).toMatchObject([{ ...sent, handled_at: null, notified_at: null }])
  })

  test('is one, however often it is delivered', async () => {
    const sent = row()
    expect(await insert(anon(), sent)).toBeNull()
    expect(await insert(anon(), sent)).toBe('23505')
    expect(await insert(anon(), { ...row(), idempotency_key: sent.idempotency_key })).toBe('23505')
    expect(await stored()).toHaveLength(1)
  })

  test('carries wishes for an easier visit, of one list and no other', async () => {
    for (const comfort of [...comfortWishes, comfortWishes.join(',')])
      expect(await insert(anon(), { ...row(), comfort })).toBeNull()
    for (const comfort of ['', 'asleep', 'nervous,asleep', 'nervous,', 'nervous breaks'])
      expect(await insert(anon(), { ...row(), comfort })).toBe('23514')
  })

  test('is of the contact form unless it names another', async () => {
    await insert(anon(), row())
    expect(await insert(anon(), { ...row(), form: 'secondOpinion' })).toBeNull()
    expect((await stored()).map(({ form }) => form)).toEqual(['contact', 'secondOpinion'])
    for (const form of ['', 'a', 'Second', 'second opinion', null])
      expect(await insert(anon(), { ...row(), form })).toMatch(/^23/)
  })

  test('may share its reference with another and is still taken', async () => {
    await insert(anon(), row())
    expect(await insert(anon(), row())).toBeNull()
  })
})

describe('a visitor', () => {
  test('cannot read, change or delete anything, with or without an account', async () => {
    await insert(anon(), row())
    const { client } = await account()
    for (const caller of [anon(), client]) {
      const { data } = await caller.from('contact_requests').select('*')
      expect(data ?? []).toEqual([])
      await caller
        .from('contact_requests')
        .update({ handled_at: new Date().toISOString() })
        .eq('locale', 'ro')
      await caller.from('contact_requests').delete().eq('locale', 'ro')
      expect((await caller.from('contact_requests').insert(row()).select()).error).not.toBeNull()
    }
    expect((await anon().from('contact_requests').select('id')).error?.code).toBe('42501')
    expect(await stored()).toMatchObject([{ handled_at: null }])
  })

  test('sets nothing that is the clinic’s or the database’s to set', async () => {
    for (const own of [
      { id: crypto.randomUUID() },
      { created_at: '2020-01-01T00:00:00Z' },
      { handled_at: '2026-01-01T00:00:00Z' },
      { notified_at: '2026-01-01T00:00:00Z' },
      { notice_claimed_at: '2099-01-01T00:00:00Z' },
      { notice_holder: crypto.randomUUID() },
      { progress: 'called' },
      { assigned_to: crypto.randomUUID(), assigned_email: 'a@b.ro' },
      { revision: 7 },
    ])
      expect(await insert(anon(), { ...row(), ...own })).toBe('42501')
  })

  test('runs none of the functions behind it', async () => {
    await insert(anon(), row())
    const { client } = await account()
    for (const caller of [anon(), client]) {
      const key = { request_key: crypto.randomUUID(), claimant: crypto.randomUUID() }
      for (const { error } of [
        await caller.rpc('claim_request_notice', key),
        await caller.rpc('finish_request_notice', { ...key, sent: true }),
        await caller.rpc('untold_requests'),
      ])
        expect(error?.code).toBe('42501')
      expect((await caller.rpc('expire_contact_requests')).error?.code).toBe('42501')
    }
  })
})

describe('the work on a request', () => {
  test('is nothing for a visitor, an account without the right, a removed admin or an ended session', async () => {
    await insert(anon(), row())
    const { client: admin } = await account(true)
    const { id: colleague } = await account(true)
    expect(await work(admin, 0, 'note', null, 'o notă')).toBe('done')
    const [{ id: request }] = await idsOf()
    for (const caller of Object.values(await outsiders())) {
      expect(await work(caller, 1, 'state', 'done')).toBe('42501')
      expect((await caller.rpc('erase_request', { request, reason: 'spam' })).error?.code).toBe('42501')
      expect((await caller.rpc('expire_audit_entries')).error?.code).toBe('42501')
      const { data } = await caller.from('contact_request_steps').select('note')
      expect(data ?? []).toEqual([])
    }
    for (const caller of [anon(), admin]) {
      const step = { request, account: colleague, email: 'x', action: 'note', note: 'x' }
      expect((await caller.from('contact_request_steps').insert(step)).error?.code).toBe('42501')
      expect((await caller.from('contact_request_steps').delete().eq('request', request)).error?.code).toBe(
        '42501',
      )
      const change = { progress: 'no_show', revision: 9 }
      expect((await caller.from('contact_requests').update(change).eq('id', request)).error?.code).toBe(
        '42501',
      )
    }
    expect(await stored()).toMatchObject([{ progress: 'new', revision: 1 }])
  })
})

describe('an admin', () => {
  test('works on a request, in their own name, and everything is on record', async () => {
    await insert(anon(), row())
    const { client, id } = await account(true)
    expect((await client.from('contact_requests').select('name')).data).toEqual([{ name: 'Ana Ionescu' }])
    expect(await work(client, 0, 'take')).toBe('done')
    expect(await work(client, 1, 'state', 'no_answer', ' sun după 17 ')).toBe('done')
    expect(await work(client, 2, 'state', 'done')).toBe('done')
    expect(await stored()).toMatchObject([
      { assigned_to: id, progress: 'no_answer', handled_by: id, handled_at: expect.anything(), revision: 3 },
    ])
    const { data } = await client
      .from('contact_request_steps')
      .select('account, action, state, state_before, note')
      .order('id')
    expect(data).toEqual([
      { account: id, action: 'take', state: null, state_before: null, note: null },
      { account: id, action: 'state', state: 'no_answer', state_before: 'new', note: 'sun după 17' },
      { account: id, action: 'state', state: 'done', state_before: 'no_answer', note: null },
    ])
    const { data: audit } = await client.from('audit_entries').select('account, action, detail').order('id')
    expect(audit).toEqual([
      { account: id, action: 'request_take', detail: { reference: '7KQM-X2TA' } },
      { account: id, action: 'request_state', detail: { reference: '7KQM-X2TA', state: 'no_answer' } },
      { account: id, action: 'request_state', detail: { reference: '7KQM-X2TA', state: 'done' } },
    ])
    expect(await work(client, 3, 'state', 'new')).toBe('done')
    expect(await work(client, 4, 'release')).toBe('done')
    expect(await stored()).toMatchObject([
      { assigned_to: null, assigned_email: null, progress: 'new', handled_by: null, handled_at: null },
    ])
  })

  test('does not work on what a colleague has changed meanwhile, nor on what is no step', async () => {
    await insert(anon(), row())
    const { client } = await account(true)
    const { client: colleague } = await account(true)
    const both = await Promise.all([
      work(client, 0, 'state', 'called'),
      work(colleague, 0, 'state', 'no_show'),
    ])
    expect(both.toSorted()).toEqual(['done', 'stale'])
    expect(await work(client, 1, 'state', 'asleep')).toBe('22023')
    expect(await work(client, 1, 'burn')).toBe('22023')
    expect(await work(client, 1, 'note', null, '   ')).toBe('23514')
    expect(await work(client, 1, 'note', null, 'a'.repeat(1001))).toBe('23514')
    expect(await stored()).toMatchObject([{ revision: 1 }])
    await db.sql.query("update contact_requests set created_at = now() - interval '90 days'")
    expect(await work(client, 1, 'note', null, 'prea târziu')).toBe('missing')
  })

  test('deletes a request with its notes; what stays is who did it and why', async () => {
    await insert(anon(), row())
    const { client, id } = await account(true)
    await work(client, 0, 'note', null, 'Ana vine marți')
    const [{ id: request }] = await idsOf()
    expect((await client.rpc('erase_request', { request, reason: 'a whim' })).error?.code).toBe('22023')
    expect((await client.rpc('erase_request', { request, reason: 'asked' })).data).toBe(true)
    expect((await client.rpc('erase_request', { request, reason: 'asked' })).data).toBe(false)
    expect(await stored()).toEqual([])
    const steps = await db.sql.query('select 1 from public.contact_request_steps')
    expect(steps.rows).toEqual([])
    const { data } = await client
      .from('audit_entries')
      .select('account, action, detail')
      .eq('action', 'request_erase')
    expect(data).toEqual([
      { account: id, action: 'request_erase', detail: { reference: '7KQM-X2TA', reason: 'asked' } },
    ])
  })

  test('finds a name without its marks, a reference without its dash, the end of a phone number', async () => {
    await insert(anon(), { ...row(), name: 'Ștefania Țîrlea-Müller' })
    const { client } = await account(true)
    for (const word of [
      'stefania',
      'tirlea',
      'muller',
      '7kqmx2ta',
      '7kqm-x2ta',
      '712034567',
      '4567',
      'ana@ex',
    ]) {
      const { data } = await client.from('contact_requests').select('id').ilike('search', `%${word}%`)
      expect([word, data?.length]).toEqual([word, 1])
    }
  })

  test('changes nothing that a visitor wrote', async () => {
    await insert(anon(), row())
    const { client } = await account(true)
    const changed = await client.from('contact_requests').update({ message: 'altceva' }).eq('locale', 'ro')
    expect(changed.error?.code).toBe('42501')
    expect((await client.from('contact_requests').delete().eq('locale', 'ro')).error?.code).toBe('42501')
  })

  test('no longer sees what is past its time', async () => {
    await insert(anon(), row())
    await db.sql.query("update contact_requests set created_at = now() - interval '91 days'")
    const { client } = await account(true)
    expect((await client.from('contact_requests').select('name')).data).toEqual([])
  })
})

describe('a malformed request is refused', () => {
  const malformed: [string, Record<string, unknown>][] = [
    ['no name', { name: null }],
    ['a name of spaces', { name: '   ' }],
    ['an endless name', { name: 'a'.repeat(81) }],
    ['no way to answer', { phone: null, email: null }],
    ['a phone as typed', { phone: '0712 034 567' }],
    ['an e-mail that is none', { email: 'ana@exemplu' }],
    ['an unknown language', { locale: 'de' }],
    ['no language for the answer', { answer_locale: null }],
    ['a reference of another form', { reference: 'O0I1-AAAA' }],
    ['a treatment that is no key', { treatment: 'Implant; drop table' }],
    ['a country in words', { country: 'Germany' }],
    ['an empty message', { message: '' }],
    ['an endless message', { message: 'a'.repeat(1001) }],
    ['an endless estimate', { estimate: 'a'.repeat(4001) }],
    ['four wishes', { wishes: Array.from({ length: 4 }, () => ({ day: '2026-12-02', part: 'any' })) }],
    ['a wish with something more', { wishes: [{ day: '2026-12-02', part: 'any', note: 'x' }] }],
    ['a wish without a part', { wishes: [{ day: '2026-12-02' }] }],
    ['a wish for no day', { wishes: [{ day: '2026-13-02', part: 'any' }] }],
    ['wishes that are an object', { wishes: { day: '2026-12-02', part: 'any' } }],
    ['no key', { idempotency_key: null }],
  ]

  test.each(malformed)('%s', async (_, wrong) => {
    expect(await insert(anon(), { ...row(), ...wrong })).toMatch(/^(23514|23502)$/)
    expect(await insert(service(), { ...row(), ...wrong })).toMatch(/^(23514|23502)$/)
    expect(await stored()).toEqual([])
  })

  test('but up to three wishes are taken, and none', async () => {
    for (const count of [0, 1, 2, 3]) {
      const wishes = Array.from({ length: count }, () => ({ day: '2026-12-02', part: 'evening' }))
      expect(await insert(anon(), { ...row(), wishes })).toBeNull()
    }
  })
})

describe('the notice to the clinic', () => {
  const holder = crypto.randomUUID()
  const other = crypto.randomUUID()
  let key: string
  beforeEach(async () => {
    const sent = row()
    key = sent.idempotency_key
    await insert(anon(), sent)
  })
  const claim = async (claimant: string) =>
    (await service().rpc('claim_request_notice', { request_key: key, claimant })).data
  const finish = async (claimant: string, sent: boolean) =>
    (await service().rpc('finish_request_notice', { request_key: key, claimant, sent })).data
  const yours = [{ state: 'yours', reference: '7KQM-X2TA' }]
  const leased = [{ state: 'leased', reference: null }]
  const done = [{ state: 'done', reference: null }]
  const pass = (time: string) =>
    db.sql.query(`update contact_requests set created_at = created_at - interval '${time}',
      notice_claimed_at = notice_claimed_at - interval '${time}'`)
  const untold = async () => (await service().rpc('untold_requests')).data

  test('is leased to one claimant, who may ask again, and to the next when the lease is over', async () => {
    expect(await claim(holder)).toEqual(yours)
    expect(await claim(holder)).toEqual(yours)
    expect(await claim(other)).toEqual(leased)
    await pass('61 seconds')
    expect(await claim(other)).toEqual(yours)
    expect(await claim(holder)).toEqual(leased)
  })

  test('is given back by its holder alone', async () => {
    await claim(holder)
    expect(await finish(other, false)).toBe(true)
    expect(await claim(other)).toEqual(leased)
    expect(await finish(holder, false)).toBe(true)
    expect(await claim(other)).toEqual(yours)
  })

  test('that has left is done, whoever says so and however often', async () => {
    await claim(holder)
    expect([await finish(other, true), await finish(holder, true), await finish(holder, false)]).toEqual([
      true,
      true,
      true,
    ])
    expect([await claim(holder), await claim(other)]).toEqual([done, done])
    expect(await stored()).toMatchObject([{ notified_at: expect.anything() }])
  })

  test('of a request that is gone is done', async () => {
    key = crypto.randomUUID()
    expect(await claim(holder)).toEqual(done)
    expect(await finish(holder, true)).toBe(true)
  })

  test('is found by the sweep after two minutes, unless somebody is at it or it is dealt with', async () => {
    expect(await untold()).toEqual([])
    await pass('3 minutes')
    expect(await untold()).toEqual([{ request_key: key, attempted: false }])
    await claim(holder)
    expect(await untold()).toEqual([])
    await pass('2 minutes')
    expect(await untold()).toEqual([{ request_key: key, attempted: true }])
    await db.sql.query('update contact_requests set handled_at = now(), handled_by = gen_random_uuid()')
    expect(await untold()).toEqual([])
    await db.sql.query(
      'update contact_requests set handled_at = null, handled_by = null, notified_at = now()',
    )
    expect(await untold()).toEqual([])
  })
})

test('what was done is known for 24 months', async () => {
  await db.sql.query(`insert into audit_entries (at, account, email, action, subject) values
    (now() - interval '24 months', gen_random_uuid(), 'a@b.ro', 'publish', 'prices'),
    (now() - interval '23 months', gen_random_uuid(), 'a@b.ro', 'publish', 'prices')`)
  expect((await service().rpc('expire_audit_entries')).data).toBe(1)
})

test('what is ninety days old is deleted, and counted', async () => {
  await insert(anon(), { ...row(), name: 'Veche' })
  await db.sql.query("update contact_requests set created_at = now() - interval '90 days'")
  await insert(anon(), row())
  expect((await service().rpc('expire_contact_requests')).data).toBe(1)
  expect(await stored()).toMatchObject([{ name: 'Ana Ionescu' }])
})

async function idsOf() {
  const { rows } = await db.sql.query<{ id: string }>('select id from public.contact_requests')
  const [first] = rows
  if (first === undefined) throw new Error('There is no request')
  return [first] as const
}

/** What the step came to: its outcome, or the code of the refusal. */
async function work(
  client: Client,
  seen: number,
  new_action: string,
  new_state: string | null = null,
  new_note: string | null = null,
) {
  const [{ id: request }] = await idsOf()
  const { data, error } = await client.rpc('work_on_request', {
    request,
    seen,
    new_action,
    new_state,
    new_note,
  })
  return error?.code ?? data
}

function row() {
  return {
    idempotency_key: crypto.randomUUID(),
    reference: '7KQM-X2TA',
    locale: 'ro',
    answer_locale: 'en',
    name: 'Ana Ionescu',
    phone: '+40712034567',
    email: 'ana@exemplu.ro',
    treatment: 'implant_dentar',
    doctor: doctor.id,
    wishes: [{ day: '2026-12-02', part: 'any' }],
    message: 'Mă doare o măsea.',
    country: 'DE',
    estimate: '2 × Implant',
  }
}

async function insert(client: Client, values: Record<string, unknown>): Promise<string | null> {
  const { error } = await client.from('contact_requests').insert(values)
  return error === null ? null : error.code
}

async function stored() {
  return (await db.sql.query<Record<string, unknown>>('select * from public.contact_requests')).rows
}
