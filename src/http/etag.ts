import { sha256, toHex } from './signer.ts'

/** A weak ETag of an answer's content: its headers, and the nonce of a page, may differ between two answers. */
export async function weakEtag(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${toHex((await sha256(content)).subarray(0, 8))}"`
}
