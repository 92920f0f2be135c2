import type { User } from '@supabase/supabase-js'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Supabase } from '../../../database/supabase.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { log } from '../../../http/log.ts'
import type { Charge } from '../../../http/rate-limiter.ts'
import { visitorKey } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { mayBeValid, readClaims } from './access-token.server.ts'
import { accountKey, knownDevice } from './known-device.server.ts'
import type { Sender } from './sender.ts'
import { accessCookie, ofSignIn, refreshCookie } from './session-cookies.ts'

export type Tokens = { access_token: string; refresh_token: string }

/** An account confirmed by Supabase. `renewed`: new tokens for the response, because the old ones had expired. */
export type Account = {
  id: string
  email: string
  accessToken: string
  refreshToken: string
  renewed: Tokens | null
  /** The second factor that is turned on, and whether this session was opened with it. */
  factor: { id: string; isGiven: boolean } | null
}

export type Session =
  | { status: 'admin'; account: Account }
  /** Signed in with the password alone, where a code is asked for as well. */
  | { status: 'secondFactor'; account: Account }
  /** Signed in, but not an admin. */
  | { status: 'notAdmin'; account: Account }
  /** `hadSession`: the browser sent one that is no longer valid. */
  | { status: 'anonymous'; hadSession: boolean }
  | { status: 'unavailable' }
  /** Too many invalid sessions from there. */
  | { status: 'limited' }

/** Long enough for a working day; closing the browser overnight means signing in again. */
const keptForSeconds = 12 * 3600

/**
 * Who is asking, confirmed by Supabase for this very request: the token by its auth server, the right by the row in
 * `admins`, read as that account. An expired token is exchanged once with the refresh token. What cannot be a
 * session is refused without asking, and a sender of too many invalid ones is limited.
 */
export async function openSession(sender: Sender, supabase: Supabase | null): Promise<Session> {
  const { c, limiter } = sender
  const { access, refresh, hadSession } = readCookies(c)
  if (access === '' && refresh === '') return { status: 'anonymous', hadSession }
  if (supabase === null) return { status: 'unavailable' }
  const charges = await sessionCharges(sender)
  if (!(await limiter.allows(charges))) return { status: 'limited' }
  const account = (await confirmed(supabase, access, refresh)) ?? (await exchanged(supabase, refresh))
  if (account === 'unavailable') {
    log('warn', 'session-unconfirmed', { requestId: requestIdOf(c) })
    return { status: 'unavailable' }
  }
  if (account === null) return { status: 'anonymous', hadSession }
  limiter.refund(charges)
  if (account.factor?.isGiven === false) return { status: 'secondFactor', account }
  const right = await isAdmin(supabase, account)
  if (right === null) return { status: 'unavailable' }
  return { status: right ? 'admin' : 'notAdmin', account }
}

/** The account that a session claims, unverified; null if it claims none. */
export function claimedAccount(c: Context<AppEnv>): string | null {
  return readClaims(getCookie(c, accessCookie) ?? '')?.sub ?? null
}

/** Whether the browser has kept a session, valid or not. */
export function sendsSession(c: Context<AppEnv>): boolean {
  return readCookies(c).hadSession
}

/** The tokens that may be valid; anything else counts as absent. */
function readCookies(c: Context<AppEnv>): { access: string; refresh: string; hadSession: boolean } {
  const access = getCookie(c, accessCookie) ?? ''
  const refresh = getCookie(c, refreshCookie) ?? ''
  return {
    access: mayBeValid(access, Date.now()) ? access : '',
    refresh: /^[\w.-]{6,1000}$/.test(refresh) ? refresh : '',
    hadSession: access !== '' || refresh !== '',
  }
}

