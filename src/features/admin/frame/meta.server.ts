import type { PageMeta } from '../../../content/schema.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import { loadAdminTexts } from './texts.server.ts'

/** Admin pages are not indexed: only their title is read. */
export async function adminMeta(
  locale: Locale,
  page: keyof Awaited<ReturnType<typeof titlesOf>> | null,
  category = '',
): Promise<PageMeta> {
  const titles = await titlesOf(locale, category)
  const { admin } = await loadAdminTexts(locale)
  return page === null ? admin.meta : { ...admin.meta, title: titles[page] }
}

async function titlesOf(locale: Locale, category: string) {
  const texts = await loadAdminTexts(locale)
  const { adminHours, adminOffers, adminPrices, adminPublications, adminRedirects, adminRequests } = texts
  const { adminStatistics, adminToday } = texts
  return {
    prices: adminPrices.metaTitle,
    offers: adminOffers.metaTitle,
    hours: adminHours.metaTitle,
    news: texts.adminNews.metaTitle,
    doctors: texts.adminTeam.metaTitle,
    doctor: fill(texts.adminTeam.one.metaTitle, { name: category }),
    stories: texts.adminStories.metaTitle,
    story: fill(texts.adminStories.one.metaTitle, { name: category }),
    redirects: adminRedirects.metaTitle,
    statistics: adminStatistics.metaTitle,
    today: adminToday.metaTitle,
    category: fill(adminPrices.edit.metaTitle, { category }),
    preview: adminPrices.metaTitle,
    publications: adminPublications.metaTitle,
    requests: adminRequests.metaTitle,
    newsletter: texts.adminNewsletter.metaTitle,
    people: texts.adminPeople.metaTitle,
    subscribers: texts.adminSubscribers.metaTitle,
    audit: texts.adminAudit.metaTitle,
    account: texts.adminAccount.metaTitle,
    reset: texts.adminReset.metaTitle,
  }
}
