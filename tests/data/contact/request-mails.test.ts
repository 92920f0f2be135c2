import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../src/http/signer.ts'
import { contactTable } from '../../support/database/contact-table.ts'

const { anon, service, account, query, row, insert } = contactTable()

const hash = await hashOf('a token')
const linked = () => ({ ...row(), link_id: crypto.randomUUID(), link_hash: hash })
const mails = async () =>
  (
    await query<{ id: string; kind: string; sent_at: string | null }>(
      'select * from request_mails order by created_at',
    )
  ).rows
const claim = async (mail: string, claimant: string, link_hash = hash) =>
  (await service().rpc('claim_request_mail', { mail, claimant, link_hash })).data?.[0]

describe('the mail with the link of a request', () => {
  test('is due with the request of whoever gave an address, and of nobody else', async () => {
    const sent = linked()
    await insert(anon(), sent)
    await insert(anon(), { ...linked(), email: null, link_hash: await hashOf('b') })
    await insert(anon(), row())
    expect(await mails()).toMatchObject([{ id: sent.link_id, kind: 'link', sent_at: null }])
  })

  test('is leased to one claimant, and leaves once', async () => {
    const { link_id, ...sent } = linked()
    await insert(anon(), { link_id, ...sent })
    const [holder, other] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await claim(link_id, holder)).toMatchObject({
      state: 'yours',
      kind: 'link',
      reference: sent.reference,
      email: sent.email,
      locale: 'en',
    })
    expect((await claim(link_id, holder)).state).toBe('yours')
    expect((await claim(link_id, other)).state).toBe('leased')
    await service().rpc('finish_request_mail', { mail: link_id, claimant: other, sent: false })
    expect((await claim(link_id, other)).state).toBe('leased')
    await service().rpc('finish_request_mail', { mail: link_id, claimant: holder, sent: true })
    expect((await claim(link_id, holder)).state).toBe('done')
  })

  test('is not sent when its link would open nothing, nor when the request is gone', async () => {
    const { link_id, ...sent } = linked()
    await insert(anon(), { link_id, ...sent })
    expect((await claim(link_id, crypto.randomUUID(), await hashOf('of another key'))).state).toBe('done')
    await query('delete from contact_requests')
    expect(await mails()).toEqual([])
    expect((await claim(link_id, crypto.randomUUID())).state).toBe('done')
  })

  test('comes to one address twice a day at most, whoever sends, and the requests are stored all the same', async () => {
    for (const word of ['1', '2', '3', '4'])
      expect(await insert(anon(), { ...linked(), link_hash: await hashOf(word) })).toBeNull()
    expect(await mails()).toHaveLength(2)
    expect((await query('select 1 from contact_requests')).rows).toHaveLength(4)
  })

  test('is found by the sweep when nobody has sent it, for two days', async () => {
    await insert(anon(), linked())
    const found = async () => (await service().rpc('unsent_request_mails')).data
    expect(await found()).toEqual([])
    await query("update request_mails set created_at = created_at - interval '3 minutes'")
    expect(await found()).toMatchObject([{ attempted: false }])
    await query("update request_mails set created_at = created_at - interval '2 days'")
    expect(await found()).toEqual([])
  })
})

test('the clinic is told once of each thing that a sender presses, ten times an hour at most', async () => {
  await insert(anon(), { ...linked(), email: null })
  const act = (new_action: string, new_note: string, mail = crypto.randomUUID()) =>
    service().rpc('act_on_own_request', { hash, new_action, new_note, pressed_at: null, mail })
  await act('change', 'joi')
  await act('change', 'joi')
  await act('cancel', '')
  expect((await mails()).map(({ kind }) => kind)).toEqual(['change', 'cancel'])
  const [{ id = '' } = {}] = await mails()
  expect(await claim(id, crypto.randomUUID(), 'none')).toMatchObject({
    state: 'yours',
    kind: 'change',
    email: null,
  })
  for (let count = 0; count < 9; count += 1)
    await query(
      "insert into request_mails (id, request, kind) select gen_random_uuid(), id, 'change' from contact_requests",
    )
  await query('update contact_requests set cancelled_at = null')
  await act('change', 'vineri')
  expect(await mails()).toHaveLength(11)
})

test('only the Worker knows of these mails', async () => {
  await insert(anon(), linked())
  const { client } = await account()
  const { client: admin } = await account(true)
  const [{ id: mail = '' } = {}] = await mails()
  for (const caller of [anon(), client, admin]) {
    expect((await caller.from('request_mails').select('id')).error?.code).toBe('42501')
    const claimant = crypto.randomUUID()
    for (const [name, parameters] of [
      ['claim_request_mail', { mail, claimant, link_hash: hash }],
      ['finish_request_mail', { mail, claimant, sent: true }],
      ['unsent_request_mails', {}],
    ] as const)
      expect((await caller.rpc(name, parameters)).error?.code).toBe('42501')
  }
})
