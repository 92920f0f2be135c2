import type { PageMeta } from '../../../content/schema.ts'
import type { Locale } from '../../../locale.ts'
import { adminTexts } from './texts.server.ts'

/** Admin pages are in no index: only their title is ever read. */
export function adminMeta(
  locale: Locale,
  page: 'prices' | 'category' | 'preview' | 'publications' | 'requests' | null,
): PageMeta {
  const { signIn, adminPrices, adminPublications, adminRequests } = adminTexts[locale]
  const titles = {
    prices: adminPrices.metaTitle,
    category: adminPrices.edit.metaTitle,
    preview: adminPrices.metaTitle,
    publications: adminPublications.metaTitle,
    requests: adminRequests.metaTitle,
  }
  return page === null ? signIn.meta : { ...signIn.meta, title: titles[page] }
}
