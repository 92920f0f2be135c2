import { describe, expect, test } from 'vitest'
import { consentTable } from '../support/database/consent-table.ts'

const { anon, service, account, query, as } = consentTable()

describe('who is an admin', () => {
  test('an account sees its own row alone, a visitor none', async () => {
    const admin = await account()
    const other = await account()
    expect((await service().from('admins').insert({ user_id: admin.id })).error).toBeNull()
    expect((await admin.client.from('admins').select('user_id')).data).toEqual([{ user_id: admin.id }])
    expect((await other.client.from('admins').select('user_id')).data).toEqual([])
    expect((await anon().from('admins').select('user_id')).error?.code).toBe('42501')
  })

  test('nobody makes himself an admin', async () => {
    const { client, id } = await account()
    for (const caller of [anon(), client]) {
      expect((await caller.from('admins').insert({ user_id: id })).error?.code).toBe('42501')
      expect((await caller.from('admins').delete().eq('user_id', id)).error?.code).toBe('42501')
    }
  })

  test('is_admin() answers for the caller and does not fail for a visitor', async () => {
    const { id } = await account()
    const ask = async (role: string, subject: string) => {
      const answer = await as(role, 'select private.is_admin() as yes', subject)
      return answer.rows
    }
    await query('insert into public.admins (user_id) values ($1)', [id])
    expect(await ask('authenticated', id), 'a session that has ended').toEqual([{ yes: false }])
    await query('insert into auth.sessions (id, user_id) values ($1, $1)', [id])
    expect(await ask('authenticated', id)).toEqual([{ yes: true }])
    expect(await ask('authenticated', crypto.randomUUID())).toEqual([{ yes: false }])
    expect(await ask('anon', '')).toEqual([{ yes: false }])
  })

  test('a deleted account leaves no admin behind', async () => {
    const { id } = await account()
    await service().from('admins').insert({ user_id: id })
    await query('delete from auth.users where id = $1', [id])
    expect((await service().from('admins').select()).data).toEqual([])
  })
})
