import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { languageTag, otherLocales } from '../../../src/locale.ts'
import { sharePictures } from '../../../src/rendering/share-pictures.ts'
import { decodeHtml, metaContent, plain, pngSize } from '../../support/pages/html.ts'
import { publicPages } from '../../support/pages/pages.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const { origin } = clinic
const site = await sharedSite('production')
const pages = some(await publicPages())

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const titleOf = (html: string) => decodeHtml(/<title>([^<]*)</.exec(html)?.[1] ?? '')
const headingOf = (html: string) =>
  plain(decodeHtml(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, ''))

test('a shared page shows its own title, description, address and language', () => {
  for (const { address, locale, html, id } of pages) {
    expect([address, metaContent(html, 'og:title')]).toEqual([address, titleOf(html)])
    expect(metaContent(html, 'og:description')).toBe(metaContent(html, 'description'))
    expect(metaContent(html, 'og:url')).toBe(canonicalOf(html))
    expect(metaContent(html, 'og:locale')).toBe(languageTag(locale).replace('-', '_'))
    expect(metaContent(html, 'og:type')).toBe(id === 'article' ? 'article' : 'website')
    expect(metaContent(html, 'twitter:card')).toBe('summary_large_image')
    const isTranslated = otherLocales(locale).some((other) =>
      html.includes(`<link rel="alternate" hreflang="${other}"`),
    )
    expect(metaContent(html, 'og:locale:alternate') !== null).toBe(isTranslated)
  }
})

test('every page has a picture of its own, of the size that is announced', async () => {
  const hrefs = pages.map(({ html }) => metaContent(html, 'og:image') ?? '')
  expect(new Set(hrefs).size).toBe(pages.length)
  for (const href of hrefs) {
    expect(href.startsWith(`${origin}/assets/og/`)).toBe(true)
    const file = readFileSync(`dist/production/client${href.slice(origin.length)}`)
    expect(pngSize(file)).toEqual({ width: 1200, height: 630 })
    expect(file.length).toBeLessThan(200 * 1024)
  }
  for (const { html } of pages) {
    expect(metaContent(html, 'og:image:width')).toBe('1200')
    expect(metaContent(html, 'og:image:height')).toBe('630')
    expect(metaContent(html, 'og:image:alt')).not.toBe('')
  }
})

test('a picture says what the heading of its page says', async () => {
  const drawn = new Map((await sharePictures()).map(({ address, title }) => [address, plain(title)]))
  for (const { address, html } of pages)
    expect([address, drawn.get(address)]).toEqual([address, headingOf(html)])
})

test.each(['/nu-exista', '/en/nope', '/admin/prices', '/newsletter'])(
  '%s is nothing to share',
  async (path) => {
    const html = await (await site.fetch(path)).text()
    expect(html).not.toContain('property="og:')
    expect(html).not.toContain('twitter:')
    expect(html).not.toContain('application/ld+json')
  },
)
