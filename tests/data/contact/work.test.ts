import { describe, expect, test } from 'vitest'
import { contactTable } from '../../support/database/contact-table.ts'

const { anon, service, account, outsiders, query, idsOf, work, row, insert, stored } = contactTable()

describe('the work on a request', () => {
  test('is nothing for a visitor, an account without the right, a removed admin or an ended session', async () => {
    await insert(anon(), row())
    const { client: admin } = await account(true)
    const { id: colleague } = await account(true)
    expect(await work(admin, 0, 'note', null, 'o notă')).toBe('done')
    const [{ id: request }] = await idsOf()
    for (const caller of Object.values(await outsiders())) {
      expect(await work(caller, 1, 'state', 'done')).toBe('42501')
      expect((await caller.rpc('erase_request', { request, reason: 'spam' })).error?.code).toBe('42501')
      expect((await caller.rpc('expire_audit_entries')).error?.code).toBe('42501')
      const { data } = await caller.from('contact_request_steps').select('note')
      expect(data ?? []).toEqual([])
    }
    for (const caller of [anon(), admin]) {
      const step = { request, account: colleague, email: 'x', action: 'note', note: 'x' }
      expect((await caller.from('contact_request_steps').insert(step)).error?.code).toBe('42501')
      expect((await caller.from('contact_request_steps').delete().eq('request', request)).error?.code).toBe(
        '42501',
      )
      const change = { progress: 'no_show', revision: 9 }
      expect((await caller.from('contact_requests').update(change).eq('id', request)).error?.code).toBe(
        '42501',
      )
    }
    expect(await stored()).toMatchObject([{ progress: 'new', revision: 1 }])
  })
})

describe('an admin', () => {
  test('works on a request, in their own name, and everything is on record', async () => {
    await insert(anon(), row())
    const { client, id } = await account(true)
    expect((await client.from('contact_requests').select('name')).data).toEqual([{ name: 'Ana Ionescu' }])
    expect(await work(client, 0, 'take')).toBe('done')
    expect(await work(client, 1, 'state', 'no_answer', ' sun după 17 ')).toBe('done')
    expect(await work(client, 2, 'state', 'done')).toBe('done')
    expect(await stored()).toMatchObject([
      { assigned_to: id, progress: 'no_answer', handled_by: id, handled_at: expect.anything(), revision: 3 },
    ])
    const { data } = await client
      .from('contact_request_steps')
      .select('account, action, state, state_before, note')
      .order('id')
    expect(data).toEqual([
      { account: id, action: 'take', state: null, state_before: null, note: null },
      { account: id, action: 'state', state: 'no_answer', state_before: 'new', note: 'sun după 17' },
      { account: id, action: 'state', state: 'done', state_before: 'no_answer', note: null },
    ])
    const { data: audit } = await client.from('audit_entries').select('account, action, detail').order('id')
    expect(audit).toEqual([
      { account: id, action: 'request_take', detail: { reference: '7KQM-X2TA' } },
      { account: id, action: 'request_state', detail: { reference: '7KQM-X2TA', state: 'no_answer' } },
      { account: id, action: 'request_state', detail: { reference: '7KQM-X2TA', state: 'done' } },
    ])
    expect(await work(client, 3, 'state', 'new')).toBe('done')
    expect(await work(client, 4, 'release')).toBe('done')
    expect(await stored()).toMatchObject([
      { assigned_to: null, assigned_email: null, progress: 'new', handled_by: null, handled_at: null },
    ])
  })

  test('does not work on what a colleague has changed meanwhile, nor on what is no step', async () => {
    await insert(anon(), row())
    const { client } = await account(true)
    const { client: colleague } = await account(true)
    const both = await Promise.all([
      work(client, 0, 'state', 'called'),
      work(colleague, 0, 'state', 'no_show'),
    ])
    expect(both.toSorted()).toEqual(['done', 'stale'])
    expect(await work(client, 1, 'state', 'asleep')).toBe('22023')
    expect(await work(client, 1, 'burn')).toBe('22023')
    expect(await work(client, 1, 'note', null, '   ')).toBe('23514')
    expect(await work(client, 1, 'note', null, 'a'.repeat(1001))).toBe('23514')
    expect(await stored()).toMatchObject([{ revision: 1 }])
    await query("update contact_requests set created_at = now() - interval '90 days'")
    expect(await work(client, 1, 'note', null, 'prea târziu')).toBe('missing')
  })

  test('deletes a request with its notes; what stays is who did it and why', async () => {
    await insert(anon(), row())
    const { client, id } = await account(true)
    await work(client, 0, 'note', null, 'Ana vine marți')
    const [{ id: request }] = await idsOf()
    expect((await client.rpc('erase_request', { request, reason: 'a whim' })).error?.code).toBe('22023')
    expect((await client.rpc('erase_request', { request, reason: 'asked' })).data).toBe(true)
    expect((await client.rpc('erase_request', { request, reason: 'asked' })).data).toBe(false)
    expect(await stored()).toEqual([])
    const steps = await query('select 1 from public.contact_request_steps')
    expect(steps.rows).toEqual([])
    const { data } = await client
      .from('audit_entries')
      .select('account, action, detail')
      .eq('action', 'request_erase')
    expect(data).toEqual([
      { account: id, action: 'request_erase', detail: { reference: '7KQM-X2TA', reason: 'asked' } },
    ])
  })

  test('finds a name without its marks, a reference without its dash, the end of a phone number', async () => {
    await insert(anon(), { ...row(), name: 'Ștefania Țîrlea-Müller' })
    const { client } = await account(true)
    for (const word of [
      'stefania',
      'tirlea',
      'muller',
      '7kqmx2ta',
      '7kqm-x2ta',
      '712034567',
      '4567',
      'ana@ex',
    ]) {
      const { data } = await client.from('contact_requests').select('id').ilike('search', `%${word}%`)
      expect([word, data?.length]).toEqual([word, 1])
    }
  })

  test('changes nothing that a visitor wrote', async () => {
    await insert(anon(), row())
    const { client } = await account(true)
    const changed = await client.from('contact_requests').update({ message: 'altceva' }).eq('locale', 'ro')
    expect(changed.error?.code).toBe('42501')
    expect((await client.from('contact_requests').delete().eq('locale', 'ro')).error?.code).toBe('42501')
  })

  test('no longer sees what is past its time', async () => {
    await insert(anon(), row())
    await query("update contact_requests set created_at = now() - interval '91 days'")
    const { client } = await account(true)
    expect((await client.from('contact_requests').select('name')).data).toEqual([])
  })
})

test('what was done is known for 24 months', async () => {
  await query(`insert into audit_entries (at, account, email, action, subject) values
    (now() - interval '24 months', gen_random_uuid(), 'a@b.ro', 'publish', 'prices'),
    (now() - interval '23 months', gen_random_uuid(), 'a@b.ro', 'publish', 'prices')`)
  expect((await service().rpc('expire_audit_entries')).data).toBe(1)
})
