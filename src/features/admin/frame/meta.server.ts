import type { PageMeta } from '../../../content/schema.ts'
import type { Locale } from '../../../locale.ts'
import { loadAdminTexts } from './texts.server.ts'

/** Admin pages are not indexed: only their title is read. */
export async function adminMeta(
  locale: Locale,
  page: 'prices' | 'category' | 'preview' | 'publications' | 'requests' | null,
): Promise<PageMeta> {
  const { admin, adminPrices, adminPublications, adminRequests } = await loadAdminTexts(locale)
  const titles = {
    prices: adminPrices.metaTitle,
    category: adminPrices.edit.metaTitle,
    preview: adminPrices.metaTitle,
    publications: adminPublications.metaTitle,
    requests: adminRequests.metaTitle,
  }
  return page === null ? admin.meta : { ...admin.meta, title: titles[page] }
}
