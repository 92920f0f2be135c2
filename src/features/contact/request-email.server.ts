import { fill } from '../../format/fill.ts'
import { defaultLocale, type Locale, speaks } from '../../locale.ts'
import type { Email } from '../../mail/mailer.ts'
import { renderEmail } from '../../mail/render-email.ts'
import { linkTo } from './request-link.server.ts'
import { contactWords } from './words.server.ts'

type DueMail = {
  id: string
  kind: 'link' | 'change' | 'cancel'
  reference: string
  email: string | null
  locale: Locale
  origin: string
  token: string
  reception: string
  /** Where the clinic reads the request. */
  inbox: string
}

/** The link to the sender, or to the clinic that something was pressed. Neither says what was asked. */
export async function requestEmail(mail: DueMail): Promise<Email> {
  const { id, kind, reference, email, origin, token, reception, inbox } = mail
  if (kind === 'link' && email !== null) {
    const locale = speaks(mail.locale) ? mail.locale : defaultLocale
    const { link } = (await contactWords(locale)).mail
    const subject = fill(link.subject, { code: reference })
    const action = { label: link.action, link: origin + linkTo(locale, token) }
    const words = {
      locale,
      subject,
      before: [fill(link.text, { code: reference })],
      action,
      after: [link.secret, link.notYou],
    }
    return { to: email, subject, ...renderEmail(words), key: id }
  }
  const { pressed } = (await contactWords(defaultLocale)).mail
  const { subject: template, text } = kind === 'cancel' ? pressed.cancel : pressed.change
  const subject = fill(template, { code: reference })
  const before = [fill(text, { code: reference, link: inbox })]
  return { to: reception, subject, ...renderEmail({ locale: defaultLocale, subject, before }), key: id }
}
