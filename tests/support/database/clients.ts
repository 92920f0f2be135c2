import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { signInAtAuth } from '../admin/account.ts'
import { createAccount } from '../admin/admin.ts'

const options = {
  // A refusal is an answer.
  db: { retry: false },
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
}

/**
 * Who talks to a database in the tests of a file: a visitor, the secret key, accounts. `create` is `createClient`, with
 * the types of the tables or, for what the types would not allow, without.
 */
export function clientsOf<Client>(
  db: () => EmbeddedSupabase,
  create: (url: string, key: string, options: object) => Client,
) {
  const withToken = (token: string) =>
    create(db().url, db().keys.publishable, { ...options, accessToken: async () => token })
  const anon = () => create(db().url, db().keys.publishable, options)
  /** A new account with a session. What it says of itself makes it nothing; `isAdmin` does. */
  async function account(isAdmin = false, says: Record<string, string> = {}) {
    const made = await createAccount(db(), isAdmin, says)
    const { token } = await signInAtAuth(db(), made.email)
    return { ...made, token, client: withToken(token) }
  }
  return {
    anon,
    service: () => create(db().url, db().keys.secret, options),
    /** Of somebody who has a session. */
    withToken,
    account,
    /** Everybody who is no admin, or none any more, although the token of the last two is good for the rest of its hour. */
    async outsiders(): Promise<Record<'visitor' | 'stranger' | 'removed' | 'signedOut', Client>> {
      const [stranger, removed, signedOut] = [await account(), await account(true), await account(true)]
      await db().sql.query('delete from admins where user_id = $1', [removed.id])
      await db().sql.query('delete from auth.sessions where user_id = $1', [signedOut.id])
      return {
        visitor: anon(),
        stranger: stranger.client,
        removed: removed.client,
        signedOut: signedOut.client,
      }
    },
  }
}
