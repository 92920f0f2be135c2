import { describe, expect, test } from 'vitest'
import { complaintIds, regionIds } from '../../../src/content/complaints/mouth.ts'
import { symptomIds } from '../../../src/content/complaints/symptoms.ts'
import { comfortWishes } from '../../../src/content/vocabulary.ts'
import { contactTable } from '../../support/database/contact-table.ts'

const { anon, service, account, query, row, insert, stored } = contactTable()

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

  test('says what hurts by a code of the site', async () => {
    for (const complaint of [...regionIds, ...complaintIds, ...symptomIds])
      expect(await insert(anon(), { ...row(), complaint })).toBeNull()
    for (const complaint of ['', 'A lot', 'x'.repeat(41)])
      expect(await insert(anon(), { ...row(), complaint })).toBe('23514')
  })

  test('is of the contact form unless it names another', async () => {
    await insert(anon(), row())
    expect(await insert(anon(), { ...row(), form: 'secondOpinion' })).toBeNull()
    expect((await stored()).map(({ form }) => form).toSorted()).toEqual(['contact', 'secondOpinion'])
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

describe('a malformed request is refused', () => {
  const malformed: [string, Record<string, unknown>][] = [
    ['no name', { name: null }],
    ['a name of spaces', { name: '   ' }],
    ['an endless name', { name: 'a'.repeat(81) }],
    ['no way to answer', { phone: null, email: null }],
    ['a phone as typed', { phone: '0712 034 567' }],
    ['an e-mail that is none', { email: 'ana@exemplu' }],
    ['no language', { locale: 'German' }],
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

test('what is ninety days old is deleted, and counted', async () => {
  await insert(anon(), { ...row(), name: 'Veche' })
  await query("update contact_requests set created_at = now() - interval '90 days'")
  await insert(anon(), row())
  expect((await service().rpc('expire_contact_requests')).data).toBe(1)
  expect(await stored()).toMatchObject([{ name: 'Ana Ionescu' }])
})
