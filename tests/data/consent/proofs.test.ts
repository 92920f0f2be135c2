import { describe, expect, test } from 'vitest'
import { consentTable } from '../../support/database/consent-table.ts'

const { anon, service, account, query, row, request, insert, aged, stored, refusal } = consentTable()

describe('a proof is not read, changed or removed', () => {
  test('a visitor and an account read nothing, not even what they wrote', async () => {
    const { client, id } = await account()
    await insert(client, { ...row(), user_id: id })
    for (const caller of [anon(), client]) {
      const { data, error } = await caller.from('cookie_consent').select('id')
      expect([data, error?.code]).toEqual([null, '42501'])
      const returned = await caller.from('cookie_consent').insert(row()).select()
      expect(returned.error?.code).toBe('42501')
    }
  })

  test('the clinic’s own key reads it', async () => {
    await insert(anon(), row())
    const { data } = await service().from('cookie_consent').select('consent, created_at')
    expect(data).toHaveLength(1)
  })

  test('no key changes or removes it', async () => {
    const { client } = await account()
    await insert(anon(), row())
    for (const caller of [anon(), client, service()]) {
      const changed = await caller.from('cookie_consent').update({ locale: 'en' }).eq('locale', 'ro')
      const removed = await caller.from('cookie_consent').delete().eq('locale', 'ro')
      const replaced = await caller
        .from('cookie_consent')
        .upsert({ ...row(), locale: 'en' }, { onConflict: 'event_id' })
      expect([changed.error?.code, removed.error?.code, replaced.error?.code]).toEqual([
        '42501',
        '42501',
        '42501',
      ])
    }
    expect(await stored()).toMatchObject([{ locale: 'ro' }])
  })

  test('not even the table’s owner changes, removes or truncates it', async () => {
    await insert(anon(), row())
    for (const statement of [
      "update public.cookie_consent set locale = 'en'",
      'update public.cookie_consent set user_id = null where false',
      'delete from public.cookie_consent',
      'truncate public.cookie_consent',
      'truncate public.cookie_consent cascade',
      `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface)
        select event_id, anon_user_id, consent, locale, surface from public.cookie_consent
        on conflict (event_id) do update set locale = 'en'`,
      'update private.consent_erasures set erased_count = 0',
      'delete from private.consent_erasures',
      'truncate private.consent_erasures',
    ]) {
      expect(await refusal(statement), statement).toMatch(/append-only/)
    }
    expect(await stored()).toMatchObject([{ locale: 'ro' }])
  })

  test('the database roles behind the keys have no more than their grants', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const statement of [
        'truncate public.cookie_consent',
        'delete from public.cookie_consent',
        "update public.cookie_consent set locale = 'en'",
        "insert into private.consent_erasures (erased_count, reason, erased_by) values (1, 'forged', 'me')",
        'delete from private.consent_erasures',
        'alter table public.cookie_consent disable trigger all',
        'set local session_replication_role = replica',
        'drop trigger cookie_consent_is_append_only on public.cookie_consent',
      ]) {
        expect(await refusal(statement, role), `${role}: ${statement}`).toMatch(
          /permission denied|must be owner/,
        )
      }
    }
  })
})

