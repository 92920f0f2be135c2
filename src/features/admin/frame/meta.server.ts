import type { PageMeta } from '../../../content/schema.ts'
import type { Locale } from '../../../locale.ts'
import { type AdminTexts, loadAdminTexts } from './texts.server.ts'

/** Admin pages are not indexed: only their title is read. */
export async function adminMeta(locale: Locale, titleOf: (texts: AdminTexts) => string): Promise<PageMeta> {
  const texts = await loadAdminTexts(locale)
  return { ...texts.admin.meta, title: titleOf(texts) }
}
