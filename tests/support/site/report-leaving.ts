import { writeFileSync } from 'node:fs'
import { createUnsubscribeToken } from '../../../src/features/newsletter/tokens.server.ts'
import { createSigner } from '../../../src/http/signer.ts'
import { writtenLocales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { rowsOf } from './forms.ts'
import { startSite } from './site.ts'

// Leaves the newsletter of the built site of the folder it is run in, by the links that mails in every written language
// have, by the page and by one click, and writes what was answered into the file it is given.
const [file = ''] = process.argv.slice(2)
const site = await startSite({ database: true })
try {
  const { db } = site
  if (db === null) throw new Error('This site has no database')
  const { url, keys } = db
  const signer = createSigner({
    formSecret: null,
    supabase: { url, publishableKey: keys.publishable, secretKey: keys.secret },
  })
  const answers: { link: string; html: string; status: number; left: string }[] = []
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
  writeFileSync(file, JSON.stringify(answers))
} finally {
  await site.close()
}
// The embedded database leaves an exit code of its own.
process.exit(0)
