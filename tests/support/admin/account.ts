import { createClient } from '@supabase/supabase-js'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'

export const password = 'o parolă lungă de încercare'
/** Its bcrypt hash with the least work factor: signing up and in would take a tenth of a second of processor each. */
const passwordHash = '$2b$04$E.mNY8ZlIcszysGCKr0Yz.GoGQfFpLsN6PTKP2IlfMpzoxyd55Kn2'

/** An account of Supabase Auth with a session, and what it says of itself. */
export async function newAccount(
  { sql, url, keys }: Pick<EmbeddedSupabase, 'sql' | 'url' | 'keys'>,
  email: string,
  says: Record<string, string> = {},
): Promise<{ id: string; email: string; token: string }> {
  await sql.query(
    `insert into auth.users
      (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', $1, $2, now(),
        '{"provider": "email", "providers": ["email"]}', $3, now(), now())`,
    [email, passwordHash, JSON.stringify(says)],
  )
  const client = createClient(url, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return { id: data.user.id, email, token: data.session.access_token }
}
