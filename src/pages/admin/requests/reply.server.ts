import type { StoredRequest } from '../../../features/admin/requests/request-store.server.ts'
import { contactWords } from '../../../features/contact/words.server.ts'
import { formatWeekdayDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { withoutJoiners } from '../../../format/typeset.ts'
import type { Locale } from '../../../locale.ts'
import { wordsIn } from './words.server.ts'

/** `mail`: an address that opens the mail program with everything written; null without an e-mail address. */
export type Reply = { mail: string | null; call: string; locale: Locale }

/** What is answered to a request, in its visitor's language. It names days, never a treatment. */
export async function prepareReply({
  name,
  email,
  reference,
  wishes,
  answer_locale: locale,
}: StoredRequest): Promise<Reply> {
  const contact = await contactWords(locale)
  const { reply } = await wordsIn(locale)
  const days = wishes.map(
    ({ day, part }) => `${formatWeekdayDate(day, locale)}, ${contact.options.parts[part]}`,
  )
  const wished = days.length === 0 ? reply.noWishes : fill(reply.wishes, { days: days.join('; ') })
  const body = [fill(reply.greeting, { name }), wished, reply.offer, reply.signature].join('\r\n\r\n')
  return {
    mail: email === null ? null : mailto(email, fill(reply.subject, { reference }), body),
    call: [fill(reply.call, { name }), wished].join(' '),
    locale,
  }
}

/** RFC 6068: everything is percent-encoded, spaces too. */
function mailto(address: string, subject: string, body: string): string {
  const encoded = (text: string) => encodeURIComponent(withoutJoiners(text))
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}
