import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../src/http/signer.ts'
import { contactTable } from '../../support/database/contact-table.ts'

const { anon, service, account, query, row, insert, stored, idsOf, work } = contactTable()

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

describe('what a sender presses', () => {
  const act = async (action: string, note = '', pressed_at: string | null = null, words = token) => {
    const parameters = {
      hash: await hashOf(words),
      new_action: action,
      new_note: note,
      pressed_at,
      mail: crypto.randomUUID(),
    }
    const { data, error } = await service().rpc('act_on_own_request', parameters)
    return error?.code ?? data
  }
  const steps = async () =>
    (
      await query<{ action: string; note: string | null; account: string | null }>(
        'select action, note, account from contact_request_steps order by id',
      )
    ).rows

  test('is in the request at once with its moment, and pressed twice it is once', async () => {
    await insert(anon(), await linked())
    expect(await Promise.all([1, 2, 3].map(() => act('change', ' Mai bine joi. ')))).toEqual(
      Array(3).fill('done'),
    )
    expect(await Promise.all([1, 2, 3].map(() => act('cancel')))).toEqual(Array(3).fill('done'))
    expect(await steps()).toEqual([
      { action: 'change', note: 'Mai bine joi.', account: null },
      { action: 'cancel', note: null, account: null },
    ])
    const [{ cancelled_at, changes } = {}] = await open(await hashOf(token))
    expect(changes).toMatchObject([{ note: 'Mai bine joi.' }])
    expect(Date.now() - Date.parse(cancelled_at)).toBeLessThan(60_000)
    expect((await stored())[0]).toMatchObject({ revision: 2, asked_again_at: expect.anything() })
  })

  test('keeps the moment of the press where it had to wait, within reason', async () => {
    await insert(anon(), await linked())
    const pressed = new Date(Date.now() - 3_600_000).toISOString()
    await act('cancel', '', pressed)
    await act('change', 'Altceva', '2099-01-01T00:00:00Z')
    const [{ cancelled_at } = {}] = await open(await hashOf(token))
    expect(new Date(cancelled_at).toISOString()).toBe(pressed)
  })

  test('is refused for no request, once it is cancelled, and after five changes', async () => {
    await insert(anon(), await linked())
    expect(await act('cancel', '', null, 'guess')).toBe('missing')
    for (const note of ['1', '2', '3', '4', '5']) expect(await act('change', note)).toBe('done')
    expect(await act('change', '6')).toBe('many')
    expect(await act('change', '1')).toBe('done')
    for (const note of ['', ' ', 'x'.repeat(501)]) expect(await act('change', note)).toBe('23514')
    expect(await act('erase')).toBe('22023')
    expect(await act('cancel')).toBe('done')
    expect(await act('change', 'după')).toBe('cancelled')
    await query("update contact_requests set created_at = now() - interval '90 days 1 minute'")
    expect(await act('cancel')).toBe('missing')
  })

  test('is pressed through the Worker alone, and written by nobody by hand', async () => {
    await insert(anon(), await linked())
    const { client } = await account()
    const { client: admin } = await account(true)
    const press = { hash: await hashOf(token), new_action: 'cancel', new_note: '' }
    const parameters = { ...press, pressed_at: null, mail: crypto.randomUUID() }
    const [{ id: request }] = await idsOf()
    for (const caller of [anon(), client, admin]) {
      expect((await caller.rpc('act_on_own_request', parameters)).error?.code).toBe('42501')
      expect(
        (await caller.from('contact_request_steps').insert({ request, action: 'cancel' })).error?.code,
      ).toBe('42501')
    }
    for (const own of [
      { cancelled_at: new Date().toISOString() },
      { asked_again_at: new Date().toISOString() },
    ])
      expect(await insert(anon(), { ...row(), ...own })).toBe('42501')
    expect(await steps()).toEqual([])
  })

  test('asks for the clinic until somebody works on it, not only takes it', async () => {
    await insert(anon(), await linked())
    await act('change', 'Mai bine joi.')
    const { client: admin } = await account(true)
    const asked = async () => (await stored())[0]?.asked_again_at
    expect(await work(admin, 0, 'take')).toBe('stale')
    expect(await work(admin, 1, 'take')).toBe('done')
    expect(await asked()).not.toBeNull()
    expect(await work(admin, 2, 'state', 'called')).toBe('done')
    expect(await asked()).toBeNull()
  })
})
