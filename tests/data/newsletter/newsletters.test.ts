import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import type { Database } from '../../../src/database/database-types.ts'
import { clientsOf } from '../../support/database/clients.ts'
import { openDatabase } from '../../support/database/database.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase({ seeded: false })
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { service, account, outsiders } = clientsOf(() => db, createClient<Database>)
type Client = ReturnType<typeof service>

const subject = 'Vești'
const draft = (seen: number, body = 'Text') => ({
  seen,
  new_texts: { ro: { subject, body }, en: { subject: '', body: '' } },
})
const rows = async (query: string) => (await db.sql.query<Record<string, unknown>>(query)).rows
const states = async () =>
  (await rows('select state from newsletter_deliveries order by state')).map(({ state }) => state)

async function subscribers(count: number, locale = 'ro') {
  await db.sql.exec(`
    insert into newsletter_subscribers (email, locale, status, confirmed_at)
    select '${locale}' || n || '@exemplu.ro', '${locale}', 'confirmed', now() from generate_series(1, ${count}) n`)
}

async function sending(count: number): Promise<Client> {
  await subscribers(count)
  const { client: admin } = await account(true)
  const seen = (await admin.rpc('save_newsletter', draft(0))).data ?? 0
  expect((await admin.rpc('start_newsletter', { seen, languages: ['ro'], anyway: false })).data).toBe('done')
  return admin
}

async function claim(repeats = true, claimant = crypto.randomUUID()) {
  const { data } = await service().rpc('claim_newsletter_delivery', { claimant, repeats })
  return { ...data?.[0], claimant }
}
const finish = (delivery: string | undefined, claimant: string, is_sent: boolean) =>
  service().rpc('finish_newsletter_delivery', { delivery: delivery ?? '', claimant, is_sent })

