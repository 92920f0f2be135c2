import type { AuthError } from '@supabase/supabase-js'
import { storeError } from '../../../database/store-error.ts'
import type { Supabase } from '../../../database/supabase.ts'
import { type Account, isRefusal, type Tokens } from './session.server.ts'

/** Shorter ones are guessed; of longer ones Supabase Auth reads only the first 72 bytes. */
export const passwordLength = { min: 12, maxBytes: 72 } as const

export type PasswordProblem = 'short' | 'long' | 'repeated' | 'weak'

/** The error of a new password that needs no request to find; null if there is none. */
export function passwordProblem(password: string, again: string): PasswordProblem | null {
  if ([...password].length < passwordLength.min) return 'short'
  if (new TextEncoder().encode(password).length > passwordLength.maxBytes) return 'long'
  return password === again ? null : 'repeated'
}

export type Changed = { status: 'changed'; tokens: Tokens }
export type NotChanged = { status: 'credentials' | 'weak' | 'unavailable' }

/**
 * Needs the current password, so that an open session is not enough. All other sessions end; this one is new, unless
 * there is a second factor: then it goes on, for a session of the password alone may change nothing.
 */
export async function changePassword(
  supabase: Supabase,
  { email, accessToken, refreshToken, factor }: Account,
  { current, next }: { current: string; next: string },
): Promise<Changed | NotChanged> {
  const { auth } = await supabase.forSignIn()
  const signedIn = await auth.signInWithPassword({ email, password: current })
  if (signedIn.error) return { status: isRefusal(signedIn.error) ? 'credentials' : 'unavailable' }
  const tokens =
    factor === null ? signedIn.data.session : { access_token: accessToken, refresh_token: refreshToken }
  const held = await auth.setSession(tokens)
  if (held.error) return { status: 'unavailable' }
  const { error } = await auth.updateUser({ password: next })
  if (error) return notSet(error)
  const { access_token, refresh_token } = tokens
  const ended = await auth.signOut({ scope: 'others' })
  if (ended.error) throw ended.error
  return { status: 'changed', tokens: { access_token, refresh_token } }
}

/**
 * Whether a link may be mailed, which is on record from here on. Not while the last one is younger than a quarter of an
 * hour and not used: another one would end it, and anybody can ask for one. And five a day.
 */
export async function takeRecoveryMail(
  supabase: Supabase,
  address: string,
  isKnownDevice: boolean,
): Promise<boolean> {
  const service = await supabase.asService()
  const parameters = { address, on_known_device: isKnownDevice }
  const { data, error, status } = await service.rpc('take_recovery_mail', parameters)
  if (error) throw storeError('take_recovery_mail', status, error)
  return data
}

/** The token of a link that lets the reader of the mail set a password; null when there is no such account. */
export async function recoveryToken(supabase: Supabase, email: string): Promise<string | null> {
  const { auth } = await supabase.asService()
  const { data, error } = await auth.admin.generateLink({ type: 'recovery', email })
  if (error?.code === 'user_not_found' || error?.status === 404) return null
  if (error) throw new Error(`generate_link: ${error.status} ${error.code}`)
  return data.properties.hashed_token
}

/** Uses up a link that nobody was sent. */
export async function forgetRecovery(supabase: Supabase, token: string): Promise<void> {
  const { auth } = await supabase.forSignIn()
  const { data, error } = await auth.verifyOtp({ type: 'recovery', token_hash: token })
  if (error) throw error
  if (data.session !== null) await endToken(supabase, data.session.access_token)
}

/** Makes an account without a password and returns its id; null when the address has one. */
export async function createAccount(supabase: Supabase, email: string): Promise<string | null> {
  const { admin } = (await supabase.asService()).auth
  const make = () => admin.createUser({ email, email_confirm: true })
  let made = await make()
  // When two run at the same moment, Supabase Auth fails for the second, as it does for sign-ups
  if (made.error?.status === 500) made = await make()
  if (made.error?.code === 'email_exists' || made.error?.code === 'user_already_exists') return null
  if (made.error) throw new Error(`admin users: ${made.error.status} ${made.error.code}`)
  return made.data.user.id
}

/**
 * Uses up the token. All sessions end: one of them may be why the password is set anew. With a second
 * factor the link's session may not change the password, so the service does; signing in asks for the code as ever.
 */
export async function resetPassword(
  supabase: Supabase,
  token: string,
  next: string,
): Promise<
  | { status: 'changed'; accessToken: string; account: string; hasFactor: boolean }
  | { status: 'expired' | 'weak' | 'unavailable' }
> {
  const { auth } = await supabase.forSignIn()
  const verified = await auth.verifyOtp({ type: 'recovery', token_hash: token })
  if (verified.error) return { status: isRefusal(verified.error) ? 'expired' : 'unavailable' }
  const { session } = verified.data
  if (session === null) return { status: 'expired' }
  const { id, factors = [] } = session.user
  const hasFactor = factors.some(({ status }) => status === 'verified')
  const { error } = hasFactor
    ? await (await supabase.asService()).auth.admin.updateUserById(id, { password: next })
    : await auth.updateUser({ password: next })
  if (error) return notSet(error)
  const ended = await auth.signOut({ scope: 'others' })
  if (ended.error) throw ended.error
  return { status: 'changed', accessToken: session.access_token, account: id, hasFactor }
}

/** A new password of somebody with a second factor: the link's session must not write it down itself. */
export async function recordNewPassword(supabase: Supabase, account: string): Promise<void> {
  const service = await supabase.asService()
  const { error, status } = await service.rpc('record_new_password', { owner: account })
  if (error) throw storeError('record_new_password', status, { code: error.code })
}

/** Ends the session that a link has opened; it signs nobody in. */
export async function endToken(supabase: Supabase, accessToken: string): Promise<void> {
  const { auth } = await supabase.forSignIn()
  const { error } = await auth.admin.signOut(accessToken, 'local')
  if (error) throw error
}

/** Also for the same password as before, which Supabase Auth does not take. */
function notSet(error: AuthError): NotChanged & { status: 'weak' | 'unavailable' } {
  return { status: isRefusal(error) ? 'weak' : 'unavailable' }
}
