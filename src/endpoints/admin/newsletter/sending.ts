import { letterEmail } from '../../../features/newsletter/letter.server.ts'
import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { askToSend } from '../../../jobs/newsletter-queue.ts'
import type { Locale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import type { NewsletterForm } from './newsletter-form.ts'

/** The subscriber of a trial mail: nobody, so that its link ends no subscription. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** Mails the admin what subscribers would get, once in each language. False when a mail failed, which is logged. */
export async function mailTrial(
  c: AdminContext,
  { account, texts }: AdminSession,
  { written }: NewsletterForm,
  languages: readonly Locale[],
  { data, mailer }: Pick<AdminServices, 'data' | 'mailer'>,
): Promise<boolean> {
  const origin = siteOrigin(c.req.url)
  try {
    for (const locale of languages) {
      const { subject, body } = written[locale]
      const letter = { locale, subject: `${texts.adminNewsletter.trial} ${subject}`, body }
      const to = { id: crypto.randomUUID(), subscriber: nobody, email: account.email, origin }
      await mailer(c.env).send(await letterEmail(data.forms.signer, letter, to))
    }
    return true
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), during: 'newsletter-trial' })
    return false
  }
}

/** Whether the queue took it; what was started is found by the sweep otherwise. */
export async function queueNewsletter(c: AdminContext, { account }: AdminSession): Promise<boolean> {
  try {
    await askToSend(c.env.NEWSLETTER, siteOrigin(c.req.url))
    return true
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), account: account.id, effect: 'the sweep will send it' })
    return false
  }
}
