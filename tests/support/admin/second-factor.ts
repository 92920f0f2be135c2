import { fromBase32, totp } from '../../../scripts/embedded-supabase/totp.ts'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { signInAtAuth } from './account.ts'

/** What the app on the phone shows now, or some codes later. */
export function codeOf(secret: string, later = 0): string {
  return totp(fromBase32(secret), Date.now() / 1000 + later * 30)
}

/** Turns the second factor of an account on, at Supabase Auth itself. */
export async function turnOn(db: Pick<EmbeddedSupabase, 'url' | 'keys'>, email: string) {
  const { client } = await signInAtAuth(db, email)
  const begun = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'Test' })
  if (begun.error) throw begun.error
  const { id, totp: given } = begun.data
  const code = codeOf(given.secret)
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
  if (verified.error) throw verified.error
  return { factor: id, secret: given.secret, token: verified.data.access_token, client }
}
