import { expect, test } from 'vitest'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { legacyRedirects, wordRules } from '../../../src/features/redirects/table.ts'
import { speaks } from '../../../src/locale.ts'
import { matchRoute } from '../../../src/routes.ts'
import { article, hasNews, isSpoken, slugOf } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')

const rows = legacyRedirects.flatMap(({ to, from }) => from.map((source) => ({ source, to })))

type Variant = {
  name: string
  ask: (source: string) => string
  expect: (to: string, source: string) => string
}

const variants: readonly Variant[] = [
  { name: 'as it is', ask: (source) => source, expect: (to) => to },
  { name: 'in upper case', ask: (source) => source.toUpperCase(), expect: (to) => to },
  { name: 'with a trailing slash', ask: (source) => `${source}/`, expect: (to) => to },
  { name: 'with doubled slashes', ask: (source) => source.replaceAll('/', '//'), expect: (to) => to },
  { name: 'below /en', ask: (source) => `/en${source}`, expect: (to) => `${to}?lang=en` },
  { name: 'below /ro', ask: (source) => `/ro${source}`, expect: (to) => to },
  {
    name: 'with an ordinary query',
    ask: (source) => `${source}?pagina=2&q=d%C8%9Bi`,
    expect: (to, source) => (source.endsWith('.php') ? to : `${to}?pagina=2&q=d%C8%9Bi`),
  },
  {
    name: 'with a campaign and an old id',
    ask: (source) => `${source}?id=7&utm_source=x&gclid=y`,
    expect: (to, source) =>
      source.endsWith('.php') ? `${to}?utm_source=x&gclid=y` : `${to}?id=7&utm_source=x&gclid=y`,
  },
  {
    name: 'with what Google, Analytics and Mailchimp put behind it',
    ask: (source) => `${source}?gad_source=1&srsltid=a&mc_cid=b&_gl=c&fbclid=d&id=7`,
    expect: (to, source) =>
      `${to}?gad_source=1&srsltid=a&mc_cid=b&_gl=c&fbclid=d${source.endsWith('.php') ? '' : '&id=7'}`,
  },
  { name: 'in brackets', ask: (source) => `${source})`, expect: (to) => to },
  { name: 'at the end of a sentence', ask: (source) => `${source}.`, expect: (to) => to },
  {
    name: 'below /en with a query of its own',
    ask: (source) => `/en${source}/?lang=ro&ref=z`,
    expect: (to) => `${to}?ref=z&lang=en`,
  },
]

/** A clinic without old addresses has none to follow. */
const sources = rows.map(({ source }) => source)
const withRows = test.skipIf(rows.length === 0)

withRows.each(variants.filter(({ ask }) => isSpoken(ask('/'))))(
  'an old address $name lands on its page with one 301',
  async ({ ask, expect: expected }) => {
    const answers = await Promise.all(
      rows.map(async ({ source, to }) => {
        const answer = await site.fetch(ask(source))
        return {
          ask: ask(source),
          status: answer.status,
          location: answer.headers.get('location'),
          expected: expected(to, source),
        }
      }),
    )
    expect(
      answers.filter(({ status, location, expected }) => status !== 301 || location !== expected),
    ).toEqual([])
  },
)

test('no old address is listed twice', () => {
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([])
})

withRows('every target is a live page', async () => {
  const targets = [...new Set(rows.map(({ to }) => to))]
  for (const target of some(targets)) {
    for (const address of speaks('en') ? [target, `${target}?lang=en`] : [target]) {
      const answer = await site.fetch(address)
      expect([address, answer.status]).toEqual([address, 200])
      await answer.body?.cancel()
    }
  }
})

test('no old address is a live page, and no target is an old address', async () => {
  const old = new Set<string>(sources)
  expect(rows.filter(({ to }) => old.has(to))).toEqual([])
  const livePatterns = rows.filter(({ source }) => {
    const match = matchRoute(source)
    return match !== null && match.params.slug === ''
  })
  expect(livePatterns).toEqual([])
})

