import { networkKey } from '../../http/request-guards.ts'
import type { Signer } from '../../http/signer.ts'

/** Who asks for a newsletter, as the table of its mails counts them: no address can be read from it. Null where none is known. */
export async function networkDigest(signer: Signer, request: Request): Promise<string | null> {
  if (!request.headers.has('cf-connecting-ip')) return null
  return signer.sign('newsletter network', networkKey(request))
}
