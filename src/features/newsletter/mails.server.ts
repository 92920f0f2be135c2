import { fill } from '../../format/fill.ts'
import type { Signer } from '../../http/signer.ts'
import type { Locale } from '../../locale.ts'
import type { Email } from '../../mail/mailer.ts'
import { renderEmail } from '../../mail/render-email.ts'
import { href } from '../../routes.ts'
import { confirmationHours, createConfirmToken, createUnsubscribeToken } from './tokens.server.ts'
import { newsletterWords } from './words.server.ts'

export type DueMail = {
  /** The idempotency key: the provider refuses a second message with the same id. */
  id: string
  kind: 'confirmation' | 'return' | 'welcome'
  subscriber: string
  email: string
  locale: Locale
  origin: string
}

export function newsletterEmail(signer: Signer, due: DueMail): Promise<Email> {
  return due.kind === 'welcome' ? welcomeEmail(signer, due) : confirmationEmail(signer, due)
}

/** The link leads to a page with a button: following it changes nothing, so a mail scanner subscribes nobody. */
async function confirmationEmail(
  signer: Signer,
  { id, kind, email, locale, origin }: DueMail,
): Promise<Email> {
  const { pending, returning } = (await newsletterWords(locale)).mail
  const { subject, greeting, text, action, link, expiry, ignore, signature } =
    kind === 'return' ? { ...pending, ...returning } : pending
  const address = `${origin}${href('newsletterConfirm', locale)}?token=${await createConfirmToken(signer, id)}`
  const words = renderEmail({
    locale,
    subject,
    before: [greeting, text],
    action: { label: action, link: address },
    after: [fill(link, { link: address }), fill(expiry, { hours: confirmationHours }), ignore, signature],
  })
  return { to: email, subject, ...words, key: id }
}

/**
 * The first message to a subscriber. Like every later one it has an unsubscribe link, for people and for mail
 * programs.
 */
async function welcomeEmail(
  signer: Signer,
  { id, subscriber, email, locale, origin }: DueMail,
): Promise<Email> {
  const { mail } = await newsletterWords(locale)
  const { subject, greeting, text, signature } = mail.confirmed
  const token = await createUnsubscribeToken(signer, subscriber)
  const link = `${origin}${href('newsletterUnsubscribe', locale)}?token=${token}`
  const before = [greeting, text, signature, fill(mail.unsubscribe, { link })]
  const words = renderEmail({ locale, subject, before })
  return { to: email, subject, ...words, headers: unsubscribeHeaders(link), key: id }
}

/** RFC 2369 and RFC 8058: the mail program may post to the link by itself. */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