describe('a newsletter', () => {
  test('is nobody’s but an admin’s to read, write, send or steer, and nobody’s to claim', async () => {
    await sending(1)
    const [letter] = await rows('select id from newsletters')
    for (const client of Object.values(await outsiders())) {
      const calls = [
        client.rpc('save_newsletter', draft(0)),
        client.rpc('discard_newsletter', { seen: 1 }),
        client.rpc('start_newsletter', { seen: 1, languages: ['ro'], anyway: true }),
        client.rpc('steer_newsletter', { letter: String(letter?.id), step: 'stop' }),
        client.rpc('newsletter_counts'),
        client.rpc('record_newsletter_trial'),
        client.rpc('claim_newsletter_delivery', { claimant: crypto.randomUUID(), repeats: true }),
        client.rpc('finish_newsletter_delivery', {
          delivery: crypto.randomUUID(),
          claimant: crypto.randomUUID(),
          is_sent: true,
        }),
        client.rpc('bounce_newsletter', { address: 'ro1@exemplu.ro' }),
        client.rpc('newsletter_is_stuck'),
        client.rpc('expire_newsletters'),
        client.from('newsletter_deliveries').select('*'),
      ]
      for (const call of calls) expect((await call).error?.code).toBe('42501')
      const { data } = await client.from('newsletters').select('*')
      expect(data ?? []).toEqual([])
      const written = await client.from('newsletters').insert({ texts: {}, updated_by: 'x' })
      expect(written.error?.code).toBe('42501')
    }
    expect(await states()).toEqual(['waiting'])
    // Not an admin's either: rows are written by functions alone.
    const admin = (await account(true)).client
    expect((await admin.from('newsletter_deliveries').select('*')).error?.code).toBe('42501')
    expect((await admin.from('newsletters').update({ state: 'sent' }).neq('state', 'x')).error?.code).toBe(
      '42501',
    )
    const claimed = await admin.rpc('claim_newsletter_delivery', {
      claimant: crypto.randomUUID(),
      repeats: true,
    })
    expect(claimed.error?.code).toBe('42501')
  })

  test('saved again by the same person, whose answer was lost, is no conflict; by another it is', async () => {
    const [{ client: admin }, { client: other }] = [await account(true), await account(true)]
    const save = async (client: Client, seen: number, body?: string) =>
      (await client.rpc('save_newsletter', draft(seen, body))).data
    expect([await save(admin, 0), await save(admin, 0), await save(other, 0)]).toEqual([1, 1, null])
    expect([await save(other, 1, 'Alt'), await save(admin, 1, 'Alt'), await save(admin, 0)]).toEqual([
      2,
      null,
      null,
    ])
    expect(await rows("select revision, texts #>> '{ro,body}' as body from newsletters")).toEqual([
      { revision: 2, body: 'Alt' },
    ])
  })

  test('is written in whichever languages there are, each within its length', async () => {
    const { client: admin } = await account(true)
    const save = (new_texts: object) =>
      admin.rpc('save_newsletter', JSON.parse(JSON.stringify({ seen: 0, new_texts })))
    const written = { subject, body: 'Text' }
    for (const wrong of [
      {},
      [],
      { Romanian: written },
      { ro: written, en: null },
      { ro: { subject } },
      { ro: { ...written, more: 1 } },
      { ro: { ...written, subject: 1 } },
      { ro: written, hu: { ...written, subject: 'x'.repeat(151) } },
      { ro: written, hu: { ...written, body: 'x'.repeat(20_001) } },
    ])
      expect([wrong, (await save(wrong)).error?.code]).toEqual([wrong, '23514'])
    const seen = (await save({ ro: written, hu: { subject: 'Hírek', body: 'Szöveg' } })).data ?? 0
    await subscribers(1, 'hu')
    expect((await admin.rpc('start_newsletter', { seen, languages: ['hu'], anyway: false })).data).toBe(
      'done',
    )
    expect(await claim()).toMatchObject({ locale: 'hu', subject: 'Hírek', body: 'Szöveg' })
  })

  test('is one draft, saved only on top of what was seen, and started once', async () => {
    const { client: admin } = await account(true)
    const save = async (seen: number, body?: string) =>
      (await admin.rpc('save_newsletter', draft(seen, body))).data
    const start = async (seen: number, languages: string[], anyway = false) =>
      (await admin.rpc('start_newsletter', { seen, languages, anyway })).data
    expect([await save(0), await save(0, 'Alt'), await save(1), await save(1, 'Alt')]).toEqual([
      1,
      null,
      2,
      null,
    ])
    expect([await start(1, ['ro']), await start(2, []), await start(2, ['ro', 'en'])]).toEqual([
      'stale',
      'empty',
      'empty',
    ])
    expect(await start(2, ['ro'])).toBe('nobody')
    await subscribers(3)
    await subscribers(2, 'en')
    const both = await Promise.all([start(2, ['ro']), start(2, ['ro'])])
    expect(both.toSorted()).toEqual(['done', 'stale'])
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    const next = (await save(0)) ?? 0
    // A page of the one that was sent is no page of this one.
    const old = [await save(1, 'Alt'), await save(2, 'Alt'), await start(2, ['ro'], true)]
    expect(old).toEqual([null, null, 'stale'])
    expect(await start(next, ['ro'])).toBe('busy')
    const [open] = await rows("select id from newsletters where state = 'sending'")
    const steer = async (step: string) =>
      (await admin.rpc('steer_newsletter', { letter: String(open?.id), step })).data
    expect([await steer('resume'), await steer('pause'), await steer('pause')]).toEqual([false, true, false])
    expect((await claim()).state).toBe('done')
    expect([await steer('resume'), await steer('stop'), await steer('resume')]).toEqual([true, true, false])
    expect((await claim()).state).toBe('done')
    expect([await start(next, ['ro']), await start(next, ['ro'], true)]).toEqual(['recent', 'done'])
    const audit = await rows(
      "select action, detail from audit_entries where subject = 'newsletter' order by id",
    )
    expect(audit.map(({ action }) => action)).toEqual([
      'newsletter_write',
      'newsletter_start',
      'newsletter_write',
      'newsletter_pause',
      'newsletter_resume',
      'newsletter_stop',
      'newsletter_start',
    ])
    expect(audit[1]?.detail).toEqual({ recipients: 3 })
  })
})

