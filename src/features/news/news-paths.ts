import { locales } from '../../locale.ts'
import { hasPage, href } from '../../routes.ts'
import type { NewsIndex } from './schema.ts'

/**
 * The pages, in every language, that a change of articles changes: the lists, and every article, for each names others
 * on the same subject. `more`: slugs that are in no list yet.
 */
export function newsPaths(index: NewsIndex, more: readonly string[]): string[] {
  if (!hasPage('news')) return []
  const slugs = [...new Set([...Object.keys(index), ...more])]
  return locales.flatMap((locale) => [
    href('home', locale),
    href('news', locale),
    ...slugs.map((slug) => href('article', locale, { slug })),
  ])
}
