import type { WrittenTexts } from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { letterEmail } from '../../../features/newsletter/letter.server.ts'
import { reportError } from '../../../http/log.ts'
import type { Locale } from '../../../locale.ts'
import type { AdminRequest } from '../../admin-page.ts'
import type { NewsletterWords } from './ro.ts'

/** The subscriber of a trial mail: nobody, so that its link ends no subscription. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** Mails the admin what subscribers would get, once in each language. False when a mail failed, which is logged. */
export async function mailTrial(
  written: WrittenTexts,
  languages: readonly Locale[],
  { account, data, mailer, origin, requestId, texts }: AdminRequest<NewsletterWords>,
): Promise<boolean> {
  try {
    for (const locale of languages) {
      const { subject, body } = written[locale]
      const letter = { locale, subject: `${texts.words.trial} ${subject}`, body }
      const to = { id: crypto.randomUUID(), subscriber: nobody, email: account.email, origin }
      await mailer.send(await letterEmail(data.forms.signer, letter, to))
    }
    return true
  } catch (error) {
    reportError(error, { requestId, during: 'newsletter-trial' })
    return false
  }
}
