import type { Charge } from '../../../http/rate-limiter.ts'
import { networkKey, visitorKey } from '../../../http/request-guards.ts'
import { accountKey, knownDevice } from './known-device.server.ts'
import type { Sender } from './sender.ts'

/** Whether a secret of an account may be tried. */
export type Leave = {
  /** `crowded`: the account is under a distributed attack, and a wrong password is answered like a limit. */
  status: 'refused' | 'allowed' | 'crowded'
  /** The account as rate limits know it, and the device on which it was used before. */
  key: string
  device: string | null
  /** The right secret costs nothing. */
  refund(): void
}

/**
 * Whether a secret may be tried. A known device has a limit of its own, so nobody elsewhere can lock its owner
 * out. Any other attempt counts for its address at the account, then for its network, then for the account from
 * everywhere; when those are too many, each network still has one attempt a minute, so that an owner on a new
 * device gets in. The numbers are in `wrangler.toml`.
 */
export async function maySignIn(sender: Sender, email: string): Promise<Leave> {
  const key = await accountKey(email)
  const device = await knownDevice(sender, key)
  const { status, charges } = await charged(sender, key, device)
  return { status, key, device, refund: () => sender.limiter.refund(charges) }
}

async function charged(
  { c: { env, req }, limiter }: Sender,
  account: string,
  device: string | null,
): Promise<{ status: Leave['status']; charges: Charge[] }> {
  if (device !== null) {
    const own = [{ name: 'device', limit: env.SIGN_IN_DEVICE_LIMIT, key: `${account} ${device}` }]
    return (await limiter.allows(own)) ? { status: 'allowed', charges: own } : refused
  }
  const network = networkKey(req.raw)
  const narrow = [
    { name: 'visitor', limit: env.SIGN_IN_ACCOUNT_LIMIT, key: `${account} ${visitorKey(req.raw)}` },
    { name: 'network', limit: env.SIGN_IN_LIMIT, key: network },
  ]
  if (!(await limiter.allows(narrow))) return refused
  const all = [{ name: 'account', limit: env.SIGN_IN_GUESSES_LIMIT, key: account }]
  if (await limiter.allows(all)) return { status: 'allowed', charges: [...narrow, ...all] }
  const last = [
    { name: 'single', limit: env.SIGN_IN_SINGLE_LIMIT, key: `${account} ${network}` },
    { name: 'flood', limit: env.SIGN_IN_FLOOD_LIMIT, key: account },
  ]
  return (await limiter.allows(last)) ? { status: 'crowded', charges: [...narrow, ...last] } : refused
}

const refused: { status: 'refused'; charges: Charge[] } = { status: 'refused', charges: [] }
