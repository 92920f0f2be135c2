import { createClient } from '@supabase/supabase-js'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'

export const password = 'o parolă lungă de încercare'
/** Its bcrypt hash with the least work factor: signing up and in would take a tenth of a second of processor each. */
const passwordHash = '$2b$04$E.mNY8ZlIcszysGCKr0Yz.GoGQfFpLsN6PTKP2IlfMpzoxyd55Kn2'

/** An account of Supabase Auth, to which nobody has signed in yet, and what it says of itself. */
export async function addAccount(
  { sql }: Pick<EmbeddedSupabase, 'sql'>,
  email: string,
  says: Record<string, string> = {},
): Promise<{ id: string; email: string }> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into auth.users
      (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', $1, $2, now(),
        '{"provider": "email", "providers": ["email"]}', $3, now(), now())
      returning id`,
    [email, passwordHash, JSON.stringify(says)],
  )
  const [added] = rows
  if (added === undefined) throw new Error('The account was not added')
  return { id: added.id, email }
}

/** Signs in at Supabase Auth itself, with the password alone: the library's client and its token. */
export async function signInAtAuth({ url, keys }: Pick<EmbeddedSupabase, 'url' | 'keys'>, email: string) {
  const client = createClient(url, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, token: data.session.access_token }
}
