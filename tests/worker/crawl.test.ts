import { afterAll, beforeAll, expect, test } from 'vitest'
import { clinic } from '../../src/content/clinic.ts'
import { publicAddresses } from '../support/addresses.ts'
import { decodeHtml, metaContent } from '../support/pages.ts'
import { type Site, startSite } from '../support/site.ts'

type Found = { status: number; type: string; html: string; clicks: number; from: string }

const { origin } = clinic
const starts = ['/', '/en']
let site: Site
/** By address without its fragment: everything that links lead to. */
let found: Map<string, Found>
beforeAll(async () => {
  site = await startSite()
  found = await crawl()
}, 180_000)
afterAll(() => site.close())

async function crawl(): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  let next = new Map(starts.map((address) => [address, 'the beginning']))
  for (let clicks = 0; next.size > 0; clicks += 1) {
    const asked = [...next].filter(([address]) => !found.has(address))
    next = new Map()
    for (let index = 0; index < asked.length; index += 8)
      await Promise.all(
        asked.slice(index, index + 8).map(async ([address, from]) => {
          const answer = await site.fetch(address)
          const type = answer.headers.get('content-type') ?? ''
          const html = type.startsWith('text/html') ? await answer.text() : ''
          if (html === '') await answer.body?.cancel()
          found.set(address, { status: answer.status, type, html, clicks, from })
          // A filtered list shows the links of the whole one; only the next page of a list leads further.
          if (address.includes('?') && !/\?pagina=\d+$/.test(address)) return
          for (const link of linksOf(html)) if (!next.has(link)) next.set(link, address)
        }),
      )
  }
  return found
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, href = '']) => decodeHtml(href))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/#.*$/, ''))
}

const pages = () => [...found].filter(([address, { html }]) => html !== '' && !address.includes('?'))

test('no link leads to a redirect or to nothing', () => {
  const broken = [...found].filter(([, { status }]) => status !== 200)
  expect(broken.map(([address, { status, from }]) => `${from} → ${address}: ${status}`)).toEqual([])
  expect(found.size).toBeGreaterThan(100)
})

test('every public page is found by links, within three clicks', async () => {
  for (const { address } of await publicAddresses()) {
    const page = found.get(address)
    expect([address, page !== undefined && page.clicks <= 3]).toEqual([address, true])
  }
})

test('every link to a place on a page finds the place', () => {
  const lost = pages().flatMap(([address, { html }]) =>
    [...html.matchAll(/<a\s[^>]*?href="([^"#]*)#([^"]+)"/g)]
      .map(([, path = '', id = '']) => ({ target: decodeHtml(path).replace(/\?.*$/, '') || address, id }))
      .filter(
        ({ target, id }) =>
          target.startsWith('/') &&
          id !== 'cookie-settings' &&
          !found.get(target)?.html.includes(`id="${id}"`),
      )
      .map(({ target, id }) => `${address} → ${target}#${id}`),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('titles and descriptions are of use in a list of results, and no two pages share one', () => {
  const seen = new Map<string, string>()
  for (const [address, { html }] of pages()) {
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
})

test('the languages of a page name each other, and themselves', () => {
  const alternates = new Map(
    pages().map(([address, { html }]) => [
      origin + address,
      new Map(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, language, href]) => [language, href],
        ),
      ),
    ]),
  )
  for (const [own, named] of alternates) {
    if (named.size === 0) continue
    expect([...named.values()]).toContain(own)
    expect(named.get('x-default')).toBe(named.get('ro') ?? own)
    for (const href of named.values())
      expect([...(alternates.get(href ?? '')?.values() ?? [])]).toContain(own)
  }
})

test('a link to the page in its other language stays on the page', () => {
  for (const [address, { html }] of pages()) {
    const switched =
      /<a\s[^>]*hreflang="(?:ro|en)"[^>]*href="([^"]+)"|<a\s[^>]*href="([^"]+)"[^>]*hreflang="(?:ro|en)"/.exec(
        html,
      )
    const target = switched?.[1] ?? switched?.[2]
    if (target === undefined) continue
    expect([address, found.get(target.replace(/[?#].*$/, ''))?.status]).toEqual([address, 200])
  }
})
