import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Supabase } from '../../../database/supabase.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { log } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { mayBeValid } from './access-token.server.ts'
import { accessCookie } from './session-cookies.ts'

export type SignedInUser = { id: string; accessToken: string }

/**
 * The signed-in user, confirmed by Supabase; null for everybody else. Any failure is logged and makes the visitor
 * anonymous: visitors never need an account.
 */
export async function readSignedInUser(c: Context<AppEnv>, supabase: Supabase): Promise<SignedInUser | null> {
  const accessToken = getCookie(c, accessCookie)
  if (!accessToken || !mayBeValid(accessToken, Date.now())) return null
  try {
    const { data, error } = await (await supabase.asVisitor()).auth.getUser(accessToken)
    if (error) throw error
    return { id: data.user.id, accessToken }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    log('warn', 'session-unconfirmed', { requestId: requestIdOf(c), name, message: message.slice(0, 200) })
    return null
  }
}
