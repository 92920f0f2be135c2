import type { PageFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import type { Trail } from '../../ui/breadcrumb.tsx'
import { absolute, clinicId, clinicThing, websiteId, websiteThing } from './json-ld-clinic.server.ts'
import type { Thing } from './thing.ts'

/** What a page tells machines of itself besides what every page tells them. Every text is one that visitors read. */
export type PageGraph = {
  /** The heading of the page. */
  name: string
  /** The steps of its breadcrumb between the first page and itself; without it, there are none. */
  trail?: Trail
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'MedicalWebPage'
  /** More properties of the page itself. */
  page?: Thing
  things?: readonly Thing[]
}

/** The graph of a page: the clinic, the site, the page, the way to it, and what it is about. */
export function pageGraph(
  { head, locale, layout }: PageFrame,
  url: string,
  picture: string,
  graph: PageGraph | null,
): Thing {
  const name = graph?.name ?? head.title
  const { trail = [], type = 'WebPage', page = {}, things = [] } = graph ?? {}
  const isFirst = url === absolute(href('home', locale))
  const breadcrumb = breadcrumbThing(url, [
    { label: layout.texts.breadcrumb.home, href: href('home', locale) },
    ...trail,
    { label: name, href: url },
  ])
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clinicThing(locale, layout.texts.clinicName),
      websiteThing(layout.texts.clinicName),
      {
        '@type': type,
        '@id': pageId(url),
        url,
        name,
        description: head.description,
        inLanguage: locale,
        isPartOf: { '@id': websiteId },
        primaryImageOfPage: { '@id': pictureId(url) },
        ...(isFirst ? { about: { '@id': clinicId } } : { breadcrumb: { '@id': breadcrumb['@id'] } }),
        ...page,
      },
      { '@type': 'ImageObject', '@id': pictureId(url), url: picture, width: 1200, height: 630 },
      ...(isFirst ? [] : [breadcrumb]),
      ...things,
    ],
  }
}

export function pageId(url: string): string {
  return `${url}#page`
}

/** The picture that is shown where the page is shared. */
export function pictureId(url: string): string {
  return `${url}#picture`
}

/** A list of links as the page shows it. */
export function itemList(items: readonly { name: string; href: string }[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absolute(item.href),
    })),
  }
}

function breadcrumbThing(url: string, steps: Trail) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}
