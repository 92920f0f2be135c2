import { describe, expect, test } from 'vitest'
import { hash, newsletterTables, otherHash } from '../../support/database/newsletter-tables.ts'

const {
  anon,
  service,
  account,
  query,
  request,
  claim,
  confirm,
  leave,
  linked,
  confirmed,
  pass,
  stored,
  mails,
} = newsletterTables()

describe('the public key', () => {
  test('neither reads nor writes the list, with or without an account', async () => {
    await request()
    const { client } = await account()
    for (const caller of [anon(), client]) {
      expect((await caller.from('newsletter_subscribers').select('email')).data ?? []).toEqual([])
      const added = await caller.from('newsletter_subscribers').insert({ email: 'x@y.ro', locale: 'ro' })
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
    const answers: (boolean | null)[] = []
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
    await query("update newsletter_mails set link_expires_at = link_expires_at - interval '47 hours'")
    expect(await confirm('c'.repeat(64))).toEqual([])
    await query("update newsletter_mails set link_expires_at = link_expires_at - interval '1 hour'")
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

describe('a malformed subscriber is refused', () => {
  const row = { email: 'ana@exemplu.ro', locale: 'ro' }
  test.each<[string, Record<string, unknown>]>([
    ['an address in capitals', { email: 'Ana@exemplu.ro' }],
    ['an address that is none', { email: 'ana' }],
    ['no address', { email: null }],
    ['no language', { locale: 'French' }],
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
