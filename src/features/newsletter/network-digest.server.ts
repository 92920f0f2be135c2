import { networkKey } from '../../http/request-guards.ts'
import type { Signer } from '../../http/signer.ts'

/** A digest of the network that asks for a newsletter, by which its mails are counted. The address cannot be read from it. Null if it is unknown. */
export async function networkDigest(signer: Signer, request: Request): Promise<string | null> {
  if (!request.headers.has('cf-connecting-ip')) return null
  return signer.sign('newsletter network', networkKey(request))
}
