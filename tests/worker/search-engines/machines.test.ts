import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenFamilies } from '../../../scripts/fonts/chosen.ts'
import { clinic } from '../../../src/content/clinic.ts'
import { themeColours } from '../../../src/features/seo/theme-colours.ts'
import { defaultLocale, locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { eventually } from '../../support/eventually.ts'
import { pngSize } from '../../support/pages/html.ts'
import { inEnglishIfSpoken, isOn, offerRow } from '../../support/samples/examples.ts'
import { type Site, startSite } from '../../support/site/site.ts'
import { some } from '../../support/some.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const aDay = 86_400_000
const type = (answer: Response) => answer.headers.get('content-type')

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/speculation-rules.json', 'application/speculationrules+json'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
])('%s is there, as what it is', async (path, expected) => {
  const answer = await site.fetch(path)
  expect([answer.status, type(answer)]).toEqual([200, expected])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('robots may read every public page and find the sitemap', async () => {
  const text = await (await site.fetch('/robots.txt')).text()
  expect(text).toContain('User-agent: *')
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /*durere='])
  expect(text).toContain(`Sitemap: ${clinic.origin}/sitemap.xml`)
})

test('security.txt has what RFC 9116 asks for, and expires in half a year, in whatever year it is asked for', async () => {
  const text = await (await site.fetch('/.well-known/security.txt')).text()
  const field = (name: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
  expect(field('Contact')).toEqual([`mailto:${clinic.email}`])
  expect(field('Canonical')).toEqual([`${clinic.origin}/.well-known/security.txt`])
  expect(field('Preferred-Languages')).toEqual([locales.join(', ')])
  const [expires = ''] = field('Expires')
  const left = new Date(expires).getTime() - Date.now()
  expect(left).toBeGreaterThan(178 * aDay)
  expect(left).toBeLessThan(181 * aDay)
})

test.each(locales)(
  'the manifest in %s names the clinic, and its icons are as large as it says',
  async (locale) => {
    const html = await (await site.fetch(href('home', locale))).text()
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
    const manifest = await (await site.fetch(address)).json()
    expect(manifest).toMatchObject({
      id: href('home', locale),
      short_name: clinic.name,
      lang: locale,
      start_url: href('home', locale),
      theme_color: themeColours.light,
    })
    expect(new Set(manifest.icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    )
    for (const { src, sizes } of some<{ src: string; sizes: string }>(manifest.icons)) {
      const size = pngSize(new Uint8Array(await (await site.fetch(src)).arrayBuffer()))
      expect(`${size?.width}x${size?.height}`).toBe(sizes)
    }
    for (const { url } of some<{ url: string }>(manifest.shortcuts))
      expect((await site.fetch(url)).status).toBe(200)
  },
)

test('what asks for /favicon.ico gets an icon with a picture in it', async () => {
  const answer = await site.fetch('/favicon.ico')
  expect([answer.status, type(answer)]).toEqual([200, 'image/vnd.microsoft.icon'])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const view = new DataView(bytes.buffer)
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 1])
  const picture = bytes.subarray(view.getUint32(18, true))
  expect(picture).toHaveLength(view.getUint32(14, true))
  expect(pngSize(picture)).toEqual({ width: bytes[6], height: bytes[7] })
})

test('every page names the manifest and its icons, which exist', async () => {
  const html = await (await site.fetch(inEnglishIfSpoken('/'))).text()
  for (const [, href = ''] of html.matchAll(/<link rel="(?:manifest|icon|apple-touch-icon)" href="([^"]+)"/g))
    expect([href, (await site.fetch(href)).status]).toEqual([href, 200])
  expect(html.match(/rel="(manifest|icon|apple-touch-icon)"/g)).toHaveLength(3)
})

test.each(['/tratamente', '/contact', '/nu-exista'])(
  'who comes to %s from another page is told the rules by which links may be fetched ahead',
  async (path) => {
    const page = await site.fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  },
)

test('a first page has nothing fetched before it is painted', async () => {
  const page = await site.fetch('/tratamente')
  expect(page.headers.get('speculation-rules')).toBeNull()
  expect(page.headers.get('link')).toBeNull()
  expect(await page.text()).not.toMatch(/rel="(module)?preload"|<script[^>]* src=/)
})

test('without scripts the faces are named by a sheet, and are there', async () => {
  const [, sheet = ''] =
    /<noscript><link rel="stylesheet" href="([^"]+)">/.exec(await (await site.fetch('/tratamente')).text()) ??
    []
  const rules = await (await site.fetch(sheet)).text()
  const faces = [...rules.matchAll(/url\(([^)]+)\)/g)].map(([, href = '']) => href)
  expect(faces).toHaveLength(chosenFamilies().flatMap(({ files }) => files).length)
  for (const face of faces) expect((await site.fetch(face)).status).toBe(200)
})

test('links are fetched ahead at moderate eagerness, and never those that lead to what is private or a file', async () => {
  const { prefetch, prerender } = await (await site.fetch('/speculation-rules.json')).json()
  expect(prerender).toBeUndefined()
  expect(prefetch).toHaveLength(1)
  const [{ eagerness, where }] = prefetch
  expect(eagerness).toBe('moderate')
  const { href_matches: refused } = where.and.find((condition: object) => 'not' in condition).not
  const isRefused = (address: string) =>
    refused.some((pattern: string) => new URLPattern(pattern, clinic.origin).test(address, clinic.origin))
  for (const address of [
    '/admin/prices',
    '/en/admin/prices',
    '/api/consent',
    '/tarife?lang=en',
    '/preturi?a=b&lang=en',
    '/feed.xml',
    '/contact/cerere.ics?ref=1',
    '/videos/a.webm',
    '/_data/contact',
    '/newsletter/confirmare?token=x',
  ].filter(isOn))
    expect([address, isRefused(address)]).toEqual([address, true])
  for (const address of [
    '/',
    '/en',
    '/preturi',
    `/preturi?rand=${offerRow}`,
    '/noutati/implant-dentar-si-fumat',
    '/contact',
  ])
    expect([address, isRefused(address)]).toEqual([address, false])
})

test('what a browser fetches ahead is no visit', async () => {
  const [ahead, visited] = ['mouth', 'compare'] as const
  const sent = { 'sec-purpose': 'prefetch;anonymous-client-ip' }
  await (await site.fetch(href(ahead, defaultLocale), { headers: sent })).text()
  await (await site.fetch(href(visited, defaultLocale))).text()
  // Visits of a busy second share a line.
  const seen = (route: string) =>
    site
      .logs()
      .flatMap((line) => (Array.isArray(line.visits) ? line.visits : [line]))
      .filter((line) => line.route === route && String(line.event).startsWith('page'))
      .map(({ event }) => event)
  await eventually(() => seen(visited).length > 0)
  expect([seen(ahead), seen(visited)]).toEqual([['page-ahead'], ['page']])
})
