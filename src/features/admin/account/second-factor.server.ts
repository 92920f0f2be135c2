import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { encodeQR } from 'qr'
import { clinic } from '../../../content/clinic.ts'
import type { Database } from '../../../database/database-types.ts'
import { storeError } from '../../../database/store-error.ts'
import type { Supabase } from '../../../database/supabase.ts'
import { type Account, isRefusal, type Tokens } from './session.server.ts'

// Whether a session was opened with it is asked by `openSession` (session.server.ts) and by the database's
// `private.has_session()`.

type Holder = Pick<Account, 'accessToken' | 'refreshToken'>
type Failure = { status: 'wrong' | 'unavailable' }

/** What a person types from their device: six digits, however they are spaced. */
export function readCode(typed: string): string | null {
  return /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0] ?? null
}

/** Begins a factor that waits for its first code. Earlier unconfirmed ones are deleted. */
export async function beginFactor(
  supabase: Supabase,
  account: Holder,
): Promise<{ status: 'begun'; id: string; secret: string } | Failure> {
  const auth = await authOf(supabase, account)
  if (auth === null) return { status: 'unavailable' }
  const { data, error } = await auth.getUser()
  if (error) return failureOf(error)
  for (const { id, status } of data.user.factors ?? []) {
    if (status === 'verified') continue
    const gone = await auth.mfa.unenroll({ factorId: id })
    if (gone.error) return failureOf(gone.error)
  }
  const begun = await auth.mfa.enroll({ factorType: 'totp', friendlyName: clinic.name, issuer: clinic.name })
  if (begun.error) return failureOf(begun.error)
  return { status: 'begun', id: begun.data.id, secret: begun.data.totp.secret }
}

export type CodeOutcome =
  | { status: 'right'; tokens: Tokens }
  /** The code is right and was used before: RFC 6238, section 5.2. */
  | { status: 'used'; tokens: Tokens }
  | Failure

/** Tries a code, which turns its factor on if it is the first. The tokens that were given are of no use afterwards. */
export async function tryCode(
  supabase: Supabase,
  account: Holder,
  factorId: string,
  code: string,
): Promise<CodeOutcome> {
  const auth = await authOf(supabase, account)
  if (auth === null) return { status: 'unavailable' }
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId, code })
  if (error) return failureOf(error)
  const { access_token, refresh_token } = data
  const database = await supabase.asUser(access_token)
  const used = await database.rpc('use_code', { used: code })
  if (used.error) throw storeError('use_code', used.status, { code: used.error.code })
  return { status: used.data === true ? 'right' : 'used', tokens: { access_token, refresh_token } }
}

/** Turns one's own factor off, and ends one's other sessions: one of them may be waiting for a code. */
export async function endFactor(
  supabase: Supabase,
  { access_token, refresh_token }: Tokens,
  factorId: string,
): Promise<boolean> {
  const auth = await authOf(supabase, { accessToken: access_token, refreshToken: refresh_token })
  if (auth === null) return false
  const ended = await auth.signOut({ scope: 'others' })
  if (ended.error) return false
  const { error } = await auth.mfa.unenroll({ factorId })
  return error === null
}

/** Ends a session that must not be used. */
export async function endTokens(supabase: Supabase, { access_token }: Tokens): Promise<void> {
  const { error } = await (await supabase.forSignIn()).auth.admin.signOut(access_token, 'local')
  if (error) throw error
}

/** The secret as a drawing for the camera of a phone, and in groups to type. */
export function showSecret(secret: string, email: string): { side: number; path: string; words: string } {
  const label = encodeURIComponent(`${clinic.name}:${email}`)
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(clinic.name)}`
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4 })
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { side: rows.length, path, words: secret.match(/.{1,4}/g)?.join(' ') ?? secret }
}

/** The library's client with this session; null when Supabase does not take it or does not answer. */
async function authOf(
  supabase: Supabase,
  { accessToken, refreshToken }: Holder,
): Promise<SupabaseClient<Database>['auth'] | null> {
  const { auth } = await supabase.forSignIn()
  const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken })
  return error ? null : auth
}

function failureOf(error: AuthError): Failure {
  return { status: isRefusal(error) ? 'wrong' : 'unavailable' }
}
