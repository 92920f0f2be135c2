import { afterAll, beforeAll, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { isoDateOf } from '../../../src/format/dates.ts'
import { publicAddresses } from '../../support/pages/addresses.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from '../../support/pages/xml.ts'
import { article, isOn, offerRow } from '../../support/samples/examples.ts'
import { type Site, startSite } from '../../support/site/site.ts'
import { some } from '../../support/some.ts'

const { origin } = clinic
let site: Site
let urls: XmlElement[]
beforeAll(async () => {
  site = await startSite({ database: true, vars: { DATA_FRESH_SECONDS: '1' } })
  urls = await readSitemap()
})
afterAll(() => site.close())

async function readSitemap(): Promise<XmlElement[]> {
  const answer = await site.fetch('/sitemap.xml')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const root = parseXml(await answer.text())
  expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return [...some(childrenOf(root, 'url'))]
}
const find = (list: XmlElement[], path: string) => list.find((url) => textOf(url, 'loc') === origin + path)

test('the sitemap lists every public page once, and nothing else', async () => {
  const listed = urls.map((url) => textOf(url, 'loc'))
  const expected = (await publicAddresses()).map(({ address }) => origin + address)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('every listed page answers with 200 and names itself as canonical', async () => {
  for (const url of urls) {
    const address = textOf(url, 'loc') ?? ''
    const answer = await site.fetch(address.slice(origin.length) || '/')
    expect([address, answer.status]).toEqual([address, 200])
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}">`)
  }
})

test('the languages of a page name each other, and Romanian is the default', () => {
  for (const url of urls) {
    const own = textOf(url, 'loc')
    const links = childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes)
    expect(links.every(({ rel }) => rel === 'alternate')).toBe(true)
    const byLanguage = new Map(links.map(({ hreflang, href }) => [hreflang, href]))
    expect([...byLanguage.values()]).toContain(own)
    expect(byLanguage.get('x-default')).toBe(byLanguage.get('ro') ?? own)
    for (const href of byLanguage.values()) {
      const twin = urls.find((each) => textOf(each, 'loc') === href)
      expect(twin && childrenOf(twin, 'xhtml:link').some(({ attributes }) => attributes.href === own)).toBe(
        true,
      )
    }
  }
})

test('a date of change is a day that has been, and is left out where nobody noted one', () => {
  const today = isoDateOf(new Date())
  for (const changed of some(urls.flatMap((url) => textOf(url, 'lastmod') ?? []))) {
    expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(changed <= today).toBe(true)
  }
  expect(textOf(find(urls, '/echipa') ?? urls[0] ?? fail(), 'lastmod')).toBeNull()
})

test('publishing an article or a price moves the dates of their pages', async () => {
  const changed = '2026-11-19'
  await site.db?.sql.exec(`
    update public.news_articles set updated_on = '${changed}' where slug = '${article}';
    update public.price_items set valid_from = '${changed}' where id = '${offerRow}';`)
  const dateOf = async (path: string) => textOf(find(await readSitemap(), path) ?? fail(), 'lastmod')
  for (const path of [`/noutati/${article}`, '/preturi'].filter(isOn))
    await expect.poll(() => dateOf(path), { timeout: 15_000 }).toBe(changed)
})

function fail(): never {
  throw new Error('The sitemap lacks a page')
}
