import { expect, test } from 'vitest'
import { variants } from '../../../src/content/comparisons.ts'
import { courses } from '../../../src/content/courses.ts'
import { isOffered } from '../../../src/content/offered.ts'
import { compare } from '../../../src/content/ro/compare.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml, visibleText } from '../../support/pages/html.ts'
import { slugOf, totalOf } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const read = async (path: string) => (await site.fetch(path)).text()
const textOf = (html: string) => visibleText(`<body>${html}`)
const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? ''

test.each(locales)('every treatment in %s shows what one will feel, drawn and in words', async (locale) => {
  const drawn = new Set<string>()
  for (const { key, slug } of treatments) {
    const html = await read(href('treatment', locale, { slug }))
    const line = partOf(html, /<svg class="course-line".*?<dl class="course-facts">.*?<\/dl>/s)
    const words = decodeHtml(/aria-label="([^"]*)"/.exec(line)?.[1] ?? '')
    const { chair, sore, visits } = courses[key]
    expect([key, words]).toEqual([key, expect.stringContaining(String(chair[1]))])
    if (sore !== null) expect(words).toContain(String(sore.days[1]))
    expect(textOf(partOf(line, /<dl.*<\/dl>/s))).toContain(String(visits[1]))
    drawn.add(partOf(line, /class="course-path" d="[^"]*"/))
    expect(line.match(/class="course-mark"/g)).toHaveLength(5)
  }
  expect(drawn.size).toBeGreaterThan(8)
})

test('the words on a drawn line stand clear of each other, however near they are', async () => {
  for (const { key, slug } of treatments) {
    const html = await read(href('treatment', 'ro', { slug }))
    const heights = [...html.matchAll(/<text class="course-label[^>]* y="(\d+)"/g)].map(([, y]) => Number(y))
    const gaps = heights
      .toSorted((one, other) => one - other)
      .map((y, index, all) => y - (all[index - 1] ?? 0))
    expect([key, gaps.every((gap) => gap >= 18)]).toEqual([key, true])
  }
})

test('the scale is the same for every treatment', async () => {
  const marks = await Promise.all(
    treatments.map(async ({ slug }) =>
      (await read(href('treatment', 'ro', { slug })))
        .match(/<g class="course-mark"><line x1="[^"]*"/g)
        ?.join(),
    ),
  )
  expect(new Set(marks).size).toBe(1)
})

test('two treatments are compared at one address, row by row, and what is the same is said in words', async () => {
  const html = await read('/compara?a=implant_dentar&b=bridge')
  expect(textOf(partOf(html, /<h1.*?<\/h1>/s))).toBe('Implant dentar sau punte dentară')
  if (isOffered('fast_fixed'))
    expect(await read('/en/compara?a=implant_dentar&b=fast_fixed')).toContain('Dental implant or Fast')
  const table = partOf(html, /<table class="compare-table"[^>]*>.*?<\/table>/s)
  expect(table.match(/<th scope="rowgroup"/g)).toHaveLength(10)
  const visits = partOf(table, /<tbody[^>]*><tr[^>]*><th[^>]*>Vizite.*?<\/tbody>/s)
  expect(textOf(visits)).toBe('Vizite 6–8 vizite mai mult 3–4 vizite mai puțin')
  const numb = partOf(table, /<tbody[^>]*><tr[^>]*><th[^>]*>Amorțit.*?<\/tbody>/s)
  expect(textOf(numb)).toBe('Amorțit după vizită = la fel 2–4 ore')
  expect(numb).toMatch(/<td[^>]* colSpan="2"/)
  expect(table).toContain(`href="/cat-costa-in-total/${totalOf('implant')}"`)
  const row = priceSnapshot.items.find(({ id }) => id === variants.bridge.row)
  expect(table).toContain(`href="/preturi/${row?.category}#${row?.id}"`)
})

test.each([
  '/en/compara?a=braces&b=aligners',
  // As links of before have it.
  '/en/compara?a=aparat_dentar&b=aligners',
])('%s is a form that works by itself and keeps what was chosen', async (address) => {
  const html = await read(address)
  const form = partOf(html, /<form class="compare-form".*?<\/form>/s)
  expect(form).toContain('action="/en/compara"')
  expect(form).not.toContain('method="post"')
  expect(
    form.match(/<option[^>]*selected[^>]*>/g)?.map((option) => /value="([^"]*)"/.exec(option)?.[1]),
  ).toEqual(['braces', 'aligners'])
})

test.each(['/compara?a=implant_dentar&b=implant_dentar', '/compara?a=implant_dentar&b=nimic', '/compara?a='])(
  '%s asks for two different treatments and shows no table',
  async (address) => {
    const html = await read(address)
    expect(html).toContain('Alegeți două tratamente diferite.')
    expect(html).not.toContain('<table class="compare-table">')
  },
)

test('fixed braces and aligners have names and prices of their own, in no list beside what both are', async () => {
  const html = await read('/en/compara?a=braces&b=aligners')
  expect(textOf(partOf(html, /<h1.*?<\/h1>/s))).toBe('Fixed braces or clear aligners')
  const price = partOf(html, /<tbody[^>]*><tr[^>]*><th[^>]*>List price.*?<\/tbody>/s)
  expect(textOf(price)).toContain('Metal fixed braces')
  expect(textOf(price)).toContain('Clear aligners, full treatment')
  expect(html).not.toContain('<option value="aparat_dentar"')
})

test('a comparison is the visitor’s own: kept by no cache, and search engines are sent to the page', async () => {
  const answer = await site.fetch('/compara?a=implant_dentar&b=bridge')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('server-timing')).toContain('miss')
  expect(await answer.text()).toMatch(/<link rel="canonical" href="https:\/\/[^/]+\/compara">/)
  expect((await site.fetch('/compara?a=implant_dentar&b=bridge')).headers.get('server-timing')).toContain(
    'miss',
  )
})