/** A known device of the account that the token names has a limit of its own: nobody else can use that up. */
async function sessionCharges(sender: Sender): Promise<Charge[]> {
  const { c } = sender
  const email = readClaims(getCookie(c, accessCookie) ?? '')?.email
  const device = email === undefined ? null : await knownDevice(sender, await accountKey(email))
  const key = device === null ? visitorKey(c.req.raw) : `device ${device}`
  return [{ name: 'session', limit: c.env.ADMIN_LIMIT, key }]
}

/** The cookies of a session or, without tokens, their deletion. */
export function sessionCookies(tokens: Tokens | null): string[] {
  const pairs = [
    [accessCookie, tokens?.access_token ?? ''],
    [refreshCookie, tokens?.refresh_token ?? ''],
  ] as const
  return pairs.map(([name, value]) =>
    serialize(name, value, { ...ofSignIn, maxAge: tokens === null ? 0 : keptForSeconds }),
  )
}

/**
 * Ends the session at Supabase too, if it can be reached: the cookies are deleted in any case. An expired access
 * token ends nothing, so it is exchanged first: a copied refresh token must not stay valid.
 */
export async function endSession(sender: Sender, supabase: Supabase | null): Promise<void> {
  const { c, limiter } = sender
  const { access, refresh } = readCookies(c)
  if (supabase === null || (access === '' && refresh === '')) return
  const charges = await sessionCharges(sender)
  if (!(await limiter.allows(charges))) return
  const account = (await confirmed(supabase, access, refresh)) ?? (await exchanged(supabase, refresh))
  if (account === null) return
  limiter.refund(charges)
  const failure = account === 'unavailable' ? { status: 0 } : await revoke(supabase, account.accessToken)
  if (failure) log('warn', 'sign-out-unconfirmed', { requestId: requestIdOf(c), status: failure.status ?? 0 })
}

async function revoke(
  supabase: Supabase,
  accessToken: string,
): Promise<{ status?: number | undefined } | null> {
  const { error } = await (await supabase.forSignIn()).auth.admin.signOut(accessToken, 'local')
  return error
}

async function confirmed(
  supabase: Supabase,
  access: string,
  refresh: string,
): Promise<Account | 'unavailable' | null> {
  if (access === '') return null
  const { data, error } = await (await supabase.asVisitor()).auth.getUser(access)
  if (error) return isRefusal(error) ? null : 'unavailable'
  return accountOf(data.user, { access_token: access, refresh_token: refresh }, null)
}

async function exchanged(supabase: Supabase, refresh: string): Promise<Account | 'unavailable' | null> {
  if (refresh === '') return null
  const { data, error } = await (await supabase.forSignIn()).auth.refreshSession({ refresh_token: refresh })
  if (error) return isRefusal(error) ? null : 'unavailable'
  const { session, user } = data
  if (session === null || user === null) return null
  const { access_token, refresh_token } = session
  const renewed = { access_token, refresh_token }
  return accountOf(user, renewed, renewed)
}

/** What Supabase says of the holder of tokens that it has just confirmed or made. */
export function accountOf(user: User, tokens: Tokens, renewed: Tokens | null): Account {
  const factor = user.factors?.find(({ status }) => status === 'verified')
  return {
    id: user.id,
    email: user.email ?? '',
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    renewed,
    factor:
      factor === undefined
        ? null
        : { id: factor.id, isGiven: readClaims(tokens.access_token)?.aal === 'aal2' },
  }
}

/** Null when the database does not answer. */
async function isAdmin(supabase: Supabase, { id, accessToken }: Account): Promise<boolean | null> {
  const database = await supabase.asUser(accessToken)
  const { data, error } = await database.from('admins').select('user_id').eq('user_id', id)
  if (error || !Array.isArray(data)) return null
  return data.some((row) => row.user_id === id)
}

/** Whether Supabase answered with a refusal; anything else is an outage, in which nobody is signed out. */
export function isRefusal({ name, status }: { name: string; status?: number | undefined }): boolean {
  if (name === 'AuthSessionMissingError') return true
  return status !== undefined && status >= 400 && status < 500 && status !== 429
}
