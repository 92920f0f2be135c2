import { articles } from '../content/news.ts'
import { treatments } from '../content/treatments.ts'
import { priceSnapshot } from '../data/prices/snapshot.ts'
import type { Locale } from '../locale.ts'
import type { RedirectWorld } from '../redirects/resolve.ts'
import { matchRoute } from '../routes.ts'

const slugs: Partial<Record<string, (slug: string, locale: Locale) => boolean>> = {
  treatment: (slug) => treatments.some((treatment) => treatment.slug === slug),
  priceCategory: (slug) => priceSnapshot.categories.some((category) => category.slug === slug),
  article: articleExists,
}

/** What the redirects need to know of the living site. */
export const site: RedirectWorld = {
  isLive(path, locale) {
    const match = matchRoute(path)
    if (!match) return false
    const known = slugs[match.id]
    return known ? known(match.params.slug ?? '', locale) : true
  },
  articleExists,
}

function articleExists(slug: string, locale: Locale): boolean {
  return articles.some((article) => article.slug === slug && article[locale] !== null)
}
