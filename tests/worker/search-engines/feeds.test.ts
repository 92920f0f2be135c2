import { beforeAll, describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { isoDateOf } from '../../../src/format/dates.ts'
import { joinLocale, type Locale, locales } from '../../../src/locale.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from '../../support/pages/xml.ts'
import { hasNews } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')

const { origin } = clinic
const address = (locale: Locale) => joinLocale(locale, '/feed.xml')
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

describe.skipIf(!hasNews).each(locales)('the feed in %s', (locale) => {
  let feed: XmlElement
  let entries: XmlElement[]
  beforeAll(async () => {
    const answer = await site.fetch(address(locale))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    feed = parseXml(await answer.text())
    entries = childrenOf(feed, 'entry')
  })

  test('is Atom: what RFC 4287 asks for is there once, and nothing it does not know', () => {
    expect(feed.name).toBe('feed')
    expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale })
    for (const required of ['id', 'title', 'updated', 'author'])
      expect(childrenOf(feed, required)).toHaveLength(1)
    const known = ['id', 'title', 'subtitle', 'updated', 'link', 'icon', 'author', 'entry']
    expect(feed.children.filter(({ name }) => !known.includes(name))).toEqual([])
    for (const entry of some(entries)) {
      for (const required of ['id', 'title', 'updated', 'published', 'summary'])
        expect(childrenOf(entry, required)).toHaveLength(1)
      const known = ['id', 'title', 'link', 'published', 'updated', 'category', 'summary']
      expect(entry.children.filter(({ name }) => !known.includes(name))).toEqual([])
      expect(textOf(entry, 'published')).toMatch(instant)
      expect(textOf(entry, 'updated')).toMatch(instant)
    }
  })

  test('names itself and the page it stands for', () => {
    const links = childrenOf(feed, 'link').map(({ attributes }) => [attributes.rel, attributes.href])
    expect(links).toEqual([
      ['self', origin + address(locale)],
      ['alternate', `${origin}${joinLocale(locale, '/noutati')}`],
    ])
    expect(textOf(feed, 'id')).toBe(origin + address(locale))
  })

  test('holds every article that is written in its language, and its pages exist', async () => {
    const written = articles.filter(
      (article) => article[locale] !== null && article.published_on <= isoDateOf(new Date()),
    )
    expect(entries.map((entry) => textOf(entry, 'title')).toSorted()).toEqual(
      written.map((article) => article[locale]?.title).toSorted(),
    )
    for (const entry of some(entries)) {
      const href = childrenOf(entry, 'link')[0]?.attributes.href ?? ''
      expect(textOf(entry, 'id')).toBe(href)
      expect((await site.fetch(href.slice(origin.length))).status).toBe(200)
    }
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length)
  })

  test('was updated when its newest entry was', () => {
    const newest = entries
      .map((entry) => textOf(entry, 'updated'))
      .toSorted()
      .at(-1)
    expect(textOf(feed, 'updated')).toBe(newest)
  })

  test('is not sent again to a reader that has it', async () => {
    const { headers } = await site.fetch(address(locale))
    const etag = headers.get('etag') ?? ''
    expect((await site.fetch(address(locale), { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('is named by the pages of its language', async () => {
    const html = await (await site.fetch(joinLocale(locale, '/noutati'))).text()
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${address(locale)}">`)
  })
})
