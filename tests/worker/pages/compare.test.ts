import { expect, test } from 'vitest'
import { type Comparand, type VariantKey, variants } from '../../../src/content/comparisons.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { treatmentTexts } from '../../../src/content/ro/treatments.ts'
import { loadTextsWith } from '../../../src/content/texts.ts'
import type { Course, Measure } from '../../../src/content/treatment-facts.ts'
import { treatmentFacts } from '../../../src/content/treatment-list.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { type CompareWords, words as compare } from '../../../src/features/treatments/compare/ro.ts'
import { compareWords } from '../../../src/features/treatments/compare/words.server.ts'
import { fill } from '../../../src/format/fill.ts'
import { plural } from '../../../src/format/plurals.ts'
import { type Locale, locales, speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml, metaContent, visibleText } from '../../support/pages/html.ts'
import {
  compared,
  comparedAt,
  comparison,
  inEnglishIfSpoken,
  keyOf,
  offeredPairs,
  pairThat,
  slugOf,
  treatmentOf,
  wholeOf,
} from '../../support/samples/examples.ts'
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
    const { chair, sore, visits } = treatmentFacts[key].course
    expect([key, words]).toEqual([key, expect.stringContaining(String(chair[1]))])
    if (sore !== null) expect(words).toContain(String(sore.days[1]))
    expect(textOf(partOf(line, /<dl.*<\/dl>/s))).toContain(String(visits[1]))
    drawn.add(partOf(line, /class="course-path" d="[^"]*"/))
    expect(line.match(/class="course-mark"/g)).toHaveLength(5)
  }
  expect(drawn.size).toBeGreaterThanOrEqual(Math.ceil(treatments.length * 0.6))
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

const isVariant = (key: Comparand): key is VariantKey => Object.hasOwn(variants, key)
const nameOf = (key: Comparand) =>
  isVariant(key) ? compare.variants[key].name : treatmentTexts[treatmentOf(key)].title
const courseOf = (key: Comparand): Course =>
  isVariant(key) ? variants[key].course : treatmentFacts[treatmentOf(key)].course
const hasMoreVisits = ([a, b]: readonly [Comparand, Comparand]) => {
  const [[few], [, most]] = [courseOf(a).visits, courseOf(b).visits]
  return few > most && [a, b].every((key) => courseOf(key).visits[0] < courseOf(key).visits[1])
}
const isAsNumb = ([a, b]: readonly [Comparand, Comparand]) =>
  courseOf(a).numb !== null && String(courseOf(a).numb) === String(courseOf(b).numb)
/** The first has a total and more visits, and numbs as long. */
const unlike = pairThat(
  (pair) => hasMoreVisits(pair) && isAsNumb(pair) && wholeOf(pair[0]) !== undefined,
  ['implant_dentar', 'bridge'],
)

test.runIf(unlike)(
  'two treatments are compared at one address, row by row, and what is the same is said in words',
  async () => {
    if (unlike === undefined) return
    const [a, b] = unlike
    const html = await read(comparedAt(unlike))
    const second = nameOf(b)
    const inside = / & /.test(second) ? second : second.charAt(0).toLowerCase() + second.slice(1)
    expect(textOf(partOf(html, /<h1.*?<\/h1>/s))).toBe(`${nameOf(a)} sau ${inside}`)
    if (speaks('en') && isOffered('fast_fixed') && isOffered('implant_dentar'))
      expect(await read('/en/compara?a=implant_dentar&b=fast_fixed')).toContain('Dental implant or Fast')
    const table = partOf(html, /<table class="compare-table"[^>]*>.*?<\/table>/s)
    expect(table.match(/<th scope="rowgroup"/g)).toHaveLength(Object.keys(compare.rows).length)
    const visitsOf = (key: Comparand) => `${courseOf(key).visits.join('–')} vizite`
    const visits = partOf(table, /<tbody[^>]*><tr[^>]*><th[^>]*>Vizite.*?<\/tbody>/s)
    expect(textOf(visits)).toBe(`Vizite ${visitsOf(a)} mai mult ${visitsOf(b)} mai puțin`)
    const numb = partOf(table, /<tbody[^>]*><tr[^>]*><th[^>]*>Amorțit.*?<\/tbody>/s)
    expect(textOf(numb)).toBe(`Amorțit după vizită = la fel ${courseOf(a).numb?.join('–')} ore`)
    expect(numb).toMatch(/<td[^>]* colSpan="2"/)
    expect(table).toContain(`href="/cat-costa-in-total/${wholeOf(a)?.slug}"`)
    const row = priceSnapshot.items.find(({ id }) => id === courseOf(b).row)
    if (row) expect(table).toContain(`href="/preturi/${row.category}#${row.id}"`)
    for (const likely of offeredPairs) {
      const links = partOf(await read(comparedAt(likely)), /<ul class="compare-pairs-list">.*?<\/ul>/s)
      // Who reads a comparison is not led to the same one.
      expect(links).not.toContain(`href="${comparedAt(likely).replace('&', '&amp;')}"`)
    }
  },
)

