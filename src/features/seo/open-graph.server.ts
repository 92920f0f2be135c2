import { sharePictureFiles } from 'virtual:share-pictures'
import { clinic } from '../../content/clinic.ts'
import { joinLocale, type Locale, languageTag, otherLocales } from '../../locale.ts'
import type { PageFrame } from '../../page-frame.ts'
import { fillPath, type RouteId, routes } from '../../routes.ts'

/** The social tags of a page; none for a page without an address of its own or one that is not found. */
export function openGraph({
  head,
  locale,
  route,
  path,
  layout,
}: PageFrame): [property: string, content: string][] {
  if (head.canonical === null || path === null) return []
  const translated = otherLocales(locale).filter((other) =>
    head.alternates.some(({ hreflang }) => hreflang === other),
  )
  return [
    ['og:type', route === 'article' ? 'article' : 'website'],
    ['og:site_name', layout.texts.clinicName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', territory(locale)],
    ...translated.map((other): [string, string] => ['og:locale:alternate', territory(other)]),
    ['og:image', sharePictureOf(route, locale, path)],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', head.title],
    ['twitter:card', 'summary_large_image'],
  ]
}

/**
 * The share picture of a page. One that came with the data after the build (an article, a price category) shows the
 * picture of its list.
 */
export function sharePictureOf(route: RouteId, locale: Locale, path: string): string {
  const folder = fillPath(routes[route].path, {}).replace(/\/$/, '') || '/'
  const picture = [path, folder, '/'].map((each) => sharePictureFiles[joinLocale(locale, each)]).find(Boolean)
  if (picture === undefined) throw new Error(`The build has drawn no picture for the first page in ${locale}`)
  return clinic.origin + picture
}

/** `ro_RO`, as Open Graph writes it. */
function territory(locale: Locale): string {
  return languageTag(locale).replace('-', '_')
}
