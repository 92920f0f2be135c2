import { beforeEach, describe, expect, test } from 'vitest'
import { contactTable } from '../../support/database/contact-table.ts'

const { anon, service, query, row, insert, stored } = contactTable()

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
    query(`update contact_requests set created_at = created_at - interval '${time}',
      notice_claimed_at = notice_claimed_at - interval '${time}'`)
  const reportNothing = async () => (await service().rpc('untold_requests')).data

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
    expect(await reportNothing()).toEqual([])
    await pass('3 minutes')
    expect(await reportNothing()).toEqual([{ request_key: key, attempted: false }])
    await claim(holder)
    expect(await reportNothing()).toEqual([])
    await pass('2 minutes')
    expect(await reportNothing()).toEqual([{ request_key: key, attempted: true }])
    await query('update contact_requests set handled_at = now(), handled_by = gen_random_uuid()')
    expect(await reportNothing()).toEqual([])
    await query('update contact_requests set handled_at = null, handled_by = null, notified_at = now()')
    expect(await reportNothing()).toEqual([])
  })
})
