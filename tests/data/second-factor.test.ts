import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeFactor } from '../../scripts/admin/factor.ts'
import { readToken } from '../../scripts/embedded-supabase/access-token.ts'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import type { Database } from '../../src/database/database-types.ts'
import { signInAtAuth } from '../support/admin/account.ts'
import { createAccount } from '../support/admin/admin.ts'
import { codeOf, turnOn } from '../support/admin/second-factor.ts'
import { clientsOf } from '../support/database/clients.ts'
import { openDatabase } from '../support/database/database.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase({ seeded: false })
})
beforeEach(() => db.reset())
afterAll(() => db.close())

const { anon, withToken, account, outsiders } = clientsOf(() => db, createClient<Database>)
const audit = async () =>
  (await db.sql.query('select email, action, detail from audit_entries order by id')).rows

/** What an admin reads and calls, at the interface of the database itself. */
async function reached(token: string | null): Promise<string[]> {
  const client = token === null ? anon() : withToken(token)
  const tables = ['admins', 'newsletter_subscribers', 'audit_entries'] as const
  const read: string[] = []
  for (const name of tables)
    if (((await client.from(name).select('*').limit(1)).data ?? []).length > 0) read.push(name)
  const calls = {
    list_admins: () => client.rpc('list_admins'),
    record_action: () => client.rpc('record_action', { new_action: 'sign_in' }),
    begin_export: () => client.rpc('begin_export'),
    person_records: () =>
      client.rpc('person_records', { filed_under: 'address', value: 'a@b.ro', taken: true }),
    free_address: () => client.rpc('free_address', { address: 'strain@exemplu.ro' }),
    admit_admin: () => client.rpc('admit_admin', { invited: crypto.randomUUID() }),
    use_code: () => client.rpc('use_code', { used: '123456' }),
    remove_second_factor: () => client.rpc('remove_second_factor', { owner: crypto.randomUUID() }),
  }
  const called: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const { error, status } = await call()
    if (status !== 401 && error?.code !== '42501') called.push(name)
  }
  return [...read, ...called]
}

describe('an account with a second factor', () => {
  test('reaches nothing by its password, whatever the age of the session, and all of it by a code', async () => {
    await db.sql.exec(`
      insert into newsletter_subscribers (email, locale, status, confirmed_at) values ('a@b.ro', 'ro', 'confirmed', now())`)
    const { email, token: before } = await account(true)
    expect(await reached(before)).toContain('newsletter_subscribers')
    const { token, factor, secret } = await turnOn(db, email)
    // The session of before is over; a new one by the password alone waits for the code.
    expect(await reached(before)).toEqual([])
    const { token: waiting, client } = await signInAtAuth(db, email)
    expect(await reached(waiting)).toEqual([])
    expect(await reached(token)).toEqual(
      expect.arrayContaining(['admins', 'newsletter_subscribers', 'list_admins', 'use_code']),
    )
    // What is refreshed stays what it was.
    const refreshed = await client.auth.refreshSession()
    expect(await reached(refreshed.data.session?.access_token ?? '')).toEqual([])
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor, code: '000000' })
    expect(wrong.error?.code).toBe('mfa_verification_failed')
    const opened = await client.auth.mfa.challengeAndVerify({ factorId: factor, code: codeOf(secret) })
    expect(await reached(opened.data?.access_token ?? '')).toContain('list_admins')
    expect(await reached(waiting)).toEqual([])
  })

  test('keeps its level when the token is renewed, and a forged level is no token', async () => {
    const { email } = await createAccount(db, true)
    const { client, token } = await turnOn(db, email)
    const renewed = (await client.auth.refreshSession()).data.session?.access_token ?? ''
    expect(await reached(renewed)).toContain('list_admins')
    const { token: waiting } = await signInAtAuth(db, email)
    const [head = '', , signature = ''] = waiting.split('.')
    const [, body = ''] = token.split('.')
    expect(await reached(`${head}.${body}.${signature}`)).toEqual([])
    expect(
      readToken(`${head}.${body}.${signature}`, 'local-only-local-only-local-only-local-only'),
    ).toBeNull()
  })

  test('is opened by no code of another, and by no challenge of another', async () => {
    const ana = await createAccount(db, true)
    const dan = await createAccount(db, true)
    const hers = await turnOn(db, ana.email)
    const his = await turnOn(db, dan.email)
    const { client } = await signInAtAuth(db, ana.email)
    const byHisCode = await client.auth.mfa.challengeAndVerify({
      factorId: hers.factor,
      code: codeOf(his.secret, 1),
    })
    expect(byHisCode.error?.status).toBe(422)
    const byHisFactor = await client.auth.mfa.challengeAndVerify({
      factorId: his.factor,
      code: codeOf(his.secret, 1),
    })
    expect(byHisFactor.error?.status).toBe(404)
    const challenge = await his.client.auth.mfa.challenge({ factorId: his.factor })
    const borrowed = await client.auth.mfa.verify({
      factorId: hers.factor,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(hers.secret, 1),
    })
    expect(borrowed.error?.status).toBe(404)
  })

  test('changes neither password nor factor without the code', async () => {
    const { email } = await createAccount(db, true)
    const { factor } = await turnOn(db, email)
    const { client } = await signInAtAuth(db, email)
    expect((await client.auth.updateUser({ password: 'o altă parolă lungă' })).error?.code).toBe(
      'insufficient_aal',
    )
    expect((await client.auth.mfa.unenroll({ factorId: factor })).error?.code).toBe('insufficient_aal')
    const another = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine', issuer: 'X' })
    expect(another.error?.code).toBe('insufficient_aal')
  })

  test('takes a code once, and each account its own', async () => {
    const ana = await turnOn(db, (await createAccount(db, true)).email)
    const dan = await turnOn(db, (await createAccount(db, true)).email)
    const use = async (token: string) => (await withToken(token).rpc('use_code', { used: '123456' })).data
    expect([await use(ana.token), await use(ana.token), await use(dan.token)]).toEqual([true, false, true])
    const both = await Promise.all(
      [ana, ana].map(async ({ token }) => (await withToken(token).rpc('use_code', { used: '222222' })).data),
    )
    expect(both.toSorted()).toEqual([false, true])
    await db.sql.exec("update private.used_codes set used_at = now() - interval '6 minutes'")
    const service = createClient(db.url, db.keys.secret)
    expect((await service.rpc('expire_used_codes')).data).toBe(3)
  })
})