const pairs = compared.flatMap((a, at) => compared.slice(at + 1).map((b) => [a, b] as const))
const measureIn = (words: CompareWords, { count, of }: Measure, locale: Locale) =>
  plural(count, words.measures[of], locale)

test.skipIf(pairs.length === 0).each(locales)(
  'in no comparison in %s is one of two more or less that are not of as much; a total has its name and what it is for',
  async (locale) => {
    const { compare: words, wholeTexts } = await loadTextsWith(
      locale,
      { compare: compareWords },
      'wholeTexts',
    )
    for (const [a, b] of pairs) {
      const html = await read(`${href('compare', locale)}?a=${a}&b=${b}`)
      const bodies = partOf(html, /<table class="compare-table".*?<\/table>/s)
        .split('<tbody')
        .slice(1)
      const labelOf = (body: string) => textOf(/<th.*?<\/th>/s.exec(body)?.[0] ?? '')
      const total = bodies.find((body) => labelOf(body) === words.rows.total) ?? ''
      const others = bodies.filter((body) => body !== total).join('')
      const [one, other] = [courseOf(a).measure, courseOf(b).measure]
      const areAlike = one.of === other.of && one.count === other.count
      const isMarked = (part: string) => part.includes('class="compare-less"')
      if (!areAlike) expect([a, b, isMarked(others)]).toEqual([a, b, false])
      const why = fill(words.unlike, { a: measureIn(words, one, locale), b: measureIn(words, other, locale) })
      expect([a, b, textOf(html).includes(why)]).toEqual([a, b, !areAlike])
      const wholes = [wholeOf(a), wholeOf(b)].filter((whole) => whole !== undefined)
      for (const { id, slug, measure } of wholes) {
        expect(total).toContain(`href="${href('total', locale, { slug })}"`)
        expect(textOf(total)).toContain(`${wholeTexts[id].name} (${measureIn(words, measure, locale)}): `)
      }
      const areOfAsMuch =
        wholes.length === 2 &&
        new Set(wholes.map(({ measure }) => measureIn(words, measure, locale))).size === 1
      if (!areOfAsMuch) expect([a, b, isMarked(total)]).toEqual([a, b, false])
      const [before = ''] = words.unlikeTotals.split('{a}')
      expect([a, b, textOf(total).includes(before.trim())]).toEqual([
        a,
        b,
        wholes.length === 2 && !areOfAsMuch,
      ])
    }
  },
)

test.runIf(isOffered('chirurgie_orala') && isOffered('implant_dentar'))(
  'beside an extraction stand the bills of what closes the gap',
  async () => {
    const { followedBy = [] } = variants.extraction
    const html = await read(comparedAt(['tratamente_endodontice', 'extraction']))
    expect(textOf(html)).toContain(compare.leavesGap)
    for (const whole of wholeTreatments.filter(({ id }) => followedBy.some((each) => each === id)))
      expect(partOf(html, /<ul class="compare-bills">.*?<\/ul>/s)).toContain(
        `href="/cat-costa-in-total/${whole.slug}"`,
      )
  },
)

const hasBraces = compared.includes('braces') && compared.includes('aligners')
const ofBraces = test.runIf(speaks('en') && hasBraces)
const chosen = hasBraces ? '/compara?a=braces&b=aligners' : (comparison ?? '/compara')

