import { hashOf, randomToken, type Signer } from '../../http/signer.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { type ContactRow, linkIdOf } from './row.server.ts'

/** The key of the link's query. In a path it would be counted with the pages, and named where they are. */
export const linkKey = 'token'

/** The secret link to a request: `token` is for its sender alone, of which the database has the hash. */
export type RequestLink = { id: string; token: string; hash: string }

/**
 * The link of a request. Its token is derived with the Worker's key from what nobody can guess, the random part of the form:
 * a request that is sent twice, stored later or written to again has the same one.
 */
export async function createLink(signer: Signer, row: ContactRow): Promise<RequestLink> {
  const id = await linkIdOf(row)
  const token = await tokenOf(signer, id)
  return { id, token, hash: await hashOf(token) }
}

/** The token of the link that is made of this id. */
export function tokenOf(signer: Signer, id: string): Promise<string> {
  return signer.sign('request link', id)
}

/** A token of no request, for who is thanked for nothing. */
export function inventedToken(): string {
  return randomToken(32)
}

export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

export function linkTo(locale: Locale, token: string): string {
  return `${href('request', locale)}?${linkKey}=${token}`
}