test('comparisons are offered where people hesitate', async () => {
  const braces = await read(`/tratamente/${slugOf('aparat_dentar')}`)
  expect(braces).toContain('/compara?a=braces&amp;b=aligners')
  expect(braces).toContain('/compara?a=braces&amp;b=fatete_dentare')
  const list = await read('/tratamente')
  expect(list.match(/href="\/compara\?a=/g)).toHaveLength(5)
})

test.each(locales)(
  'the list of treatments in %s leads from its top to what people hesitate between',
  async (locale) => {
    const list = await read(href('treatments', locale))
    const way = list.indexOf('href="#perechi"')
    expect(way).toBeGreaterThan(0)
    expect(way).toBeLessThan(list.indexOf('class="filter-choices"'))
    expect(list).toContain('id="perechi"')
  },
)

test('a number of a note stands for one note of the whole comparison, and all are listed below it', async () => {
  const html = await read('/compara?a=tratamente_endodontice&b=extraction')
  const table = partOf(html, /<table class="compare-table"[^>]*>.*?<\/table>/s)
  const marks = [...table.matchAll(/popoverTarget="([^"]*)"[^>]*>(\d+)<\/button>/gi)]
  const told = marks.map(([, id = '', number = '']) => ({
    number: Number(number),
    note: textOf(partOf(table, new RegExp(`id="${id}"[^>]*>.*?</span></span>`, 's'))),
  }))
  const [listed = ''] = /<section class="footnotes".*?<\/section>/s.exec(html) ?? []
  const items = listed.split('<li>').slice(1).map(textOf)
  expect(items.length).toBeGreaterThan(1)
  expect(new Set(told.map(({ number }) => number)).size).toBe(items.length)
  for (const { number, note } of told) expect(note).toContain(items[number - 1])
})

const keys = treatments.map(({ key }) => key)
const isSummed = (key: string) => wholeTreatments.some(({ treatment }) => treatment === key)
const [summed] = keys.filter(isSummed)
const [first, second] = keys.filter((key) => !isSummed(key))
const tableOf = async (a = '', b = '') =>
  partOf(await read(`/compara?a=${a}&b=${b}`), /<table class="compare-table".*?<\/table>/s)

test.runIf(summed && first)('where one of two has no total, the reason stands there', async () => {
  expect(await tableOf(summed, first)).toContain(compare.noTotal)
})

test.runIf(second)('where neither of two has a total, there is no row for it', async () => {
  const neither = await tableOf(first, second)
  expect(neither).toContain(compare.rows.visits)
  expect(neither).not.toContain(compare.noTotal)
  expect(neither).not.toContain(compare.rows.total)
})
