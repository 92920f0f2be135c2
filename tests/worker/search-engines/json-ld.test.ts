import { expect, test } from 'vitest'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { videos } from '../../../src/content/stories/videos.ts'
import { team } from '../../../src/content/team.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { locales } from '../../../src/locale.ts'
import { hasPage, type RouteId } from '../../../src/routes.ts'
import { testOf } from '../../support/module-test.ts'
import { graphOf, metaContent, plain, visibleText } from '../../support/pages/html.ts'
import { type PublicPage, publicPages } from '../../support/pages/pages.ts'
import { hasNews, offerRuns } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

type Node = Record<string, unknown>
type Described = PublicPage & { graph: Node[]; nodes: Node[]; text: string }

const pages: Described[] = some(await publicPages()).map((page) => {
  const graph = graphOf(page.html)
  return { ...page, graph, nodes: graph.flatMap(nodesIn), text: visibleText(page.html) }
})

/** A node and all that stand in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isReference = (node: Node) => Object.keys(node).join() === '@id'
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

test('a reference leads to a node of the same graph, and no node is there twice', () => {
  for (const { address, nodes } of pages) {
    const ids = nodes.filter((node) => !isReference(node) && '@id' in node).map((node) => node['@id'])
    expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []])
    const lost = nodes.filter(isReference).filter((node) => !ids.includes(node['@id']))
    expect([address, lost]).toEqual([address, []])
  }
})

test('every page tells of the clinic, the site and itself', () => {
  for (const { address, graph, html } of pages) {
    expect([address, ofType(graph, 'Dentist').length, ofType(graph, 'WebSite').length]).toEqual([
      address,
      1,
      1,
    ])
    const own = graph.filter((node) => /Page$/.test(text(node['@type'])))
    expect([address, own.length]).toEqual([address, 1])
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect(own[0]).toMatchObject({ url: canonical, description: metaContent(html, 'description') })
  }
})

test('the clinic has a picture that is not its mark, and its prices say from where to where they go', () => {
  for (const { id, address, graph } of pages) {
    const [dentist] = ofType(graph, 'Dentist')
    const { image, logo } = dentist ?? {}
    expect([address, text(image)]).toEqual([address, expect.stringMatching(/^https:/)])
    expect([address, image === logo]).toEqual([address, false])
    if (id === 'prices') expect(plain(text(dentist?.priceRange))).toMatch(/^[\d.,]+–[\d.,]+ lei$/)
  }
})

test('the clinic is as in its facts: the district is part of the street, the region is the county', () => {
  for (const { graph } of pages) {
    const [dentist] = ofType(graph, 'Dentist')
    expect(dentist).toMatchObject({
      telephone: clinic.phone,
      email: clinic.email,
      legalName: clinic.legal.name,
      address: {
        streetAddress: `${clinic.address.street}, ${clinic.address.sector}`,
        addressLocality: clinic.address.city,
        addressRegion: clinic.county,
        postalCode: clinic.address.postalCode,
      },
      geo: clinic.coordinates,
    })
    const hours = nodesIn(dentist?.openingHoursSpecification)
    const days = hours.flatMap(({ dayOfWeek }) => dayOfWeek)
    expect(days).toHaveLength(clinic.hours.flat().length)
    // A clinic may be closed on Mondays.
    const [[opens, closes] = []] = clinic.hours.flat()
    expect(hours[0]).toMatchObject({ opens, closes })
  }
})

test('what is named can be read on the page', () => {
  const named = [
    'name',
    'headline',
    'jobTitle',
    'serviceType',
    'articleSection',
    'legalName',
    'streetAddress',
    'taxID',
    'email',
  ]
  for (const { address, nodes, text: shown } of pages) {
    const missing = nodes.flatMap((node) =>
      named
        .map((property) => plain(text(node[property])))
        .filter((value) => value !== '' && !isShown(value, shown)),
    )
    expect([address, [...new Set(missing)]]).toEqual([address, []])
  }
})

/** The wordmark sets the parts of the clinic's name in an order of its own. */
function isShown(value: string, shown: string): boolean {
  if (shown.includes(value)) return true
  return value.includes(clinic.name) && value.split(' ').every((word) => shown.includes(word))
}

test('addresses are absolute and ours, dates are dates, and no text carries the mark of a footnote', () => {
  for (const { address, nodes } of pages)
    for (const node of nodes) {
      for (const property of ['url', 'logo', 'image', 'item', 'contentUrl', 'thumbnailUrl', '@id'])
        if (typeof node[property] === 'string')
          expect([address, text(node[property]).startsWith(`${clinic.origin}/`)]).toEqual([address, true])
      for (const property of ['dateModified', 'lastReviewed', 'validFrom', 'validThrough'])
        if (property in node)
          expect(text(node[property])).toMatch(/^\d{4}-\d{2}-\d{2}(T00:00:00\+0[23]:00)?$/)
      for (const property of ['datePublished', 'uploadDate'])
        if (property in node) expect(text(node[property])).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\+0[23]:00$/)
      expect(Object.values(node).filter((value) => /\[\^/.test(text(value)))).toEqual([])
    }
})

test('every step of a breadcrumb is a page that names itself as canonical', () => {
  const canonical = new Set(pages.map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]))
  const steps = pages.flatMap(({ graph }) =>
    ofType(graph, 'BreadcrumbList').flatMap(({ itemListElement }) =>
      nodesIn(itemListElement).map(({ item }) => text(item)),
    ),
  )
  expect(some([...new Set(steps)]).filter((step) => !canonical.has(step))).toEqual([])
})