describe('a lost device', () => {
  test('is taken away by a colleague, never by oneself, and waiting sessions end with it', async () => {
    const ana = await createAccount(db, true)
    const dan = await account(true)
    const hers = await turnOn(db, ana.email)
    const { token: waiting } = await signInAtAuth(db, ana.email)
    const remove = async (token: string, owner: string) => {
      const { data, error } = await withToken(token).rpc('remove_second_factor', { owner })
      return error?.code ?? data
    }
    expect(await remove(hers.token, ana.id)).toBe('own')
    expect(await remove(dan.token, dan.id)).toBe('own')
    expect(await remove(dan.token, crypto.randomUUID())).toBe('missing')
    expect((await withToken(dan.token).rpc('admins_with_factor')).data).toEqual([ana.id])
    expect(await remove(dan.token, ana.id)).toBe('done')
    expect(await remove(dan.token, ana.id)).toBe('none')
    expect([await reached(waiting), await reached(hers.token)]).toEqual([[], []])
    expect(await reached((await signInAtAuth(db, ana.email)).token)).toContain('list_admins')
    expect(await audit()).toContainEqual({
      email: dan.email,
      action: 'account_factor_remove',
      detail: { account: ana.email },
    })
  })

  test('is nobody else’s to take away', async () => {
    const ana = await createAccount(db, true)
    await turnOn(db, ana.email)
    for (const client of Object.values(await outsiders())) {
      const calls = [
        client.rpc('remove_second_factor', { owner: ana.id }),
        client.rpc('clear_second_factor', { address: ana.email }),
        client.rpc('record_new_password', { owner: ana.id }),
        client.rpc('record_second_factor', { turned_on: false }),
        client.rpc('expire_used_codes'),
        client.rpc('admins_with_factor'),
        client.rpc('use_code', { used: '123456' }),
      ]
      for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('42501')
    }
    expect(await audit()).toEqual([])
  })

  test('of the only admin is taken away by the command', async () => {
    const ana = await createAccount(db, true)
    await turnOn(db, ana.email)
    const command = (email: string) => removeFactor({ url: db.url, secretKey: db.keys.secret }, email)
    expect(await command('nimeni@exemplu.ro')).toBe('missing')
    expect(await command(ana.email.toUpperCase())).toBe('done')
    expect(await command(ana.email)).toBe('none')
    expect(await reached((await signInAtAuth(db, ana.email)).token)).toContain('list_admins')
    expect(await audit()).toContainEqual({
      email: 'npm run admin:factor',
      action: 'account_factor_remove',
      detail: { account: ana.email },
    })
  })
})
