import { type Signer, sha256, toHex } from '../../http/signer.ts'

/** For the link of one mail. It is derived from the mail's id, so whoever sends that again sends the same link. */
export function createConfirmToken(signer: Signer, mail: string): Promise<string> {
  return signer.sign('newsletter link', mail)
}

export function isConfirmToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** All that is stored of a confirmation token. */
export async function hashOf(token: string): Promise<string> {
  return toHex(await sha256(token))
}

const purpose = 'newsletter unsubscribe'

/** For the links of every message to a subscriber. It is signed rather than stored, and never runs out. */
export async function createUnsubscribeToken(signer: Signer, subscriber: string): Promise<string> {
  return `${subscriber}.${await signer.sign(purpose, subscriber)}`
}

/** The id of the subscriber, or null for a link that this site did not sign. */
export async function readUnsubscribeToken(signer: Signer, token: string): Promise<string | null> {
  const [, subscriber = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  return subscriber !== '' && (await signer.verify(purpose, subscriber, signature)) ? subscriber : null
}
