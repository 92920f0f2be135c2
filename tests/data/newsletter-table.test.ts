import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { openDatabase } from '../support/database.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase({ seeded: false })
}, 60_000)
beforeEach(() => db.reset())
afterAll(() => db.close())

const hash = 'a'.repeat(64)
const otherHash = 'b'.repeat(64)

describe('the public key', () => {
  test('neither reads nor writes the list, with or without an account', async () => {
    await request()
    const { client } = await account()
    for (const caller of [anon(), client]) {
      expect((await caller.from('newsletter_subscribers').select('email')).data ?? []).toEqual([])
      const added = await caller
        .from('newsletter_subscribers')
        .insert({ email: 'x@y.ro', locale: 'ro', token_hash: hash })
      expect(added.error?.code).toBe('42501')
      const changed = await caller
        .from('newsletter_subscribers')
        .update({ status: 'confirmed' })
        .eq('locale', 'ro')
      const removed = await caller.from('newsletter_subscribers').delete().eq('locale', 'ro')
      expect([changed.error?.code, removed.error?.code]).toEqual(['42501', '42501'])
    }
  })

  test('runs none of the functions', async () => {
    const { client } = await account()
    for (const caller of [anon(), client]) {
      const asked = await caller.rpc('request_subscription', {
        address: 'x@y.ro',
        language: 'ro',
        link_hash: hash,
      })
      const confirmed = await caller.rpc('confirm_subscription', { link_hash: hash })
      const ended = await caller.rpc('end_subscription', { subscriber: crypto.randomUUID() })
      const expired = await caller.rpc('expire_newsletter_subscribers')
      for (const { error } of [asked, confirmed, ended, expired]) expect(error?.code).toBe('42501')
    }
  })
})

test('an admin sees the list and cannot change it', async () => {
  await request()
  const { client } = await account(true)
  expect((await client.from('newsletter_subscribers').select('email')).data).toEqual([
    { email: 'ana@exemplu.ro' },
  ])
  expect((await client.from('newsletter_subscribers').delete().eq('locale', 'ro')).error?.code).toBe('42501')
})

describe('asking', () => {
  test('says that a mail is due, for a retry with the same link as well', async () => {
    expect(await request()).toBe(true)
    expect(await request()).toBe(true)
    expect(await stored()).toMatchObject([{ email: 'ana@exemplu.ro', status: 'pending', token_hash: hash }])
  })

  test('again within ten minutes sends no other mail, and the first link stays good', async () => {
    await request()
    expect(await request(otherHash)).toBe(false)
    expect(await confirm()).toMatchObject([{ newly: true }])
  })

  test('again later replaces the link', async () => {
    await request()
    await db.sql.query("update newsletter_subscribers set requested_at = now() - interval '11 minutes'")
    expect(await request(otherHash, 'ANA@exemplu.ro')).toBe(true)
    expect(await confirm()).toEqual([])
    expect(await confirm(otherHash)).toMatchObject([{ email: 'ana@exemplu.ro', newly: true }])
    expect(await stored()).toHaveLength(1)
  })

  test('once confirmed changes nothing', async () => {
    await request()
    await confirm()
    await db.sql.query("update newsletter_subscribers set requested_at = now() - interval '1 day'")
    expect(await request(otherHash)).toBe(false)
    expect(await stored()).toMatchObject([{ status: 'confirmed', token_hash: hash }])
  })
})

describe('confirming', () => {
  test('twice is once', async () => {
    await request()
    expect(await confirm()).toMatchObject([{ newly: true }])
    expect(await confirm()).toMatchObject([{ newly: false }])
  })

  test('is over after 48 hours', async () => {
    await request()
    await db.sql.query('update newsletter_subscribers set token_expires_at = now()')
    expect(await confirm()).toEqual([])
    expect(await stored()).toMatchObject([{ status: 'pending' }])
  })

  test('is no way back for who has left since', async () => {
    await request()
    const [{ id } = { id: '' }] = await confirm()
    expect((await service().rpc('end_subscription', { subscriber: id })).data).toBe(true)
    expect((await service().rpc('end_subscription', { subscriber: id })).data).toBe(false)
    expect(await confirm()).toEqual([])
    expect(await stored()).toMatchObject([{ status: 'unsubscribed', token_hash: null }])
  })
})

test('who left, asked again and never confirmed has left', async () => {
  await request()
  const [{ id } = { id: '' }] = await confirm()
  await service().rpc('end_subscription', { subscriber: id })
  expect(await request(otherHash)).toBe(true)
  await db.sql.query("update newsletter_subscribers set requested_at = now() - interval '8 days'")
  expect((await service().rpc('expire_newsletter_subscribers')).data).toBe(0)
  expect(await stored()).toMatchObject([{ status: 'unsubscribed', token_hash: null }])
})

describe('a malformed subscriber is refused', () => {
  const row = {
    email: 'ana@exemplu.ro',
    locale: 'ro',
    token_hash: hash,
    token_expires_at: '2026-12-01T00:00:00Z',
  }
  test.each<[string, Record<string, unknown>]>([
    ['an address in capitals', { email: 'Ana@exemplu.ro' }],
    ['an address that is none', { email: 'ana' }],
    ['no address', { email: null }],
    ['an unknown language', { locale: 'fr' }],
    ['an unknown state', { status: 'maybe' }],
    ['no state', { status: null }],
    ['pending without a link', { token_hash: null, token_expires_at: null }],
    ['a link without an end', { token_expires_at: null }],
    ['a link in clear', { token_hash: 'not-a-hash' }],
    ['confirmed at no time', { status: 'confirmed' }],
    ['left at no time', { status: 'unsubscribed' }],
  ])('%s', async (_, wrong) => {
    const { error } = await service()
      .from('newsletter_subscribers')
      .insert({ ...row, ...wrong })
    expect(error?.code).toMatch(/^(23514|23502)$/)
  })
})

async function request(link_hash = hash, address = 'ana@exemplu.ro') {
  const { data, error } = await service().rpc('request_subscription', { address, language: 'ro', link_hash })
  if (error) throw new Error(error.message)
  return data
}

async function confirm(link_hash = hash): Promise<{ id: string; email: string; newly: boolean }[]> {
  const { data, error } = await service().rpc('confirm_subscription', { link_hash })
  if (error) throw new Error(error.message)
  return data
}

function clientWith(key: string, accessToken?: string) {
  return createClient(db.url, key, {
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` } },
  })
}

function anon() {
  return clientWith(db.keys.publishable)
}

function service() {
  return clientWith(db.keys.secret)
}

async function account(isAdmin = false) {
  const email = `${crypto.randomUUID()}@amiaza.example`
  const { data } = await anon().auth.signUp({ email, password: 'a long enough password' })
  if (data.session === null || data.user === null) throw new Error('Signing up gave no session.')
  if (isAdmin) await service().from('admins').insert({ user_id: data.user.id })
  return { client: clientWith(db.keys.publishable, data.session.access_token), id: data.user.id }
}

async function stored() {
  return (await db.sql.query<Record<string, unknown>>('select * from public.newsletter_subscribers')).rows
}
