import { clinic } from '../../content/clinic.ts'
import { accessibility } from '../../content/ro/accessibility.ts'
import { cookies } from '../../content/ro/cookies.ts'
import { privacy } from '../../content/ro/privacy.ts'
import { treatments } from '../../content/treatments.ts'
import type { NewsIndex } from '../../features/news/schema.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { defaultLocale, joinLocale, type Locale, locales } from '../../locale.ts'
import { fillPath, type PageId, pageIds, routes } from '../../routes.ts'
import { xmlDeclaration, xmlElement } from './xml.ts'

/** A page in all of its languages. `changed` is the day its own content last changed, or null where nobody noted it. */
type Entry = { path: string; written: readonly Locale[]; priority: number; changed: string | null }

/** Every page that search engines may list, as they are at this moment: https://www.sitemaps.org/protocol.html */
export function sitemap(prices: PriceList, news: NewsIndex): string {
  const urls = pageIds.flatMap((id) => entriesOf(id, prices, news)).flatMap(urlsOf)
  return (
    xmlDeclaration +
    xmlElement(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      urls.join(''),
    )
  )
}

function entriesOf(id: PageId, prices: PriceList, news: NewsIndex): Entry[] {
  const { path, sitemap: priority } = routes[id]
  if (priority === null) return []
  const entry = (slug: string, changed: string | null, written: readonly Locale[] = locales): Entry => ({
    path: fillPath(path, { slug }),
    written,
    priority,
    changed,
  })
  switch (id) {
    case 'treatment':
      return treatments.map(({ slug, reviewed }) => entry(slug, reviewed.on))
    case 'priceCategory':
      return prices.categories.map(({ slug }) => entry(slug, prices.published_on))
    case 'article':
      return Object.entries(news).map(([slug, article]) =>
        entry(
          slug,
          article.updated_on,
          locales.filter((locale) => article[locale]),
        ),
      )
    default:
      return [entry('', changeOf(id, prices, news))]
  }
}

function changeOf(id: PageId, prices: PriceList, news: NewsIndex): string | null {
  const newest =
    Object.values(news)
      .map(({ updated_on }) => updated_on)
      .sort()
      .at(-1) ?? null
  switch (id) {
    case 'prices':
      return prices.published_on
    case 'news':
      return newest
    case 'privacy':
      return privacy.updated_on
    case 'cookies':
      return cookies.updated_on
    case 'accessibility':
      return accessibility.updated_on
    default:
      return null
  }
}

function urlsOf({ path, written, priority, changed }: Entry): string[] {
  const address = (locale: Locale) => clinic.origin + joinLocale(locale, path)
  const main = written.includes(defaultLocale) ? defaultLocale : written[0]
  if (main === undefined) return []
  const languages = [...written.map((locale) => [locale, locale] as const), ['x-default', main] as const]
  const alternates = languages.map(([hreflang, locale]) =>
    xmlElement('xhtml:link', { rel: 'alternate', hreflang, href: address(locale) }),
  )
  return written.map((locale) => {
    const lastmod = changed === null ? '' : xmlElement('lastmod', {}, changed)
    const facts =
      xmlElement('loc', {}, address(locale)) + lastmod + xmlElement('priority', {}, String(priority))
    return xmlElement('url', {}, facts + alternates.join(''))
  })
}
