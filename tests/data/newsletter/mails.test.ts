import { beforeEach, describe, expect, test } from 'vitest'
import { hash, newsletterTables, otherHash } from '../../support/database/newsletter-tables.ts'

const { service, request, claim, finish, confirm, leave, linked, confirmed, pass, stored, mails } =
  newsletterTables()

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