test.each(
  [
    chosen,
    // As links of before have it.
    ...(hasBraces ? ['/compara?a=aparat_dentar&b=aligners'] : []),
  ].map(inEnglishIfSpoken),
)('%s is a form that works by itself and keeps what was chosen', async (address) => {
  const html = await read(address)
  const form = partOf(html, /<form class="compare-form".*?<\/form>/s)
  expect(form).toContain(`action="${inEnglishIfSpoken('/compara')}"`)
  expect(form).not.toContain('method="post"')
  expect(
    form.match(/<option[^>]*selected[^>]*>/g)?.map((option) => /value="([^"]*)"/.exec(option)?.[1]),
  ).toEqual([...new URLSearchParams(chosen.split('?')[1]).values()])
})

const some = keyOf('implant_dentar')
test.each([`/compara?a=${some}&b=${some}`, `/compara?a=${some}&b=nimic`, '/compara?a='])(
  '%s asks for two different treatments and shows no table',
  async (address) => {
    const html = await read(address)
    expect(html).toContain('Alegeți două tratamente diferite.')
    expect(html).not.toContain('<table class="compare-table">')
  },
)

ofBraces(
  'fixed braces and aligners have names and prices of their own, in no list beside what both are',
  async () => {
    const html = await read('/en/compara?a=braces&b=aligners')
    expect(textOf(partOf(html, /<h1.*?<\/h1>/s))).toBe('Fixed braces or clear aligners')
    const price = partOf(html, /<tbody[^>]*><tr[^>]*><th[^>]*>List price.*?<\/tbody>/s)
    const rows = priceSnapshot.items.filter(({ id }) =>
      [variants.braces, variants.aligners].some(({ course }) => course.row === id),
    )
    expect(new Set(rows.map(({ title }) => title.en)).size).toBe(rows.length)
    for (const { title } of rows) expect(textOf(price)).toContain(title.en)
    expect(html).not.toContain('<option value="aparat_dentar"')
  },
)

test('the page is described by cases that are compared on it', async () => {
  const { description } = compare.meta
  expect(metaContent(await read('/compara'), 'description')).toBe(description)
  expect(/gutiere/i.test(description)).toBe(hasBraces)
})

test.skipIf(comparison === null)(
  'a comparison is the visitor’s own: kept by no cache, and search engines are sent to the page',
  async () => {
    const address = comparison ?? ''
    const answer = await site.fetch(address)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('server-timing')).toContain('miss')
    expect(await answer.text()).toMatch(/<link rel="canonical" href="https:\/\/[^/]+\/compara">/)
    expect((await site.fetch(address)).headers.get('server-timing')).toContain('miss')
  },
)

test('comparisons are offered where people hesitate', async () => {
  const linked = ([a, b]: readonly [Comparand, Comparand]) => `/compara?a=${a}&amp;b=${b}`
  for (const pair of offeredPairs)
    for (const key of pair)
      expect(await read(`/tratamente/${slugOf(treatmentOf(key))}`)).toContain(linked(pair))
  if (compared.includes('braces') && isOffered('fatete_dentare'))
    expect(await read(`/tratamente/${slugOf('aparat_dentar')}`)).toContain(
      linked(['braces', 'fatete_dentare']),
    )
  const list = await read('/tratamente')
  expect(list.match(/href="\/compara\?a=/g) ?? []).toHaveLength(offeredPairs.length)
})

/** A clinic may offer no two that people hesitate between. */
test.skipIf(offeredPairs.length === 0).each(locales)(
  'the list of treatments in %s leads from its top to what people hesitate between',
  async (locale) => {
    const list = await read(href('treatments', locale))
    const way = list.indexOf('href="#perechi"')
    expect(way).toBeGreaterThan(0)
    expect(way).toBeLessThan(list.indexOf('class="filter-choices"'))
    expect(list).toContain('id="perechi"')
  },
)

test.runIf(isOffered('tratamente_endodontice') && isOffered('chirurgie_orala'))(
  'a number of a note stands for one note of the whole comparison, and all are listed below it',
  async () => {
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
  },
)

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
