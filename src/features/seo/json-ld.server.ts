import type {
  AboutPageLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  DentistLeaf,
  ImageObjectLeaf,
  ItemListLeaf,
  MedicalProcedureLeaf,
  MedicalWebPageLeaf,
  NewsArticleLeaf,
  OfferCatalogLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { PageFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'
import { absolute, clinicId, clinicThing, websiteId, websiteThing } from './json-ld-clinic.server.ts'
import { reference } from './reference.server.ts'

type PageNode =
  | WebPageLeaf
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf
  | MedicalWebPageLeaf
  | ProfilePageLeaf
type SubjectNode =
  | MedicalProcedureLeaf
  | ArticleLeaf
  | ImageObjectLeaf
  | NewsArticleLeaf
  | OfferCatalogLeaf
  | PersonLeaf
  | ServiceLeaf
  | VideoObjectLeaf

export type Graph = {
  '@context': 'https://schema.org'
  '@graph': readonly (DentistLeaf | WebSiteLeaf | PageNode | BreadcrumbListLeaf | SubjectNode)[]
}

/** A page's own structured data, besides what every page has. Every text is visible on the page. */
export type PageGraph = {
  /** The heading of the page. */
  name: string
  /** The breadcrumb between the home page and this one; without it, there is none. */
  trail?: Trail
  type?: PageNode['@type']
  /** More properties of the page itself. */
  page?: Omit<WebPageLeaf, '@type'>
  things?: readonly SubjectNode[]
  /** Facts on the clinic that only this page has. */
  clinic?: Pick<DentistLeaf, 'specialOpeningHoursSpecification' | 'priceRange' | 'photo'>
}

/** The JSON-LD graph of a page: the clinic, the site, the page, its breadcrumb, and its subject. */
export function pageGraph(
  { head, locale, layout }: PageFrame,
  url: string,
  pictures: { page: string; clinic: string },
  graph: PageGraph | null,
): Graph {
  const name = graph?.name ?? head.title
  const { trail = [], type = 'WebPage', page = {}, things = [], clinic = {} } = graph ?? {}
  const isFirst = url === absolute(href('home', locale))
  const breadcrumb = breadcrumbThing(url, [
    { label: layout.texts.breadcrumb.home, href: href('home', locale) },
    // A list that is filtered by its query is no page of its own for search engines.
    ...trail.filter((step) => !step.href.includes('?')),
    { label: name, href: url },
  ])
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...clinicThing(locale, layout.texts.clinicName, layout.clinic.hours, pictures.clinic),
        ...clinic,
      },
      websiteThing(layout.texts.clinicName),
      {
        '@type': type,
        '@id': pageId(url),
        url,
        name,
        description: head.description,
        inLanguage: locale,
        isPartOf: reference(websiteId),
        primaryImageOfPage: reference(pictureId(url)),
        ...(isFirst ? { about: reference(clinicId) } : { breadcrumb: reference(breadcrumb['@id']) }),
        ...page,
      },
      {
        '@type': 'ImageObject',
        '@id': pictureId(url),
        url: pictures.page,
        width: '1200 px',
        height: '630 px',
      },
      ...(isFirst ? [] : [breadcrumb]),
      ...things,
    ],
  }
}

export function pageId(url: string): string {
  return `${url}#page`
}

/** The share picture. */
export function pictureId(url: string): string {
  return `${url}#picture`
}

/** A list of links in the order of the page. */
export function itemList(items: readonly { name: string; href: string }[]): ItemListLeaf {
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

function breadcrumbThing(url: string, steps: Trail): BreadcrumbListLeaf & { '@id': string } {
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
