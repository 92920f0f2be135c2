import { clinic } from '../../content/clinic.ts'
import { fill } from '../../format/fill.ts'
import type { Signer } from '../../http/signer.ts'
import type { Locale } from '../../locale.ts'
import type { Email } from '../../mail/mailer.ts'
import { renderLetter } from '../../mail/render-email.ts'
import { href } from '../../routes.ts'
import { renderMarkdown } from '../news/markdown.server.ts'
import { unsubscribeHeaders } from './mails.server.ts'
import { createUnsubscribeToken } from './tokens.server.ts'
import { newsletterWords } from './words.server.ts'

/** A newsletter in one language, as it was written. */
export type Letter = { locale: Locale; subject: string; body: string }

/** The same for every recipient but the link that ends the subscription. */
export async function letterEmail(
  signer: Signer,
  letter: Letter,
  { id, subscriber, email, origin }: { id: string; subscriber: string; email: string; origin: string },
): Promise<Email> {
  const token = await createUnsubscribeToken(signer, subscriber)
  const link = `${origin}${href('newsletterUnsubscribe', letter.locale)}?token=${token}`
  const words = await renderedLetter(letter, origin, link)
  return { to: email, subject: letter.subject, ...words, headers: unsubscribeHeaders(link), key: id }
}

/** The mail as it will look: text and HTML with the same content. */
export async function renderedLetter(
  { locale, subject, body }: Letter,
  origin: string,
  unsubscribe: string,
): Promise<{ text: string; html: string }> {
  const { mail } = await newsletterWords(locale)
  const { street, postalCode, city } = clinic.address
  const after = [
    fill(mail.unsubscribe, { link: unsubscribe }),
    `${clinic.legal.name}, ${street}, ${postalCode} ${city}`,
  ]
  // Links of the site are written as on the site; a mail has no page that they would start from.
  const lead = (address: string) => (address.startsWith('/') ? origin + address : address)
  const { html } = renderMarkdown(body, lead, origin)
  return renderLetter({ locale, subject, html, text: body, after })
}
