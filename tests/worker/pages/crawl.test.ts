import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { locales } from '../../../src/locale.ts'
import { oneAddressPerRoute, publicAddresses } from '../../support/pages/addresses.ts'
import { decodeHtml, metaContent } from '../../support/pages/html.ts'
import { sharedCrawl } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const { origin } = clinic
/** There are at least as many pages as routes, each with a title, a description and its languages. */
const oneAddressEach = some(await oneAddressPerRoute())
/** By address without its fragment: everything that links lead to. */
const found = new Map(
  (await sharedCrawl()).flatMap((page) => (page.clicks === null ? [] : [[page.address, page] as const])),
)

const pages = some(found).filter(([address, { html }]) => html !== '' && !address.includes('?'))

test('no link leads to a redirect or to nothing', async () => {
  const broken = [...found].filter(([, { status }]) => status !== 200)
  expect(broken.map(([address, { status, from }]) => `${from} → ${address}: ${status}`)).toEqual([])
  expect(found.size).toBeGreaterThan(some(await publicAddresses()).length)
})

test('every public page is found by links, within three clicks', async () => {
  const far = some(await publicAddresses())
    .map(({ address }) => ({ address, clicks: found.get(address)?.clicks ?? null }))
    .filter(({ clicks }) => clicks === null || clicks > 3)
  expect(far).toEqual([])
})

test('every link to a place on a page finds the place', () => {
  const links = pages.flatMap(([address, { html }]) =>
    [...html.matchAll(/<a\s[^>]*?href="([^"#]*)#([^"]+)"/g)]
      .map(([, path = '', id = '']) => ({ target: decodeHtml(path).replace(/\?.*$/, '') || address, id }))
      .filter(({ target, id }) => target.startsWith('/') && id !== 'cookie-settings')
      .map((link) => ({ address, ...link })),
  )
  expect(links.length).toBeGreaterThan(pages.length)
  const lost = links
    .filter(({ target, id }) => !found.get(target)?.html.includes(`id="${id}"`))
    .map(({ address, target, id }) => `${address} → ${target}#${id}`)
  expect([...new Set(lost)]).toEqual([])
})

test('titles and descriptions are of use in a list of results, and no two pages share one', () => {
  const seen = new Map<string, string>()
  for (const [address, { html }] of pages) {
    if (html.includes('content="noindex"')) continue
    const title = decodeHtml(/<title>([^<]*)</.exec(html)?.[1] ?? '')
    const description = metaContent(html, 'description') ?? ''
    expect([address, title.length >= 30 && title.length <= 60, title]).toEqual([address, true, title])
    expect([address, description.length >= 70 && description.length <= 155]).toEqual([address, true])
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    for (const text of [title, description]) {
      expect([address, seen.get(text)]).toEqual([address, undefined])
      seen.set(text, address)
    }
  }
  expect(seen.size).toBeGreaterThan(2 * oneAddressEach.length)
})

test('the languages of a page name each other, and themselves', () => {
  const alternates = new Map(
    pages.map(([address, { html }]) => [
      origin + address,
      new Map(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, language, href]) => [language, href],
        ),
      ),
    ]),
  )
  const translated = [...alternates].filter(([, named]) => named.size > 0)
  expect(translated.length).toBeGreaterThanOrEqual(oneAddressEach.length)
  for (const [own, named] of translated) {
    expect([...named.values()]).toContain(own)
    expect(named.get('x-default')).toBe(named.get('ro') ?? own)
    for (const href of named.values())
      expect([...(alternates.get(href ?? '')?.values() ?? [])]).toContain(own)
  }
})

test.runIf(locales.length > 1)('a link to the page in its other language stays on the page', () => {
  const switches = pages.flatMap(([address, { html }]) => {
    const twin = /<link rel="alternate" hreflang="(?:ro|en)" href="([^"]+)"/g
    const named = [...html.matchAll(twin)].map(([, href = '']) => href.slice(origin.length) || '/')
    const targets = [...html.matchAll(/<a\s[^>]*hreflang="(?:ro|en)"[^>]*>/gi)].map(([link]) =>
      decodeHtml(/href="([^"]+)"/.exec(link)?.[1] ?? '').replace(/[?#].*$/, ''),
    )
    return [{ address, targets, twin: named.find((each) => each !== address) }]
  })
  const translated = switches.filter(({ twin }) => twin !== undefined)
  expect(translated.length).toBeGreaterThanOrEqual(oneAddressEach.length)
  for (const { address, targets, twin } of switches) {
    if (twin !== undefined) expect([address, targets]).toEqual([address, expect.arrayContaining([twin])])
    for (const target of targets) expect([address, found.get(target)?.status]).toEqual([address, 200])
  }
})
