import { rowsOf } from './forms.ts'
import { mailReport } from './mail-report.ts'
import type { Site } from './site.ts'

/** A subscriber calls the newsletter unwanted: what the provider that reports it is answered, and what is kept of them. */
export async function complain(site: Site): Promise<{ status: number; left: string }> {
  const email = 'nemultumit@exemplu.ro'
  await rowsOf(
    site.db,
    `insert into newsletter_subscribers (email, locale, status, confirmed_at)
      values ('${email}', 'ro', 'confirmed', now())`,
  )
  const report = JSON.stringify({ type: 'email.complained', data: { to: [email] } })
  const sent = await site.fetch('/api/newsletter/bounces', mailReport(report))
  const [kept] = await rowsOf<{ status: string }>(
    site.db,
    `select status from newsletter_subscribers where email = '${email}'`,
  )
  return { status: sent.status, left: kept?.status ?? '' }
}
