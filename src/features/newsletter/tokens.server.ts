import type { Signer } from '../../http/signer.ts'

/** How long a confirmation link holds, as mails and pages say it. The database decides it: `claim_newsletter_mail()` in `supabase/schemas/newsletter_mails.sql`. */
export const confirmationHours = 48

/** The token of one mail's link. It is derived from the mail's id, so a repeated mail has the same link. */
export function createConfirmToken(signer: Signer, mail: string): Promise<string> {
  return signer.sign('newsletter link', mail)
}

export function isConfirmToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

const purpose = 'newsletter unsubscribe'

/** The token in the links of every message to a subscriber. It is signed rather than stored, and never expires. */
export async function createUnsubscribeToken(signer: Signer, subscriber: string): Promise<string> {
  return `${subscriber}.${await signer.sign(purpose, subscriber)}`
}

/** The subscriber's id, or null for an invalid signature. */
export async function readUnsubscribeToken(signer: Signer, token: string): Promise<string | null> {
  const [, subscriber = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  return subscriber !== '' && (await signer.verify(purpose, subscriber, signature)) ? subscriber : null
}
