import { readNewsletters, writtenIn } from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { renderedLetter } from '../../../features/newsletter/letter.server.ts'
import { baseHeaders, isolation } from '../../../http/security-headers.ts'
import { isLocale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import { newsletterWords } from '../../../pages/admin/newsletter/words.server.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

/** The saved draft as the mail that it will be, for a frame of the page that edits it. */
export async function letterPreview(c: AdminContext, { database, locale }: AdminSession): Promise<Response> {
  const requested = c.req.query('locale')
  const language = isLocale(requested) ? requested : locale
  const { draft } = await readNewsletters(database)
  const origin = siteOrigin(c.req.url)
  const written = writtenIn(draft)[language]
  const { missing } = (await newsletterWords(locale)).write
  const lacks = (['subject', 'body'] as const).filter((name) => written[name].trim() === '')
  const body = [...lacks.map((name) => `*${missing[name]}*`), written.body].join('\n\n')
  const letter = { locale: language, subject: written.subject, body }
  const { html } = await renderedLetter(letter, origin, origin + href('newsletterUnsubscribe', language))
  return new Response(html, {
    headers: {
      ...baseHeaders,
      ...isolation,
      'content-type': 'text/html; charset=utf-8',
      // A mail brings its styles along; nothing else of it may load or run.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups",
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
