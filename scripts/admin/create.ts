import { randomBytes } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { EmbeddedSupabase } from '../embedded-supabase.ts'
import { openLocalDatabase } from '../local-database.ts'

/**
 * `npm run admin:create -- mail@example.ro`: an account with the right to the admin pages. With SUPABASE_URL and SUPABASE_SECRET_KEY set it is made in that project; without, in the local
 * database, for which `npm run dev` must not be running. The password comes from ADMIN_PASSWORD or is generated and
 * shown once.
 */
export async function createAdmin(
  accounts: Accounts,
  email: string,
  password: string,
): Promise<'created' | 'admitted'> {
  const { id, isNew } = await accounts.account(email, password)
  await accounts.admit(id)
  return isNew ? 'created' : 'admitted'
}

export type Accounts = {
  /**
   * The account of this address. An admin's account keeps its password. Any other account is replaced by a new one,
   * because the person who signed up with the address may not own it.
   */
  account(email: string, password: string): Promise<{ id: string; isNew: boolean }>
  admit(id: string): Promise<void>
}

/** A project of Supabase, by its secret key. */
export function hostedAccounts(url: string, secretKey: string): Accounts {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return {
    async account(email, password) {
      const make = () => client.auth.admin.createUser({ email, password, email_confirm: true })
      let made = await make()
      if (made.error?.code === 'email_exists') {
        const id = await findAccount(email)
        if (await isAdmin(id)) return { id, isNew: false }
        const { error } = await client.auth.admin.deleteUser(id)
        if (error) throw error
        made = await make()
      }
      if (made.error) throw made.error
      return { id: made.data.user.id, isNew: true }
    },
    async admit(id) {
      const { error } = await client.from('admins').insert({ user_id: id })
      if (error && error.code !== '23505') throw new Error(`admins: ${error.code} ${error.message}`)
    },
  }

  async function isAdmin(id: string): Promise<boolean> {
    const { data, error } = await client.from('admins').select('user_id').eq('user_id', id)
    if (error) throw new Error(`admins: ${error.code} ${error.message}`)
    return data.length > 0
  }

  async function findAccount(email: string): Promise<string> {
    for (let page = 1; page <= 100; page += 1) {
      const { data, error } = await client.auth.admin.listUsers({ page, perPage: 1000 })
      if (error) throw error
      const found = data.users.find((user) => user.email?.toLowerCase() === email)
      if (found) return found.id
      if (data.users.length < 1000) break
    }
    throw new Error('The account exists and could not be found.')
  }
}

type Embedded = Pick<EmbeddedSupabase, 'url' | 'keys' | 'sql'>

/** The embedded database: it signs people up like the hosted one, and is asked directly for the rest. */
export function localAccounts({ url, keys, sql }: Embedded): Accounts {
  return {
    async account(email, password) {
      const { rows } = await sql.query<{ id: string }>(
        `select u.id from auth.users u join public.admins a on a.user_id = u.id where lower(u.email) = $1`,
        [email],
      )
      if (rows[0]) return { id: rows[0].id, isNew: false }
      await sql.query('delete from auth.users where lower(email) = $1', [email])
      const client = createClient(url, keys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const { data, error } = await client.auth.signUp({ email, password })
      if (error) throw error
      if (data.user === null) throw new Error('The account was not made.')
      return { id: data.user.id, isNew: true }
    },
    async admit(id) {
      await sql.query('insert into public.admins (user_id) values ($1) on conflict do nothing', [id])
    },
  }
}

if (import.meta.main) {
  const email = (process.argv[2] ?? '').trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    console.error('Usage: npm run admin:create -- mail@example.ro')
    process.exit(1)
  }
  const given = process.env.ADMIN_PASSWORD
  const password = given ?? randomBytes(15).toString('base64url')
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env
  if ((url === undefined) !== (key === undefined)) {
    console.error(
      'Set both SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or neither for the local one.',
    )
    process.exit(1)
  }
  const outcome =
    url !== undefined && key !== undefined
      ? await createAdmin(hostedAccounts(url, key), email, password)
      : await createLocally(email, password)
  console.log(`${email} may use the admin pages: /admin/prices`)
  if (outcome === 'admitted') console.log('They had the right already and keep their password.')
  else if (given === undefined) console.log(`Password, shown this once: ${password}`)
}

async function createLocally(email: string, password: string): Promise<'created' | 'admitted'> {
  const db = await openLocalDatabase()
  try {
    return await createAdmin(localAccounts(db), email, password)
  } finally {
    await db.close()
  }
}
