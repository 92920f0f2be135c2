import { fill } from '../../../format/fill.ts'
import { sha256, toHex } from '../../../http/signer.ts'
import type { Locale } from '../../../locale.ts'
import type { Email } from '../../../mail/mailer.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import { href } from '../../../routes.ts'
import { secretWords } from './words.server.ts'

/** The mail with the link that sets a password. Opening the link uses nothing up: a mail scanner does no harm. */
export async function passwordEmail(
  kind: 'invite' | 'reset',
  { to, token, origin, locale }: { to: string; token: string; origin: string; locale: Locale },
): Promise<Email> {
  const { mail } = await secretWords(locale)
  const { subject, text, action } = mail[kind]
  const link = `${origin}${href('admin/reset', locale)}?code=${token}`
  const words = renderEmail({
    locale,
    subject,
    before: [text],
    action: { label: action, link },
    after: [fill(mail.link, { link }), mail.expiry, mail.ignore],
  })
  return { to, subject, ...words, key: toHex(await sha256(token)) }
}

/** Warns an owner that somebody knows the password and tries codes. Each mail is new: at most one an hour. */
export async function wrongCodesEmail({
  to,
  origin,
  locale,
}: {
  to: string
  origin: string
  locale: Locale
}): Promise<Email> {
  const { subject, text, action, own } = (await secretWords(locale)).mail.wrongCodes
  const link = `${origin}${href('admin/reset', locale)}`
  const words = renderEmail({
    locale,
    subject,
    before: [text],
    action: { label: action, link },
    after: [own],
  })
  return { to, subject, ...words, key: crypto.randomUUID() }
}
