import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { team } from '../../../src/content/team.ts'
import { renderMarkdown } from '../../../src/features/news/markdown.server.ts'
import { articlesPerPage } from '../../../src/features/news/paging.ts'
import { teamPageWords } from '../../../src/features/team/words.server.ts'
import { isLocale, locales, otherLocales, speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml } from '../../support/pages/html.ts'
import { publicPages } from '../../support/pages/pages.ts'
import { hasNews } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')
const pages = some(await publicPages())

const { origin } = clinic
const pick = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('every page answers in every language', () => {
  expect(pages.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([])
})

test('a page is in the language of its address', () => {
  const wrong = pages.filter(({ locale, html }) => !html.includes(`<html lang="${locale}"`))
  expect(wrong.map(({ address }) => address)).toEqual([])
})

test('every page has one h1, a title, a description and keywords of its own', () => {
  for (const { address, html } of pages) {
    expect([address, html.match(/<h1[\s>]/g)?.length]).toEqual([address, 1])
    const title = decodeHtml(pick(html, /<title>([^<]*)<\/title>/))
    const description = decodeHtml(pick(html, /<meta name="description" content="([^"]*)"/))
    expect([address, title.length >= 30 && title.length <= 60, title]).toEqual([address, true, title])
    expect([address, description.length >= 70 && description.length <= 155]).toEqual([address, true])
    expect(pick(html, /<meta name="keywords" content="([^"]*)"/)).not.toBe('')
  }
  for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const values = pages.map(({ html }) => pick(html, pattern))
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test('every page leads on without a script: through its navigation, and by links that lead somewhere', () => {
  for (const { address, html } of pages) {
    const navigation = (html.match(/<nav[\s>].*?<\/nav>/gs) ?? []).join('')
    expect([address, (navigation.match(/<a [^>]*href="/g) ?? []).length > 4]).toEqual([address, true])
    const links = html.match(/<a(?: [^>]*)?>/g) ?? []
    const dead = links.filter((link) => !/ href="(?!#"|javascript:)/.test(link))
    expect([address, dead]).toEqual([address, []])
  }
})

test('every page leads into the other language from its foot as from its head', () => {
  const ways = /<a class="language-link"[^>]*? href="([^"]*)"/g
  for (const { address, html } of pages) {
    const foot = html.indexOf('<footer')
    const [above, below] = [html.slice(0, foot), html.slice(foot)].map((part) =>
      [...part.matchAll(ways)].map(([, way]) => way),
    )
    expect([address, below]).toEqual([address, [...new Set(above)]])
    expect(below).toHaveLength(locales.length - 1)
  }
})

/** Two languages that the whole team speaks are said; a team may have fewer in common. */
const languages: readonly (readonly string[])[] = team.map((member) => member.languages)
const shared =
  languages[0]?.filter((language) => languages.every((spoken) => spoken.includes(language))) ?? []
test.skipIf(shared.length < 2).each(locales)(
  'who reads in %s which languages everybody speaks is led to booking at once',
  async (locale) => {
    const { html = '' } = pages.find(({ address }) => address === href('team', locale)) ?? {}
    const [sentence = ''] = (await teamPageWords(locale)).allSpeak.split('{')
    const first = html.indexOf('team-member"')
    const said = html.indexOf(sentence)
    const way = html.indexOf(`href="${href('contact', locale)}"`, said)
    expect([said > 0, way > said, first > way]).toEqual([true, true, true])
  },
)

test('every page names its own address and its twin, and the twin names it back', () => {
  const alternates = new Map(
    pages.map(({ address, html }) => [
      origin + address,
      new Map(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, lang, href]) => [lang, href],
        ),
      ),
    ]),
  )
  for (const { address, locale, html } of pages) {
    const own = origin + address
    expect(pick(html, /<link rel="canonical" href="([^"]+)"/)).toBe(own)
    expect(alternates.get(own)?.get(locale)).toBe(own)
    for (const other of otherLocales(locale)) {
      const twin = alternates.get(own)?.get(other)
      if (twin) expect(alternates.get(twin)?.get(locale)).toBe(own)
    }
  }
})

test.runIf(speaks('en'))(
  '?lang= shows the other language at the same address, canonical on its own',
  async () => {
    const english = await (await site.fetch('/echipa?lang=en')).text()
    expect(english).toContain('<html lang="en"')
    expect(english).toContain(`<link rel="canonical" href="${origin}/en/echipa">`)
    const romanian = await (await site.fetch('/en/echipa?lang=ro')).text()
    expect(romanian).toContain('<html lang="ro"')
    expect(romanian).toContain(`<link rel="canonical" href="${origin}/echipa">`)
    expect(await (await site.fetch('/echipa?lang=xx')).text()).toContain('<html lang="ro"')
  },
)

test.runIf(hasNews && articles.length > articlesPerPage)(
  'a later page of the news is found by itself, a filtered one is not',
  async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec(await (await site.fetch(path)).text())?.[1]
    expect(await canonical('/noutati?pagina=2')).toBe(`${origin}/noutati?pagina=2`)
    expect(await canonical('/noutati?pagina=1')).toBe(`${origin}/noutati`)
    expect(await canonical('/noutati?categorie=sfaturi')).toBe(`${origin}/noutati`)
  },
)

test('a monogram has the same letters in every language', () => {
  const monograms = pages
    .filter(({ id }) => id === 'team')
    .map(({ html }) => [...html.matchAll(/<text x="40"[^>]*>([^<]+)/g)].map(([, letters]) => letters))
  const [first] = monograms
  expect(first).toHaveLength(team.length)
  expect(monograms).toEqual(locales.map(() => first))
})

test('no header and no cookie decides the language', async () => {
  const answer = await site.fetch('/', { headers: { 'accept-language': 'en', cookie: 'lang=en' } })
  expect(await answer.text()).toContain('<html lang="ro"')
  expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie|accept-language/i)
})

test.each(
  [
    ['/nu-exista', 'ro'],
    ['/en/does-not-exist', 'en'],
    ['/tratamente/nu-exista', 'ro'],
    ['/en/noutati/nope', 'en'],
    ['/preturi/nimic', 'ro'],
    ['/en/nu/exista/deloc', 'en'],
  ].filter(([, language]) => isLocale(language) && speaks(language)),
)('an unknown page %s is a 404 page in %s, kept out of search engines', async (path, locale) => {
  for (const attempt of ['first', 'kept']) {
    const answer = await site.fetch(path)
    const html = await answer.text()
    expect([attempt, answer.status]).toEqual([attempt, 404])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('HEAD answers like GET, without a body', async () => {
  const answer = await site.fetch('/tratamente', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toBe('')
})

test('the price playground asks for a sign-in and is neither indexed nor kept', async () => {
  for (const locale of locales) {
    const answer = await site.fetch(href('admin/prices', locale))
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})

test.skipIf(!hasNews)('a heading of an article takes no id of the page around it', () => {
  const checked = pages.flatMap(({ locale, address, html }) => {
    const body = articles.find(({ slug }) => address === href('article', locale, { slug }))?.[locale]?.body
    if (body === undefined) return []
    const written = new Set(renderMarkdown(body, (link) => link).headings.map(({ id }) => id))
    return Array.from(html.matchAll(/ id="([a-z][a-z0-9-]*)"/g), ([, id = '']) => id).filter(
      (id) => !written.has(id),
    )
  })
  const around = some(new Set(checked))
  expect(
    around.filter((id) => renderMarkdown(`## ${id}`, (link) => link).headings.some((each) => each.id === id)),
  ).toEqual([])
})
