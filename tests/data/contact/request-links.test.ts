import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../src/http/signer.ts'
import { contactTable } from '../../support/database/contact-table.ts'

const { anon, service, account, query, row, insert } = contactTable()

const token = 'a'.repeat(43)
const linked = async (words = token) => ({
  ...row(),
  link_id: crypto.randomUUID(),
  link_hash: await hashOf(words),
})
const open = async (hash: string) => (await service().rpc('request_by_link', { hash })).data

describe('the link of a request', () => {
  test('opens what was asked, and neither who asked nor what the clinic has written', async () => {
    await insert(anon(), await linked())
    const [found, ...more] = await open(await hashOf(token))
    expect(more).toEqual([])
    expect(found).toMatchObject({
      reference: '7KQM-X2TA',
      treatment: 'implant_dentar',
      estimate: '2 × Implant',
      state: 'new',
      by_phone: true,
      by_email: true,
    })
    expect(JSON.stringify(found)).not.toMatch(/Ionescu|712034567|ana@exemplu|link_/)
  })

  test('opens nothing for a visitor, an account or an admin: only the Worker may ask', async () => {
    await insert(anon(), await linked())
    const hash = await hashOf(token)
    const { client } = await account()
    const { client: admin } = await account(true)
    for (const caller of [anon(), client, admin])
      expect((await caller.rpc('request_by_link', { hash })).error?.code).toBe('42501')
    for (const caller of [anon(), client])
      expect((await caller.from('contact_requests').select('id').eq('link_hash', hash)).data ?? []).toEqual(
        [],
      )
  })

  test('leads nowhere when the request is past its time, erased, or another', async () => {
    await insert(anon(), await linked())
    expect(await open(await hashOf('b'.repeat(43)))).toEqual([])
    expect(await open(token)).toEqual([])
    await query("update contact_requests set created_at = now() - interval '90 days 1 minute'")
    expect(await open(await hashOf(token))).toEqual([])
    await query('delete from contact_requests')
    expect(await open(await hashOf(token))).toEqual([])
  })

  test('is one of one request, and is stored as a hash or not at all', async () => {
    expect(await insert(anon(), row())).toBeNull()
    expect(await insert(anon(), await linked())).toBeNull()
    expect(await insert(anon(), await linked())).toBe('23505')
    expect(await insert(anon(), { ...(await linked('c')), link_hash: token })).toBe('23514')
    expect(await insert(anon(), { ...(await linked('c')), link_id: null })).toBe('23514')
  })
})
