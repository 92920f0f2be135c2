import { clinic } from '../../content/clinic.ts'
import { entriesOf, type Lists } from '../../features/redirects/collections.ts'
import { defaultLocale, joinLocale, type Locale, locales } from '../../locale.ts'
import { loadPageServer } from '../../pages/load-page-server.server.ts'
import { fillPath, type PageId, pageIds, route } from '../../routes.ts'
import { xmlDeclaration, xmlElement } from './xml.ts'

/** A page in all of its languages. `changed` is the day its own content last changed, or null if unknown. */
type Page = { path: string; written: readonly Locale[]; priority: number; changed: string | null }

/** Every page that search engines may list at this moment: https://www.sitemaps.org/protocol.html */
export async function sitemap(lists: Lists): Promise<string> {
  const pages = await Promise.all(pageIds.map((id) => pagesOf(id, lists)))
  return (
    xmlDeclaration +
    xmlElement(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      pages.flat().flatMap(urlsOf).join(''),
    )
  )
}

async function pagesOf(id: PageId, lists: Lists): Promise<Page[]> {
  const { path, sitemap: priority, collection } = route(id)
  if (priority === null) return []
  if (collection !== undefined)
    return entriesOf(collection, lists).map(({ slug, ...entry }) => ({
      ...entry,
      path: fillPath(path, { slug }),
      priority,
    }))
  const changed = (await (await loadPageServer(id)).lastModified?.(lists)) ?? null
  return [{ path, written: locales, priority, changed }]
}

function urlsOf({ path, written, priority, changed }: Page): string[] {
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