test.runIf(speaks('en'))(
  'an old English address shows the English page, whose canonical address is the English one',
  async () => {
    const answer = await site.fetch('/preturi?lang=en')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="en"')
    expect(html).toContain(`<link rel="canonical" href="${clinic.origin}/en/preturi">`)
  },
)

test.runIf(hasNews)('old news folders lead to the article of that name, or to the news', async () => {
  const lands = async (path: string) => (await site.fetch(path)).headers.get('location')
  expect(await lands(`/blog/${article}`)).toBe(`/noutati/${article}`)
  expect(await lands(`/stiri/2019/05/${article}.html`)).toBe(`/noutati/${article}`)
  if (speaks('en')) expect(await lands(`/en/news/${article}`)).toBe(`/noutati/${article}?lang=en`)
  const romanianAlone = speaks('en') ? articles.filter(({ en }) => en === null) : []
  for (const { slug } of romanianAlone) expect(await lands(`/en/blog/${slug}`)).toBe('/noutati?lang=en')
  expect(await lands('/articole/ceva-ce-nu-exista')).toBe('/noutati')
})

test.skipIf(wordRules.length === 0)(
  'a word leads to its page, unless a live page or its data have it in their address',
  async () => {
    const lands = async (path: string) => (await site.fetch(path)).headers.get('location')
    for (const { word, to } of some(wordRules)) {
      expect(await lands(`/articles/${word}-ce-este`)).toBe(to)
      expect(await lands(`/tot-despre-${word}.html`)).toBe(to)
      const live = articles.filter(({ slug }) => modules.news && slug.includes(word))
      for (const { slug } of live) {
        expect((await site.fetch(`/noutati/${slug}`)).status).toBe(200)
        expect((await site.fetch(`/_data/noutati/${slug}`)).status).toBe(200)
      }
    }
  },
)

test.each(['/implant-dentarx', '/serviciile', '/en/serviciile', '/faq2', '/tarife/x', '/index.phpx'])(
  'the look-alike %s is a page that does not exist',
  async (path) => expect((await site.fetch(path)).status).toBe(404),
)

test('a page below an old address stays a page', async () => {
  const offer = '/implant-dentar/pret-oferta'
  expect((await site.fetch(offer)).status).toBe(matchRoute(offer) === null ? 404 : 200)
})

withRows('posting to an old address is refused, not redirected', async () => {
  const answer = await site.fetch(some(sources)[0] ?? '', { method: 'POST', body: 'x=1' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(answer.headers.get('location')).toBeNull()
})

withRows('HEAD is redirected like GET', async () => {
  const [row] = some(rows)
  const answer = await site.fetch(row?.source ?? '', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, row?.to])
})

test.each(
  [
    ['/en/', '/en'],
    ['/ro', '/'],
    ['/ro/', '/'],
    ['/ro/contact', '/contact'],
    ['/contact/', '/contact'],
    ['/en/Contact/', '/en/contact'],
    ['//preturi', '/preturi'],
    ...[')', '.', ',', '%20', ');', '/).', '%E2%80%8B', '%C2%A0', '%E2%80%9D', '!'].map((behind) => [
      `/preturi${behind}`,
      '/preturi',
    ]),
    ['/preturi&utm_source=x', '/preturi?utm_source=x'],
    ['/preturi&utm_source=x&utm_medium=y?fbclid=z', '/preturi?fbclid=z&utm_source=x&utm_medium=y'],
    ['/en/contact.', '/en/contact'],
    ['/en//echipa/?filtru=chirurgie', '/en/echipa?filtru=chirurgie'],
    [`/Tratamente/${slugOf('protetica').toUpperCase()}`, `/tratamente/${slugOf('protetica')}`],
  ].filter(([asked = '']) => isSpoken(asked)),
)('the spelling %s of a live page is put right once: %s', async (asked, location) => {
  const answer = await site.fetch(asked)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})