test('the breadcrumb is the one on the page without its filtered lists, and the first page has none', () => {
  for (const { address, graph, html } of pages) {
    const [breadcrumb] = ofType(graph, 'BreadcrumbList')
    if (address === '/' || address === '/en') {
      expect(breadcrumb).toBeUndefined()
      continue
    }
    const steps = nodesIn(breadcrumb?.itemListElement)
    const shown = /<ol class="breadcrumb-steps">(.*?)<\/ol>/s.exec(html)?.[1] ?? ''
    const shownSteps = [...shown.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = '']) => step)
    const own = shownSteps.filter((step) => !/href="[^"]*\?/.test(step))
    expect([address, steps.map(({ name }) => plain(text(name)))]).toEqual([
      address,
      own.map((step) => visibleText(`<body>${step}`)),
    ])
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    const links = [...own.join('').matchAll(/href="([^"]+)"/g)].map(([, href]) => clinic.origin + href)
    expect(steps.slice(0, -1).map(({ item }) => item)).toEqual(
      links.map((link) => (link === clinic.origin ? `${link}/` : link)),
    )
  }
})

test('prices are those of the list, in lei', () => {
  const lists = pages.filter(({ id }) => id === 'prices')
  expect(lists).toHaveLength(locales.length)
  for (const { locale, nodes } of lists) {
    const offers = ofType(nodes, 'Offer')
    const rows = priceSnapshot.items.filter(({ hidden }) => !hidden)
    expect(offers).toHaveLength(rows.length)
    for (const row of some(rows)) {
      const offer = offers.find(({ name, ...rest }) => name === row.title[locale] && sameAmounts(rest, row))
      expect([row.id, offer !== undefined]).toEqual([row.id, true])
    }
  }
  const currencies = pages.flatMap(({ nodes }) => nodes.flatMap((node) => node.priceCurrency ?? []))
  expect(new Set(currencies)).toEqual(new Set(['RON']))
})

type Row = (typeof priceSnapshot.items)[number]

function sameAmounts(offer: Node, { kind, amount_min, amount_max, valid_from }: Row): boolean {
  const amounts = isNode(offer.priceSpecification) ? offer.priceSpecification : offer
  const low = kind === 'fixed' ? amounts.price : amounts.minPrice
  const high = amounts.maxPrice === undefined ? null : Number(amounts.maxPrice) * 100
  return Number(low) * 100 === amount_min && high === amount_max && offer.validFrom === valid_from
}

test('a treatment is a procedure, and what it costs belongs to a service of the clinic', () => {
  const priced = new Set(
    priceSnapshot.items.filter(({ hidden }) => !hidden).flatMap((item): readonly string[] => item.treatments),
  )
  const isPriced = (address: string) =>
    treatments.some(({ key, slug }) => priced.has(key) && address.endsWith(`/${slug}`))
  for (const { address, graph, nodes } of some(pages.filter(({ id }) => id === 'treatment'))) {
    expect([address, ofType(graph, 'MedicalWebPage').length]).toEqual([address, 1])
    const [procedure] = ofType(graph, 'MedicalProcedure')
    const [service] = ofType(graph, 'Service')
    expect(procedure).not.toHaveProperty('offers')
    if (!isPriced(address)) continue
    expect(service).toMatchObject({ name: procedure?.name, provider: { '@id': `${clinic.origin}/#clinic` } })
    expect(ofType(nodes, 'Offer').length).toBeGreaterThan(0)
  }
})

test('the kinds of pages are told apart', () => {
  const expected: readonly (readonly [RouteId, string, number])[] = [
    ['team', 'Person', team.length],
    ['stories', 'VideoObject', modules.videos ? videos.length : 0],
    ['implantOffer', 'Service', offerRuns ? 1 : 0],
  ]
  const isThere = (id: RouteId) => hasPage(id) && (id !== 'article' || hasNews)
  for (const [id, type, count] of expected.filter(([id]) => isThere(id)))
    for (const page of some(pages.filter((page) => page.id === id)))
      expect([page.address, ofType(page.graph, type).length]).toEqual([page.address, count])
})

testOf('news', hasNews)('advice is an article, news of the clinic are news', () => {
  const shown = new Map(articles.map(({ slug, category }) => [slug, category]))
  for (const page of some(pages.filter(({ id }) => id === 'article'))) {
    const category = shown.get(page.address.split('/').at(-1) ?? '')
    const type = category === 'clinica' ? 'NewsArticle' : 'Article'
    expect([page.address, ofType(page.graph, type).length]).toEqual([page.address, 1])
  }
})

test('nobody reviews us, least of all ourselves', () => {
  const refused = ['Review', 'AggregateRating', 'Rating', 'FAQPage', 'Physician']
  const found = pages.flatMap(({ nodes }) => refused.filter((type) => ofType(nodes, type).length > 0))
  expect(found).toEqual([])
})

test('data that comes late is described as well', async () => {
  const site = await sharedSite('database')
  const html = await (await site.fetch('/preturi')).text()
  expect(ofType(graphOf(html).flatMap(nodesIn), 'Offer').length).toBe(
    priceSnapshot.items.filter(({ hidden }) => !hidden).length,
  )
})
