import { describe, expect, test } from 'vitest'
import { insertOffer } from '../../support/database/offer.ts'
import { publishedPrices } from '../../support/database/published-prices.ts'
import { offerRow } from '../../support/samples/examples.ts'
import { some } from '../../support/some.ts'

const { anon, service, account, query, exec, save, publish, rollBack, published, changed } = publishedPrices()
type Client = ReturnType<typeof anon>

describe('anybody else', () => {
  test('learns the day of the last publication, and nothing more', async () => {
    const day = async (client: Client) => (await client.rpc('prices_published_on')).data
    expect(await day(anon())).toBeNull()
    const { client } = await account(true)
    await save(client, 0, await changed(100))
    await publish(client, 2)
    await exec("update publications set published_at = '2026-10-31T22:30:00Z' where kind = 'publish'")
    // Half past midnight in Bucharest.
    for (const caller of [anon(), (await account(false)).client]) expect(await day(caller)).toBe('2026-11-01')
  })

  test('reads no draft and no publication, and makes none', async () => {
    const admin = await account(true)
    await save(admin.client, 0, await changed(100))
    await publish(admin.client, 2)
    const before = await published()
    const { client } = await account(false)
    for (const caller of [anon(), client]) {
      for (const table of ['drafts', 'publications'] as const)
        expect((await caller.from(table).select('*')).data ?? []).toEqual([])
      const refusals = [
        await save(caller, 2, await changed(200)),
        await publish(caller, 2),
        await rollBack(caller, 1, 2),
      ]
      expect(refusals.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501'])
      await caller.from('price_items').update({ amount_min: 1 }).neq('id', '')
      await caller.from('price_items').delete().neq('id', '')
      await caller.from('price_categories').update({ position: 9 }).neq('slug', '')
    }
    expect(await published()).toEqual(before)
  })

  test('reads and makes nothing of the offers either, nor of what was done, and neither does who was an admin', async () => {
    const admin = await account(true)
    await query(insertOffer)
    const offers = { offers: [] }
    const attempt = async (caller: Client) => [
      (await caller.rpc('save_draft', { ...draft, new_content: offers })).error?.code,
      (await caller.rpc('publish_draft', { subject_name: 'offers', seen_version: 2, new_note: 'Fără' })).error
        ?.code,
      (
        await caller.rpc('roll_back', {
          subject_name: 'offers',
          publication: 1,
          seen_version: 2,
          new_note: 'x',
        })
      ).error?.code,
      (await caller.rpc('offer_reference', { row_id: offerRow, first_day: '2026-10-01' })).error?.code,
    ]
    const draft = { subject_name: 'offers', seen_version: 0, new_step: 'edit', new_base: 0, new_reverts: 0 }
    expect((await admin.client.rpc('save_draft', { ...draft, new_content: offers })).data).toBe(2)
    const { data } = await admin.client.rpc('publish_draft', {
      subject_name: 'offers',
      seen_version: 2,
      new_note: 'Fără ofertă',
    })
    expect(data).toBe(2)
    expect((await admin.client.from('audit_entries').select('action, subject').order('id')).data).toEqual([
      { action: 'edit', subject: 'offers' },
      { action: 'publish', subject: 'offers' },
    ])
    for (const caller of [anon(), (await account(false)).client, service()])
      expect(await attempt(caller)).toEqual(['42501', '42501', '42501', '42501'])
    await query('delete from admins')
    // The same session, whose right has gone.
    expect(await attempt(admin.client)).toEqual(['42501', '42501', '42501', '42501'])
    for (const table of ['drafts', 'publications', 'audit_entries'] as const)
      for (const caller of [anon(), (await account(false)).client, admin.client])
        expect((await caller.from(table).select('*')).data ?? []).toEqual([])
  })

  test('writes no subject of their own: neither an admin nor the secret key adds one or drafts an unknown one', async () => {
    const { client } = await account(true)
    const draft = { seen_version: 0, new_content: {}, new_step: 'edit', new_base: 0, new_reverts: 0 }
    expect((await client.rpc('save_draft', { ...draft, subject_name: 'admins' })).error?.code).toBe('22023')
    expect((await client.rpc('save_draft', { ...draft, subject_name: 'offers' })).error?.code).toBe('23514')
    for (const table of ['drafts', 'publications', 'audit_entries'] as const)
      for (const caller of [client, service()])
        expect((await caller.from(table).delete().neq('subject', '')).error?.code).toBe('42501')
    const { rows } = await query<{ allowed: boolean }>(
      `select bool_or(has_table_privilege(r, 'private.subjects', p)) as allowed
        from unnest(array['anon', 'authenticated', 'service_role']) r,
          unnest(array['select', 'insert', 'update', 'delete']) p`,
    )
    expect(rows).toEqual([{ allowed: false }])
  })

  test('drafts, publishes and brings back no redirects, and an admin none that lead to each other', async () => {
    const admin = await account(true)
    const rows = (...pairs: [string, string][]) => ({
      rows: pairs.map(([from, to]) => ({ from, to, note: '' })),
    })
    const draft = (caller: Client, seen: number, content: ReturnType<typeof rows>) =>
      caller.rpc('save_draft', {
        subject_name: 'redirects',
        seen_version: seen,
        new_content: content,
        new_step: 'edit',
        new_base: 0,
        new_reverts: 0,
      })
    const make = (caller: Client, seen: number) =>
      caller.rpc('publish_draft', { subject_name: 'redirects', seen_version: seen, new_note: 'Adrese' })
    expect((await draft(admin.client, 0, rows(['/unu', '/doi'], ['/doi', '/preturi']))).data).toBe(2)
    expect((await make(admin.client, 2)).error?.code).toBe('23514')
    expect((await draft(admin.client, 2, rows(['/ro/x', '/preturi']))).data).toBe(3)
    expect((await make(admin.client, 3)).error?.code).toBe('23514')
    expect((await draft(admin.client, 3, rows(['/unu', '/unu'], ['/unu', '/doi']))).error?.code).toBe('23514')
    expect((await draft(admin.client, 3, rows(['/unu', '/preturi']))).data).toBe(4)
    expect((await make(admin.client, 4)).data).toBe(2)
    const stranger = await account(false)
    const attempt = async (caller: Client) => [
      (await draft(caller, 4, rows())).error?.code,
      (await make(caller, 4)).error?.code,
      (
        await caller.rpc('roll_back', {
          subject_name: 'redirects',
          publication: 1,
          seen_version: 4,
          new_note: 'Înapoi',
        })
      ).error?.code,
    ]
    for (const caller of [anon(), stranger.client, service()])
      expect(await attempt(caller)).toEqual(['42501', '42501', '42501'])
    await query('delete from admins')
    expect(await attempt(admin.client)).toEqual(['42501', '42501', '42501'])
    expect((await anon().from('redirects').select('from_path, to_path')).data).toEqual([
      { from_path: '/unu', to_path: '/preturi' },
    ])
  })

  test('makes nobody an admin, themselves least of all', async () => {
    const { client, id } = await account(false)
    for (const caller of [anon(), client])
      expect((await caller.from('admins').insert({ user_id: id })).error?.code).toBe('42501')
    expect((await query('select from admins')).rows).toEqual([])
  })

  test('the secret key reads the history and does not write it', async () => {
    expect((await service().from('publications').select('id')).error).toBeNull()
    expect((await publish(service(), 0)).error?.code).toBe('42501')
  })

  test('drafts, publishes and brings back nothing of any subject', async () => {
    const { rows: subjects } = await query<{ name: string }>(
      `select case when keyed then name || '/ceva' else name end as name from private.subjects order by name`,
    )
    const admin = await account(true)
    const attempt = async (caller: Client, subject_name: string) => [
      (await caller.rpc('save_draft', { ...edit, subject_name, new_content: {} })).error?.code,
      (await caller.rpc('publish_draft', { subject_name, seen_version: 0, new_note: 'Nimic' })).error?.code,
      (
        await caller.rpc('roll_back', {
          subject_name,
          publication: 1,
          seen_version: 0,
          new_note: 'Înapoi',
        })
      ).error?.code,
    ]
    const edit = { seen_version: 0, new_step: 'edit', new_base: 0, new_reverts: 0 }
    const callers = [anon(), (await account(false)).client, service()]
    for (const { name } of some(subjects))
      for (const caller of callers)
        expect(await attempt(caller, name), name).toEqual(['42501', '42501', '42501'])
    await query('delete from admins')
    for (const { name } of subjects)
      expect(await attempt(admin.client, name), name).toEqual(['42501', '42501', '42501'])
  })
})
