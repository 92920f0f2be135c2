import { networkKey } from '../../../http/request-guards.ts'
import { accountKey, knownDevice } from './known-device.server.ts'
import type { Sender } from './sender.ts'

/** Whether this network may ask for a mail, or try the link of one. */
export function mayReset({ c, limiter }: Sender): Promise<boolean> {
  return limiter.allows([{ name: 'network', limit: c.env.SIGN_IN_LIMIT, key: networkKey(c.req.raw) }])
}

/** Allows one mail a minute to an address, from all networks together. Null when the limit is reached. */
export async function mayMail(sender: Sender, to: string): Promise<{ isKnownDevice: boolean } | null> {
  const account = await accountKey(to)
  const { success } = await sender.c.env.SIGN_IN_SINGLE_LIMIT.limit({ key: `reset ${account}` })
  return success ? { isKnownDevice: (await knownDevice(sender, account)) !== null } : null
}
