import { writeFileSync } from 'node:fs'
import { type AdminAnswer, askAsAdmin } from '../admin/ask-as-admin.ts'
import { eraseByName } from '../admin/erase-by-name.ts'
import { type AdminOpened, openAsAdmin } from '../admin/open-as-admin.ts'
import { type CrawledPage, crawl } from '../pages/crawl.ts'
import { type ExaminedPage, examinePages } from '../pages/examine-pages.ts'
import { type ReadName, readName } from '../pages/read-name.ts'
import { complain } from '../site/complain.ts'
import { type Leaving, leaveNewsletter } from '../site/leave-newsletter.ts'
import { webhookSecret } from '../site/mail-report.ts'
import { startSite } from '../site/site.ts'

export type ClinicReport = {
  pages: CrawledPage[]
  sitemap: string
  /** Where an old address of its own leads, and one of the sample. */
  led: { from: string; status: number; to: string | null }[]
  errors: object[]
  examined: ExaminedPage[]
  named: ReadName[]
  admin: AdminAnswer[]
  opened: AdminOpened[]
  leaving: Leaving[]
  complaint: Awaited<ReturnType<typeof complain>>
  erased: Awaited<ReturnType<typeof eraseByName>>
}

// Visits the built site of the folder it is run in, asks for addresses as its admin, and writes what it found into the
// file it is given.
const [file = '', ...addresses] = process.argv.slice(2)
const site = await startSite()
const pages = await crawl(site.url)
const sitemap = await (await site.fetch('/sitemap.xml')).text()
const led = await Promise.all(
  ['/unde-parcam', '/cazuri'].map(async (from) => {
    const { status, headers } = await site.fetch(from)
    return { from, status, to: headers.get('location') }
  }),
)
const errors = site.logs().filter(({ level }) => level === 'error')
const examined = await examinePages(site.url)
const named = await readName(site.url)
await site.close()
const withDatabase = await startSite({
  database: true,
  vars: { MAIL_WEBHOOK_SECRET: webhookSecret },
})
const admin = await askAsAdmin(withDatabase, addresses)
const answered = admin.filter(({ status }) => status === 200).map(({ address }) => address)
const opened = await openAsAdmin(withDatabase, answered)
const leaving = await leaveNewsletter(withDatabase)
const complaint = await complain(withDatabase)
const erased = await eraseByName(withDatabase)
await withDatabase.close()
const report: ClinicReport = {
  ...{ pages, sitemap, led, errors, examined, named },
  ...{ admin, opened, leaving, complaint, erased },
}
writeFileSync(file, JSON.stringify(report))
// The embedded database leaves an exit code of its own.
process.exit(0)