describe('its mails', () => {
  test('are each given out once, however many ask, and the last one ends the newsletter', async () => {
    const admin = await sending(5)
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim()))
    const given = claims.filter(({ state }) => state === 'yours')
    expect(new Set(given.map(({ delivery }) => delivery)).size).toBe(5)
    expect(claims.filter(({ state }) => state === 'later')).toHaveLength(3)
    expect(given[0]).toMatchObject({ subject, body: 'Text', locale: 'ro' })
    for (const { delivery, claimant } of given) await finish(delivery, claimant, true)
    expect((await claim()).state).toBe('done')
    expect((await admin.rpc('newsletter_counts')).data).toMatchObject([{ counts: { sent: 5 } }])
    expect(await rows('select state from newsletters')).toEqual([{ state: 'sent' }])
  })

  test('are not for who has left meanwhile, or is forgotten', async () => {
    await sending(3)
    await db.sql.exec(`
      update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = 'ro1@exemplu.ro';
      delete from newsletter_subscribers where email = 'ro2@exemplu.ro'`)
    const only = await claim()
    expect(only.email).toBe('ro3@exemplu.ro')
    expect((await claim()).state).toBe('later')
    await finish(only.delivery, only.claimant, true)
    expect((await claim()).state).toBe('done')
    expect(await states()).toEqual(['left', 'sent'])
  })

  test('are not for who leaves after the Worker at their mail was ended, and the newsletter ends', async () => {
    await sending(1)
    const { state, delivery, claimant } = await claim()
    expect(state).toBe('yours')
    await db.sql.exec(`
      update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now();
      update newsletter_deliveries set claimed_at = now() - interval '3 minutes'`)
    expect((await claim()).state).toBe('done')
    expect(await states()).toEqual(['left'])
    // The queue tells afterwards that it had been sent.
    await finish(delivery, claimant, true)
    expect(await states()).toEqual(['sent'])
  })

  test('wait longer each time they are refused, and are given up in the end', async () => {
    await sending(1)
    const waits: unknown[] = []
    for (let count = 1; count <= 10; count += 1) {
      const { delivery, claimant, state } = await claim()
      expect(state).toBe('yours')
      // Who does not hold it puts nothing off.
      await finish(delivery, crypto.randomUUID(), false)
      await finish(delivery, claimant, false)
      const [row] = await rows(
        'select round(extract(epoch from due_at - now()) / 60)::int as minutes from newsletter_deliveries',
      )
      waits.push(row?.minutes)
      expect((await claim()).state).toBe(count < 10 ? 'later' : 'done')
      await db.sql.exec('update newsletter_deliveries set due_at = now()')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60])
    expect(await states()).toEqual(['failed'])
  })

  test('of a Worker that was ended are tried again only where the mailer knows repetitions', async () => {
    await sending(2)
    const first = await claim()
    const late =
      "update newsletter_deliveries set claimed_at = now() - interval '3 minutes' where holder is not null"
    await db.sql.exec(late)
    const again = await claim(true)
    // The same row, which is the same key for the mailer.
    expect(again.delivery).toBe(first.delivery)
    await db.sql.exec(late)
    const other = await claim(false)
    expect(other.delivery).not.toBe(first.delivery)
    await finish(other.delivery, other.claimant, true)
    expect((await claim(false)).state).toBe('done')
    expect(await states()).toEqual(['sent', 'unsure'])
    // The queue tells afterwards that it had left.
    await finish(first.delivery, crypto.randomUUID(), true)
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test('that bounced end the subscription', async () => {
    await sending(2)
    const { delivery, claimant, email = '' } = await claim()
    await finish(delivery, claimant, true)
    const bounce = async (address: string) => (await service().rpc('bounce_newsletter', { address })).data
    expect([await bounce(email.toUpperCase()), await bounce(email), await bounce('x@y.ro')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await states()).toEqual(['bounced', 'waiting'])
    expect(await rows('select status from newsletter_subscribers where bounced_at is not null')).toEqual([
      { status: 'unsubscribed' },
    ])
  })

  test('are missed when nobody is at them, and forgotten after their time', async () => {
    const admin = await sending(1)
    const isStuck = async () => (await service().rpc('newsletter_is_stuck')).data
    const late = () =>
      db.sql.exec(
        "update newsletters set started_at = now() - interval '4 minutes', tried_at = tried_at - interval '4 minutes'",
      )
    expect(await isStuck()).toBe(false)
    await late()
    expect(await isStuck()).toBe(true)
    const refused = await claim()
    await finish(refused.delivery, refused.claimant, false)
    // Its message comes back every minute, so nothing is to be put beside it.
    expect((await claim()).state).toBe('later')
    expect(await isStuck()).toBe(false)
    await late()
    expect(await isStuck()).toBe(true)
    await db.sql.exec('update newsletter_deliveries set due_at = now()')
    const { delivery, claimant } = await claim()
    expect(await isStuck()).toBe(false)
    await finish(delivery, claimant, true)
    await claim()
    expect(await isStuck()).toBe(false)
    const expire = async () => (await service().rpc('expire_newsletters')).data
    expect(await expire()).toBe(0)
    await db.sql.exec("update newsletters set finished_at = now() - interval '31 days'")
    expect(await expire()).toBe(1)
    expect(await states()).toEqual([])
    expect((await admin.rpc('newsletter_counts')).data).toMatchObject([{ counts: { sent: 1 } }])
    await db.sql.exec("update newsletters set finished_at = now() - interval '25 months'")
    expect(await expire()).toBe(1)
    expect(await rows('select 1 from newsletters')).toEqual([])
  })
})
