import { createUnsubscribeToken } from '../../../src/features/newsletter/tokens.server.ts'
import { createSigner } from '../../../src/http/signer.ts'
import { writtenLocales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { rowsOf } from './forms.ts'
import type { Site } from './site.ts'

export type Leaving = { link: string; html: string; status: number; left: string }

/**
 * Leaves the newsletter by the links that mails in every written language have, by the page and by one click: what was
 * answered, and what is kept of who left.
 */
export async function leaveNewsletter(site: Site): Promise<Leaving[]> {
  const { db } = site
  if (db === null) throw new Error('This site has no database')
  const { url, keys } = db
  const signer = createSigner({
    formSecret: null,
    supabase: { url, publishableKey: keys.publishable, secretKey: keys.secret },
  })
  const answers: Leaving[] = []
  for (const locale of writtenLocales)
    for (const isOneClick of [false, true]) {
      const [row] = await rowsOf<{ id: string }>(
        db,
        `insert into newsletter_subscribers (email, locale, status, confirmed_at)
          values ('${locale}-${isOneClick}@exemplu.ro', '${locale}', 'confirmed', now()) returning id`,
      )
      const link = `${href('newsletterUnsubscribe', locale)}?token=${await createUnsubscribeToken(signer, row?.id ?? '')}`
      const page = await fetch(site.url + link)
      const html = await page.text()
      const sent = isOneClick
        ? await site.fetch(link, {
            method: 'POST',
            body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
          })
        : await fetch(new URL(new URL(page.url).pathname, site.url), {
            method: 'POST',
            body: new URLSearchParams({ token: new URL(page.url).searchParams.get('token') ?? '' }),
          })
      const [kept] = await rowsOf<{ status: string }>(
        db,
        `select status from newsletter_subscribers where id = '${row?.id}'`,
      )
      answers.push({ link, html: html + (await sent.text()), status: sent.status, left: kept?.status ?? '' })
    }
  return answers
}
