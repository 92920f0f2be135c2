import { describe, expect, test } from 'vitest'
import { newsletterTables } from '../../support/database/newsletter-tables.ts'

const {
  service,
  query,
  request,
  bounce,
  claim,
  finish,
  confirm,
  leave,
  linked,
  confirmed,
  pass,
  stored,
  mails,
} = newsletterTables()
const link = 'c'.repeat(64)
const expire = async () => (await service().rpc('expire_newsletter_subscribers')).data

describe('a flood of addresses', () => {
  const someone = 'cineva@exemplu.ro'
  const strangers = (count: number) =>
    query(`
      with strangers as (
        insert into newsletter_subscribers (email, locale)
        select 'strain' || n || '@exemplu.ro', 'ro' from generate_series(1, ${count}) n returning id)
      insert into newsletter_mails (id, subscriber, kind) select gen_random_uuid(), id, 'confirmation' from strangers`)

  test('causes 60 mails an hour at the most, and what is beyond is not even stored', async () => {
    await strangers(59)
    const last = crypto.randomUUID()
    expect(await request(last)).toBe(true)
    expect(await request(crypto.randomUUID(), someone)).toBe(null)
    expect((await stored()).map(({ email }) => email)).not.toContain(someone)
    expect(await mails()).toHaveLength(60)
    // A retry of what was taken is no new mail.
    expect(await request(last)).toBe(true)
    await pass('61 minutes')
    expect(await request(crypto.randomUUID(), someone)).toBe(true)
  })

  test('keeps nobody from confirming or leaving, and a welcome does not count', async () => {
    await linked()
    await strangers(59)
    expect(await confirm()).toHaveLength(1)
    const { rows } = await query<{ id: string }>(
      "select id from newsletter_subscribers where status = 'confirmed'",
    )
    expect(await leave(rows[0]?.id ?? '')).toBe(true)
    expect(await request(crypto.randomUUID(), someone)).toBe(null)
    await query("update newsletter_mails set kind = 'welcome' where kind = 'confirmation'")
    expect(await request(crypto.randomUUID(), someone)).toBe(true)
  })
})

describe('an address that never confirmed and was reported', () => {
  test('gets no mail for 30 days, however often it is asked for, and each report begins them anew', async () => {
    await request()
    expect([await bounce('ANA@exemplu.ro'), await bounce('x@exemplu.ro')]).toEqual([true, false])
    const ask = async (...days: number[]) => {
      const answers: (boolean | null)[] = []
      for (const each of days) {
        await pass(`${each} days`)
        await expire()
        answers.push(await request())
      }
      return answers
    }
    expect(await ask(0, 1, 7, 21)).toEqual([false, false, false, false])
    await bounce()
    expect(await ask(2, 27)).toEqual([false, false])
    expect(await ask(2)).toEqual([true])
  })

  test('is sent nothing that still waits, and is forgotten after the 30 days', async () => {
    const mail = crypto.randomUUID()
    await request(mail)
    await bounce()
    expect(await claim(mail, link)).toMatchObject([{ state: 'done' }])
    expect(await mails()).toEqual([])
    await pass('29 days')
    expect(await expire()).toBe(0)
    await pass('2 days')
    expect(await expire()).toBe(1)
  })

  test('whose mail came back once subscribes later by confirming, and with a link that arrived at once', async () => {
    const [mail, claimant] = [crypto.randomUUID(), crypto.randomUUID()]
    await request(mail)
    await claim(mail, link, claimant)
    await finish(mail, claimant, true)
    await bounce()
    expect(await stored()).toMatchObject([{ status: 'pending', unsubscribed_at: null }])
    expect(await confirm(link)).toHaveLength(1)
    expect(await stored()).toMatchObject([{ status: 'confirmed' }])

    await request(crypto.randomUUID(), 'dan@exemplu.ro')
    await bounce('dan@exemplu.ro')
    await pass('31 days')
    await confirmed('dan@exemplu.ro')
    expect(await stored()).toContainEqual(
      expect.objectContaining({ email: 'dan@exemplu.ro', status: 'confirmed' }),
    )
  })
})

test('who had confirmed has left by a report, is asked back once, and by another report never again', async () => {
  await confirmed()
  expect([await bounce(), await bounce()]).toEqual([true, false])
  expect(await stored()).toMatchObject([{ status: 'unsubscribed' }])
  expect([await request(), await bounce(), await request()]).toEqual([true, false, false])
})
