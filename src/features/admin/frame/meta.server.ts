import type { PageMeta } from '../../../content/schema.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import { loadAdminTexts } from './texts.server.ts'

/** Admin pages are not indexed: only their title is read. */
export async function adminMeta(
  locale: Locale,
  page:
    | 'today'
    | 'prices'
    | 'offers'
    | 'hours'
    | 'redirects'
    | 'statistics'
    | 'category'
    | 'preview'
    | 'publications'
    | 'requests'
    | null,
  category = '',
): Promise<PageMeta> {
  const {
    admin,
    adminHours,
    adminOffers,
    adminPrices,
    adminPublications,
    adminRedirects,
    adminRequests,
    adminStatistics,
    adminToday,
  } = await loadAdminTexts(locale)
  const titles = {
    prices: adminPrices.metaTitle,
    offers: adminOffers.metaTitle,
    hours: adminHours.metaTitle,
    redirects: adminRedirects.metaTitle,
    statistics: adminStatistics.metaTitle,
    today: adminToday.metaTitle,
    category: fill(adminPrices.edit.metaTitle, { category }),
    preview: adminPrices.metaTitle,
    publications: adminPublications.metaTitle,
    requests: adminRequests.metaTitle,
  }
  return page === null ? admin.meta : { ...admin.meta, title: titles[page] }
}
