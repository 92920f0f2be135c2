import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase({ seeded: false })
}, 60_000)
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, service, account } = clientsOf(() => db, createClient)

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
      const mail = crypto.randomUUID()
      for (const { error } of [
        await caller.rpc('request_subscription', { address: 'x@y.ro', language: 'ro', mail }),
        await caller.rpc('confirm_subscription', { link_hash: hash, welcome: mail }),
        await caller.rpc('end_subscription', { subscriber: mail, wished_at: '2026-01-01T00:00:00Z' }),
        await caller.rpc('claim_newsletter_mail', { mail, claimant: mail, link_hash: hash }),
        await caller.rpc('finish_newsletter_mail', { mail, claimant: mail, sent: true }),
        await caller.rpc('unsent_newsletter_mails'),
        await caller.rpc('expire_newsletter_subscribers'),
      ])
        expect(error?.code).toBe('42501')
    }
  })

  test('neither reads nor writes its mails, an admin’s key neither', async () => {
    await request()
    const { client } = await account()
    const { client: admin } = await account(true)
    const [{ id: subscriber }] = await stored()
    for (const caller of [anon(), client, admin]) {
      const table = () => caller.from('newsletter_mails')
      for (const { error } of [
        await table().select('id'),
        await table().insert({ id: crypto.randomUUID(), subscriber, kind: 'welcome' }),
        await table().update({ sent_at: null }).eq('kind', 'confirmation'),
        await table().delete().eq('kind', 'confirmation'),
      ])
        expect(error?.code).toBe('42501')
    }
    expect(await mails()).toHaveLength(1)
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
  test('says that a mail is due, for a retry with the same id as well', async () => {
    const mail = crypto.randomUUID()
    expect(await request(mail)).toBe(true)
    expect(await request(mail, 'ANA@exemplu.ro')).toBe(true)
    expect(await stored()).toMatchObject([{ email: 'ana@exemplu.ro', status: 'pending' }])
    expect(await mails()).toMatchObject([{ id: mail, kind: 'confirmation' }])
  })

  test('makes two mails a day due at the most, ten minutes apart', async () => {
    const answers: boolean[] = []
    for (const minutes of [0, 9, 2, 60, 600, 758, 12]) {
      await pass(`${minutes} minutes`)
      answers.push(await request())
    }
    expect(answers).toEqual([true, false, true, false, false, false, true])
    expect(await stored()).toHaveLength(1)
  })

  test('in between leaves every link as good as it was', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    await request(first)
    await claim(first, hash)
    await pass('1 hour')
    await request(second)
    await claim(second, otherHash)
    expect(await confirm(hash)).toHaveLength(1)
  })

  test('once confirmed changes nothing', async () => {
    await confirmed()
    await pass('1 day')
    expect(await request()).toBe(false)
    expect(await stored()).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('confirming', () => {
  test('twice is once, and both answers name one welcome', async () => {
    await linked()
    const [{ mail }] = await confirm()
    expect(await confirm()).toEqual([{ mail }])
    expect(await mails()).toMatchObject([{ kind: 'confirmation' }, { kind: 'welcome', id: mail }])
  })

  test('is over after 48 hours, counted from the sending', async () => {
    const mail = crypto.randomUUID()
    await request(mail)
    await pass('47 hours')
    await claim(mail, hash)
    await db.sql.query("update newsletter_mails set link_expires_at = link_expires_at - interval '47 hours'")
    expect(await confirm('c'.repeat(64))).toEqual([])
    await db.sql.query("update newsletter_mails set link_expires_at = link_expires_at - interval '1 hour'")
    expect(await confirm()).toEqual([])
    expect(await stored()).toMatchObject([{ status: 'pending' }])
  })

  test('is no way back for who has left since', async () => {
    const id = await confirmed()
    expect(await leave(id)).toBe(true)
    expect(await leave(id)).toBe(false)
    expect(await confirm()).toEqual([])
    expect(await stored()).toMatchObject([{ status: 'unsubscribed' }])
  })
})

describe('who has left', () => {
  test('is asked back once, and has left until they say so', async () => {
    await leave(await confirmed())
    const mail = crypto.randomUUID()
    expect(await request(mail)).toBe(true)
    expect(await claim(mail, otherHash)).toMatchObject([{ state: 'yours', kind: 'return' }])
    expect(await stored()).toMatchObject([{ status: 'unsubscribed' }])
    for (const time of ['1 hour', '1 day', '30 days']) {
      await pass(time)
      await service().rpc('expire_newsletter_subscribers')
      expect(await request()).toBe(false)
    }
  })

  test('comes back by the link of that mail, and can leave again', async () => {
    const id = await confirmed()
    await leave(id)
    const mail = crypto.randomUUID()
    await request(mail)
    await claim(mail, otherHash)
    expect(await confirm(otherHash)).toHaveLength(1)
    expect(await stored()).toMatchObject([{ status: 'confirmed', unsubscribed_at: null }])
    expect(await leave(id)).toBe(true)
    await pass('1 minute')
    expect(await request()).toBe(true)
  })

  test('and came back is not shown out by a wish from before', async () => {
    const id = await confirmed()
    expect(await leave(id, '1 hour')).toBe(false)
    expect(await stored()).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('a mail', () => {
  const [holder, other] = [crypto.randomUUID(), crypto.randomUUID()]
  let mail: string
  beforeEach(async () => {
    mail = crypto.randomUUID()
    await request(mail)
  })
  const done = [{ state: 'done', kind: null, subscriber: null, email: null, locale: null }]

  test('is leased to one claimant for a minute, and given back by them alone', async () => {
    expect(await claim(mail, hash, holder)).toMatchObject([{ state: 'yours', email: 'ana@exemplu.ro' }])
    expect(await claim(mail, hash, holder)).toMatchObject([{ state: 'yours' }])
    expect(await claim(mail, hash, other)).toMatchObject([{ state: 'leased', email: null }])
    await finish(mail, other, false)
    expect(await claim(mail, hash, other)).toMatchObject([{ state: 'leased' }])
    await finish(mail, holder, false)
    expect(await claim(mail, hash, other)).toMatchObject([{ state: 'yours' }])
  })

  test('that has left is done', async () => {
    await claim(mail, hash, holder)
    expect(await finish(mail, other, true)).toBe(true)
    expect(await claim(mail, hash, holder)).toEqual(done)
  })

  test('that nobody needs any more is done: confirmed by another link, left, or forgotten', async () => {
    await pass('1 hour')
    const second = crypto.randomUUID()
    await request(second)
    await claim(second, otherHash)
    await confirm(otherHash)
    expect(await claim(mail, hash, holder)).toEqual(done)
    const [{ id }] = await stored()
    const [welcome] = (await mails()).filter(({ kind }) => kind === 'welcome')
    await leave(String(id))
    expect(await claim(String(welcome?.id), hash, holder)).toEqual(done)
    expect(await claim(crypto.randomUUID(), hash, holder)).toEqual(done)
  })

  test('is found by the sweep after two minutes, and not after two days', async () => {
    const unsent = async () => (await service().rpc('unsent_newsletter_mails')).data
    expect(await unsent()).toEqual([])
    await pass('3 minutes')
    expect(await unsent()).toEqual([{ mail, attempted: false }])
    await claim(mail, hash, holder)
    expect(await unsent()).toEqual([])
    await pass('2 minutes')
    expect(await unsent()).toEqual([{ mail, attempted: true }])
    await pass('2 days')
    expect(await unsent()).toEqual([])
  })
})

test('links and mails are forgotten in their time', async () => {
  await linked()
  await pass('3 days')
  await service().rpc('expire_newsletter_subscribers')
  expect(await mails()).toMatchObject([{ link_hash: null }])
  await confirmed('dan@exemplu.ro', otherHash)
  await pass('8 days')
  expect((await service().rpc('expire_newsletter_subscribers')).data).toBe(1)
  expect(await mails()).toEqual([])
  expect(await stored()).toMatchObject([{ email: 'dan@exemplu.ro' }])
})

describe('a malformed subscriber is refused', () => {
  const row = { email: 'ana@exemplu.ro', locale: 'ro' }
  test.each<[string, Record<string, unknown>]>([
    ['an address in capitals', { email: 'Ana@exemplu.ro' }],
    ['an address that is none', { email: 'ana' }],
    ['no address', { email: null }],
    ['an unknown language', { locale: 'fr' }],
    ['an unknown state', { status: 'maybe' }],
    ['no state', { status: null }],
    ['confirmed at no time', { status: 'confirmed' }],
    ['left at no time', { status: 'unsubscribed' }],
  ])('%s', async (_, wrong) => {
    const { error } = await service()
      .from('newsletter_subscribers')
      .insert({ ...row, ...wrong })
    expect(error?.code).toMatch(/^(23514|23502)$/)
  })
})

test.each<[string, Record<string, unknown>]>([
  ['of no known kind', { kind: 'offer' }],
  ['of nobody', { subscriber: crypto.randomUUID() }],
  ['with a link in clear', { link_hash: 'not-a-hash', link_expires_at: '2026-12-01T00:00:00Z' }],
  ['with a link without an end', { link_hash: otherHash }],
])('a mail %s is refused', async (_, wrong) => {
  await request()
  const [{ id: subscriber }] = await stored()
  const mail = { id: crypto.randomUUID(), subscriber, kind: 'welcome', ...wrong }
  expect((await service().from('newsletter_mails').insert(mail)).error?.code).toMatch(/^(23514|23503)$/)
})

async function request(mail: string = crypto.randomUUID(), address = 'ana@exemplu.ro') {
  return ask<boolean>('request_subscription', { address, language: 'ro', mail })
}

function claim(mail: string, link_hash: string, claimant: string = crypto.randomUUID()) {
  return ask<Record<string, unknown>[]>('claim_newsletter_mail', { mail, claimant, link_hash })
}

function finish(mail: string, claimant: string, sent: boolean) {
  return ask<boolean>('finish_newsletter_mail', { mail, claimant, sent })
}

function confirm(link_hash = hash) {
  return ask<[{ mail: string }]>('confirm_subscription', { link_hash, welcome: crypto.randomUUID() })
}

async function leave(subscriber: string, ago = '0 hours') {
  const { rows } = await db.sql.query<{ at: string }>(`select now() - interval '${ago}' as at`)
  return ask<boolean>('end_subscription', {
    subscriber,
    wished_at: new Date(rows[0]?.at ?? '').toISOString(),
  })
}

/** Somebody whose mail with this link has left. */
async function linked(address = 'ana@exemplu.ro', link = hash): Promise<void> {
  const mail = crypto.randomUUID()
  await request(mail, address)
  await claim(mail, link)
}

async function confirmed(address = 'ana@exemplu.ro', link = hash): Promise<string> {
  await linked(address, link)
  await confirm(link)
  return String((await stored()).find(({ email }) => email === address)?.id)
}

async function pass(time: string): Promise<void> {
  await db.sql.exec(`
    update newsletter_subscribers set requested_at = requested_at - interval '${time}',
      confirmed_at = confirmed_at - interval '${time}', unsubscribed_at = unsubscribed_at - interval '${time}';
    update newsletter_mails set created_at = created_at - interval '${time}',
      claimed_at = claimed_at - interval '${time}', link_expires_at = link_expires_at - interval '${time}';`)
}

async function ask<T>(name: string, parameters: Record<string, unknown>): Promise<T> {
  const { data, error } = await service().rpc(name, parameters)
  if (error) throw new Error(error.message)
  return data
}

async function stored() {
  const { rows } = await db.sql.query<Record<string, unknown>>('select * from public.newsletter_subscribers')
  const [first = {}, ...others] = rows
  return [first, ...others] as const
}

async function mails() {
  return (
    await db.sql.query<Record<string, unknown>>(
      'select * from public.newsletter_mails order by created_at, kind',
    )
  ).rows
}
