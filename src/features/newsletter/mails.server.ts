import { loadTexts } from '../../content/texts.ts'
import { fill } from '../../format/fill.ts'
import type { Signer } from '../../http/signer.ts'
import type { Locale } from '../../locale.ts'
import type { Email } from '../../mail/mailer.ts'
import { renderEmail } from '../../mail/render-email.ts'
import { href } from '../../routes.ts'
import { createUnsubscribeToken, hashOf } from './tokens.server.ts'

type Addressee = { email: string; locale: Locale; origin: string }

/** The link to a page with a button: following it changes nothing, so a mail scanner subscribes nobody. */
export async function confirmationLetter(
  token: string,
  { email, locale, origin }: Addressee,
): Promise<Email> {
  const { newsletter } = await loadTexts(locale, 'newsletter')
  const { subject, greeting, text, action, link, expiry, ignore, signature } = newsletter.mail.pending
  const address = `${origin}${href('newsletterConfirm', locale)}?token=${token}`
  const words = renderEmail({
    locale,
    before: [greeting, text],
    action: { label: action, link: address },
    after: [fill(link, { link: address }), fill(expiry, { hours: 48 }), ignore, signature],
  })
  return { to: email, subject, ...words, key: await hashOf(token) }
}

/** The first message to a subscriber. Like every later one it carries a way out, for people and for mail programs. */
export async function welcomeLetter(
  signer: Signer,
  subscriber: string,
  { email, locale, origin }: Addressee,
): Promise<Email> {
  const { mail } = (await loadTexts(locale, 'newsletter')).newsletter
  const { subject, greeting, text, signature } = mail.confirmed
  const token = await createUnsubscribeToken(signer, subscriber)
  const link = `${origin}${href('newsletterUnsubscribe', locale)}?token=${token}`
  const words = renderEmail({ locale, before: [greeting, text, signature, fill(mail.unsubscribe, { link })] })
  return { to: email, subject, ...words, headers: unsubscribeHeaders(link), key: `welcome-${subscriber}` }
}

/** RFC 2369 and RFC 8058: the mail program may post to the link by itself. */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
