import type { Context } from 'hono'
import type { AppEnv } from '../../../http/app-env.ts'
import type { Charge, RateLimiter } from '../../../http/rate-limiter.ts'
import { networkKey, visitorKey } from '../../../http/request-guards.ts'

/** `crowded`: the account is under a distributed attack, and a wrong password is answered like a limit. */
export type Permission = { status: 'refused' } | { status: 'allowed' | 'crowded'; charges: Charge[] }

/**
 * Whether a password may be tried. A known device has a limit of its own, so nobody elsewhere can lock its owner
 * out. Any other attempt counts for its address at the account, then for its network, then for the account from
 * everywhere; when those are too many, each network still has one attempt a minute, so that an owner on a new
 * device gets in. The numbers are in `wrangler.toml`.
 */
export async function maySignIn(
  { env, req }: Context<AppEnv>,
  limiter: RateLimiter,
  { account, device }: { account: string; device: string | null },
): Promise<Permission> {
  if (device !== null) {
    const own = [{ name: 'device', limit: env.SIGN_IN_DEVICE_LIMIT, key: `${account} ${device}` }]
    return (await limiter.allows(own)) ? { status: 'allowed', charges: own } : { status: 'refused' }
  }
  const network = networkKey(req.raw)
  const narrow = [
    { name: 'visitor', limit: env.SIGN_IN_ACCOUNT_LIMIT, key: `${account} ${visitorKey(req.raw)}` },
    { name: 'network', limit: env.SIGN_IN_LIMIT, key: network },
  ]
  if (!(await limiter.allows(narrow))) return { status: 'refused' }
  const all = [{ name: 'account', limit: env.SIGN_IN_GUESSES_LIMIT, key: account }]
  if (await limiter.allows(all)) return { status: 'allowed', charges: [...narrow, ...all] }
  const last = [
    { name: 'single', limit: env.SIGN_IN_SINGLE_LIMIT, key: `${account} ${network}` },
    { name: 'flood', limit: env.SIGN_IN_FLOOD_LIMIT, key: account },
  ]
  return (await limiter.allows(last))
    ? { status: 'crowded', charges: [...narrow, ...last] }
    : { status: 'refused' }
}