describe('erasure on a person’s request', () => {
  test('removes that person’s rows alone and leaves a record without the person', async () => {
    const mine = row()
    await insert(anon(), mine)
    await insert(anon(), { ...row(), anon_user_id: mine.anon_user_id })
    await insert(anon(), row())
    const { data, error } = await service().rpc('erase_consent', request(mine.anon_user_id))
    expect([data, error]).toEqual([2, null])
    expect(await stored()).toHaveLength(1)
    const audit = await query<Record<string, unknown>>('select * from private.consent_erasures')
    expect(audit.rows).toMatchObject([
      { erased_count: 2, reason: 'requested by e-mail', erased_by: 'service_role' },
    ])
    expect(JSON.stringify(audit.rows)).not.toContain(mine.anon_user_id)
  })

  test('is recorded also when there was nothing to erase', async () => {
    expect((await service().rpc('erase_consent', request(crypto.randomUUID()))).data).toBe(0)
    expect((await query('select from private.consent_erasures')).rows).toHaveLength(1)
  })

  test('needs a reason and an id, else nothing goes', async () => {
    const mine = row()
    await insert(anon(), mine)
    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      const { error } = await service().rpc('erase_consent', { anon_user_id: mine.anon_user_id, reason })
      expect(error?.code).toBe('23514')
    }
    const nobody = await service().rpc('erase_consent', { anon_user_id: null, reason: 'requested' })
    expect(nobody.error?.code).toBe('22023')
    expect(await stored()).toHaveLength(1)
  })

  test('is not open to a visitor or to an account, admins included', async () => {
    const { client, id } = await account()
    await service().from('admins').insert({ user_id: id })
    const mine = row()
    await insert(anon(), mine)
    for (const caller of [anon(), client]) {
      expect((await caller.rpc('erase_consent', request(mine.anon_user_id))).error?.code).toBe('42501')
    }
    for (const role of ['anon', 'authenticated']) {
      for (const schema of ['private', 'public']) {
        const call = `select ${schema}.erase_consent('${mine.anon_user_id}', 'forged')`
        expect(await refusal(call, role)).toMatch(/permission denied for function/)
      }
    }
    expect(await stored()).toHaveLength(1)
  })

  test('does not leave the table open after it', async () => {
    await insert(anon(), row())
    await service().rpc('erase_consent', request(crypto.randomUUID()))
    expect(await refusal('delete from public.cookie_consent')).toMatch(/append-only/)
  })
})

describe('a proof whose time is over', () => {
  test('goes after 24 months and not a day before, and leaves a record without the person', async () => {
    const old = await aged('24 months 1 hour')
    const young = await aged('24 months -1 day')
    const { data, error } = await service().rpc('expire_consent')
    expect([data, error]).toEqual([1, null])
    expect((await stored()).map(({ event_id }) => event_id)).toEqual([young.event_id])
    const audit = await query<Record<string, unknown>>('select * from private.consent_erasures')
    expect(audit.rows).toMatchObject([
      { erased_count: 1, reason: 'older than 24 months', erased_by: 'service_role', acting_user_id: null },
    ])
    for (const id of [old.anon_user_id, old.event_id]) expect(JSON.stringify(audit.rows)).not.toContain(id)
  })

  test('is told by the database’s clock: a device set to another year loses no proof', async () => {
    const { consent, ...rest } = row()
    await insert(anon(), { ...rest, consent: { ...consent, givenAtISO: '2001-01-01T00:00:00.000Z' } })
    expect((await service().rpc('expire_consent')).data).toBe(0)
    expect(await stored()).toHaveLength(1)
  })

  test('needs no record on a day when nothing is due', async () => {
    await insert(anon(), row())
    expect((await service().rpc('expire_consent')).data).toBe(0)
    expect((await query('select from private.consent_erasures')).rows).toEqual([])
  })

  test('is not removed by a visitor or by an account, admins included', async () => {
    const { client, id } = await account()
    await service().from('admins').insert({ user_id: id })
    await aged('30 months')
    for (const caller of [anon(), client])
      expect((await caller.rpc('expire_consent')).error?.code).toBe('42501')
    for (const role of ['anon', 'authenticated'])
      for (const schema of ['private', 'public'])
        expect(await refusal(`select ${schema}.expire_consent()`, role)).toMatch(
          /permission denied for function/,
        )
    expect(await stored()).toHaveLength(1)
  })

  test('does not leave the table open when it has gone', async () => {
    await insert(anon(), row())
    await aged('30 months')
    await service().rpc('expire_consent')
    expect(await refusal('delete from public.cookie_consent')).toMatch(/append-only/)
    expect(await stored()).toHaveLength(1)
  })
})
