import { expect, test } from 'vitest'
import type { Comparand } from '../../../src/content/comparisons.ts'
import { mouthRegions } from '../../../src/content/complaints/mouth.ts'
import { implantOffer, offeredToAPerson } from '../../../src/content/prices/offer.ts'
import type { TreatmentKey } from '../../../src/content/treatment-list.ts'
import { type WholeTreatment, wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { calculatorConfig } from '../../../src/features/instalments/config.ts'
import { instalmentsWords } from '../../../src/features/instalments/words.server.ts'
import { priceText } from '../../../src/features/prices/price-text.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { pricesWords } from '../../../src/features/prices/words.server.ts'
import { wholeStages, wholeTotal } from '../../../src/features/whole-treatments/whole-treatment.ts'
import { isoDateOf } from '../../../src/format/dates.ts'
import { fill } from '../../../src/format/fill.ts'
import { formatLeiNumber } from '../../../src/format/money.ts'
import { plural } from '../../../src/format/plurals.ts'
import { joinLocale, type Locale, locales, speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml, plain, visibleText as textOfPage } from '../../support/pages/html.ts'
import {
  comparedAt,
  isOn,
  offerRow,
  pairThat,
  plainRow,
  slugOf,
  totalOf,
  wholeOf,
} from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')
/** A clinic may offer no instalments. */
const withRates = test.skipIf(!isOn(href('instalments', 'ro')) || wholeTreatments.length === 0)
/** Nor need it work out totals. */
const withTotals = test.skipIf(wholeTreatments.length === 0)
const visibleText = (html: string) => textOfPage(`<body>${html}`)
const read = async (path: string) => (await site.fetch(path)).text()
type Whole = WholeTreatment
const partsOf = ({ stages }: Whole) => stages.flatMap(({ parts }) => parts)
const severalIn = (whole: Whole) => partsOf(whole).filter(({ times }) => times > 1).length
/** A whole treatment that the offer does not touch, with as many quantities as there are. */
const none: Whole = {
  id: 'none',
  slug: 'niciunul',
  treatment: 'odontoterapie',
  measure: { count: 1, of: 'tooth' },
  stages: [],
}
const ordinary =
  wholeTreatments
    .filter((whole) => !partsOf(whole).some(({ anyOf }) => anyOf.includes(offerRow)))
    .toSorted((one, other) => severalIn(other) - severalIn(one))[0] ?? none
const ordinaryBill = `/cat-costa-in-total/${ordinary.slug}`
const runs = isOn(href('implantOffer', 'ro')) && isoDateOf(new Date()) <= implantOffer.to
const reductions = runs ? { [implantOffer.item]: implantOffer.reduction } : {}
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to = '']) => decodeHtml(to))

const words = (html: string) => plain(decodeHtml(html))

/** An instalment as a list has it, where the lender is named once for all. */
async function listed(rate: string, locale: Locale): Promise<string> {
  const { monthly } = await instalmentsWords(locale)
  const [short = '', rest] = words(rate).split(plain(monthly.through))
  expect(rest).toBe('')
  return short
}

/** What the law has stand beside a credit, as the texts say it. */
async function lawfulWords(locale: Locale) {
  const { example, warning, monthly, months } = await instalmentsWords(locale)
  const [before, after] = monthly.line.split(/\{\w+\}/)
  return {
    title: example.title,
    rate: /(\p{Lu}+): \{dae\}/u.exec(example.text)?.[1] ?? 'no rate',
    warning,
    monthly: new RegExp(
      `${before}${fill(monthly.about, { amount: '[\\d.,–]+ lei' })}${after}${plural(24, months, locale)}`,
    ),
    fromMonthly: new RegExp(`${before}${fill(monthly.from, { amount: '[\\d.,]+ lei' })}${after}`),
  }
}

withTotals.each(locales)(
  'every whole treatment in %s has a bill of list prices that comes to its total',
  async (locale) => {
    for (const whole of wholeTreatments) {
      const html = await read(href('total', locale, { slug: whole.slug }))
      const stages = wholeStages(priceSnapshot, whole) ?? []
      const { amount_min, amount_max } = wholeTotal(stages, reductions)
      const foot = visibleText(/<tr class="bill-total"[^>]*>.*?<\/tr>/s.exec(html)?.[0] ?? '')
      expect([whole.id, foot]).toEqual([
        whole.id,
        expect.stringContaining(formatLeiNumber(amount_min, locale)),
      ])
      if (amount_max !== null) expect(foot).toContain(formatLeiNumber(amount_max, locale))
      const rows = stages.flatMap(({ parts }) => parts.flatMap((part) => part.rows))
      for (const { id, category } of rows)
        expect(linksIn(html)).toContain(`${href('priceCategory', locale, { slug: category })}#${id}`)
      expect(html.match(/<tr class="bill-stage"/g)).toHaveLength(whole.stages.length)
    }
  },
)

withRates.each(locales)(
  'every total of the list in %s has its instalment, with one example and the warning',
  async (locale) => {
    const html = await read(href('totals', locale))
    const lines = html.match(/<li class="whole-line">.*?<\/li>/gs) ?? []
    expect(lines).toHaveLength(wholeTreatments.length)
    for (const line of lines) {
      const links = linksIn(line).map((to) => to.split('#')[0] ?? '')
      const bill = await read(links[0] ?? '')
      const rate = /<div class="rate"><p><strong>(.*?)<\/strong>/s.exec(bill)?.[1] ?? ''
      expect([links[0], rate]).toEqual([links[0], expect.stringContaining('TBI Bank')])
      expect(words(line)).toContain(await listed(rate, locale))
    }
    expect(html.match(/<div class="rate">/g)).toHaveLength(1)
    const { title, rate, warning } = await lawfulWords(locale)
    expect(visibleText(html)).toMatch(new RegExp(`${title}.*${rate}.*${warning}`, 's'))
    // Whose money it is, is said once for all of them.
    const said = visibleText(/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    expect(said.match(/TBI Bank/g)).toHaveLength(1)
  },
)

const totalsOf = (key: TreatmentKey) => wholeTreatments.filter(({ treatment }) => treatment === key)
/** The treatment with the most totals, and two things with a total each. */
const { treatment: summed } = wholeTreatments.reduce(
  (most, each) => (totalsOf(each.treatment).length > totalsOf(most.treatment).length ? each : most),
  wholeTreatments[0] ?? none,
)
const isSummed = (key: Comparand) => wholeOf(key) !== undefined
const summedPair = pairThat((pair) => pair.every(isSummed), ['braces', 'aligners'])

withRates.each(locales)(
  'totals on the page of a treatment, in a comparison and in the drawn mouth have their instalments in %s, with an example and the warning',
  async (locale) => {
    const rateOn = async (bill: string) =>
      listed(/<div class="rate"><p><strong>(.*?)<\/strong>/s.exec(await read(bill))?.[1] ?? '', locale)
    const { rate, warning } = await lawfulWords(locale)
    const lawful = new RegExp(`${rate}: .*${warning.split(' ', 1)}`, 's')
    const page = await read(href('treatment', locale, { slug: slugOf(summed) }))
    const lines = page.match(/<li class="whole-line">.*?<\/li>/gs) ?? []
    expect(lines).toHaveLength(totalsOf(summed).length)
    for (const line of lines) expect(words(line)).toContain(await rateOn(linksIn(line)[0] ?? ''))
    expect(page.match(/<div class="rate">.*?<\/div>/gs)?.map((said) => lawful.test(said))).toEqual([true])
    if (summedPair !== undefined) {
      const pair = await read(href('compare', locale) + comparedAt(summedPair).replace(/^[^?]*/, ''))
      expect(pair.match(/<p class="compare-rate">.*?<\/p>/gs)).toHaveLength(2)
      expect(pair.match(/<div class="rate">.*?<\/div>/gs)?.map((said) => lawful.test(said))).toEqual([true])
    }
    const mouth = await read(href('mouth', locale))
    const places = mouth.split('class="mouth-place"').slice(1)
    const rated = places.flatMap((place) => {
      const rows = place.match(/<li class="price-lines-row">.*?<\/li>/gs) ?? []
      const totals = rows.filter((row) => linksIn(row)[0]?.startsWith(href('totals', locale)))
      return totals.length === 0 ? [] : [{ totals }]
    })
    const summedPlaces = mouthRegions.filter(({ wholes }) =>
      wholeTreatments.some((whole) => wholes.some((id) => id === whole.id)),
    )
    expect(rated).toHaveLength(summedPlaces.length)
    for (const { totals } of rated) {
      for (const row of totals) expect(words(row)).toContain(await rateOn(linksIn(row)[0] ?? ''))
    }
    const example = mouth.match(/<div class="rate">.*?<\/div>/gs)
    expect(example?.map((said) => lawful.test(said))).toEqual([true])
  },
)

withTotals('the offer is a line of the bill of an implant, with its terms, while it runs', async () => {
  const html = await read(totalOf('implant') ?? '')
  const line = /<tr class="bill-offer"[^>]*>.*?<\/tr>/s.exec(html)?.[0] ?? ''
  expect(line !== '').toBe(runs)
  if (runs) {
    expect(linksIn(line)).toEqual(['/implant-dentar/pret-oferta'])
    expect(visibleText(line)).toContain(`−${formatLeiNumber(implantOffer.reduction, 'ro')}`)
  }
  if (ordinary !== none) expect(await read(ordinaryBill)).not.toContain('<tr class="bill-offer"')
})

const partIn = (html: string, part: RegExp) => visibleText(part.exec(html)?.[0] ?? '')

withTotals.each(locales)(
  'whatever carries a bill in %s comes to the sum of the bill: the form, the estimate, the treatment’s own estimate',
  async (locale) => {
    for (const whole of some(wholeTreatments)) {
      const bill = await read(href('total', locale, { slug: whole.slug }))
      const prices = await pricesWords(locale)
      const stages = wholeStages(priceSnapshot, whole) ?? []
      const price = visibleText(priceText(wholeTotal(stages, reductions), locale, prices))
      const total = expect.stringMatching(new RegExp(`^\\D*${price.replaceAll('.', '\\.')}`))
      expect([whole.id, partIn(bill, /<p class="no-print">.*?<\/p>/s)]).toEqual([whole.id, total])
      const linked = (html: string, page: 'contact' | 'prices') =>
        linksIn(html).find((to) => to.startsWith(`${href(page, locale)}?`) && to.includes('rand=')) ?? ''
      const form = await read(linked(bill, 'contact'))
      expect([whole.id, partIn(form, /class="contact-estimate-total".*?<\/p>/s)]).toEqual([whole.id, total])
      expect(form).toMatch(new RegExp(`<option[^>]*value="${whole.treatment}"[^>]*selected`))
      for (const { anyOf, times } of partsOf(whole)) {
        const titles = anyOf.map(
          (row) => priceSnapshot.items.find(({ id }) => id === row)?.title[locale] ?? row,
        )
        for (const title of titles) expect(visibleText(form)).toContain(plain(title))
        if (times > 1) expect(visibleText(form)).toContain(plain(`${times} × ${titles[0]}`))
      }
      const estimate = linked(bill, 'prices').split('#')[0] ?? ''
      expect([whole.id, partIn(await read(estimate), /class="estimate-total-amount".*?<\/p>/s)]).toEqual([
        whole.id,
        total,
      ])
      const first = wholeTreatments.find(({ treatment }) => treatment === whole.treatment)
      const treatment = await read(href('treatment', locale, { slug: slugOf(whole.treatment) }))
      if (first?.id === whole.id)
        expect(linked(treatment, 'prices').split('#')[0]).toBe(`${estimate}&tratament=${whole.treatment}`)
    }
  },
)

test.skipIf(ordinary === none)(
  'the form comes before what was brought along, and carries no example of a credit',
  async () => {
    const links = linksIn(await read(ordinaryBill))
    const form = await read(links.find((to) => to.startsWith('/contact?') && to.includes('rand=')) ?? '')
    expect(form.indexOf('class="contact-estimate"')).toBeGreaterThan(form.indexOf('id="message"'))
    expect(form.indexOf('id="name"')).toBeGreaterThan(0)
    expect(form).not.toContain('<div class="rate">')
  },
)

test('an offer is taken off an estimate as its terms have it: no more of them than one person is given', async () => {
  if (!runs) return
  const row = priceSnapshot.items.find(({ id }) => id === implantOffer.item)
  for (const times of [1, offeredToAPerson, offeredToAPerson + 2]) {
    const html = await read(`/preturi?rand=${implantOffer.item}.${times}`)
    const low = times * (row?.amount_min ?? 0) - Math.min(times, offeredToAPerson) * implantOffer.reduction
    expect(visibleText(/class="estimate-total-amount".*?<\/p>/s.exec(html)?.[0] ?? '')).toContain(
      formatLeiNumber(low, 'ro'),
    )
  }
})

test('of a choice in an estimate one can be chosen without scripts; the sum follows', async () => {
  const choice = wholeTreatments.flatMap(partsOf).find(({ anyOf }) => anyOf.length > 1)
  if (choice === undefined) return
  const { anyOf, times } = choice
  const html = await read(`/preturi?rand=${anyOf.join('~')}.${times}`)
  const values = [...html.matchAll(/<button[^>]* value="([^"]*)"/g)].map(([, value = '']) =>
    decodeHtml(value),
  )
  for (const id of anyOf) {
    const value = values.find((each) => each === `${anyOf.join('~')}.0,${id}.${times}`)
    expect([id, value]).toEqual([id, expect.any(String)])
    const chosen = await read(`/preturi?rand=${anyOf.join('~')}.${times}&rand=${value}`)
    const row = priceSnapshot.items.find((item) => item.id === id)
    expect(visibleText(/class="estimate-total-amount".*?<\/p>/s.exec(chosen)?.[0] ?? '')).toContain(
      formatLeiNumber(times * (row?.amount_min ?? 0), 'ro'),
    )
    expect(chosen.match(/<li class="estimate-row">/g)).toHaveLength(1)
  }
})

withTotals(
  'whole treatments are found from home, the prices, the footer and the treatment they belong to',
  async () => {
    for (const path of ['/', '/preturi', '/contact'])
      expect([path, linksIn(await read(path))]).toEqual([
        path,
        expect.arrayContaining(['/cat-costa-in-total']),
      ])
    for (const { treatment, slug } of some(wholeTreatments)) {
      const links = linksIn(await read(`/tratamente/${slugOf(treatment)}`))
      expect([treatment, links]).toEqual([treatment, expect.arrayContaining([`/cat-costa-in-total/${slug}`])])
    }
    expect((await site.fetch('/cat-costa-in-total/nimic')).status).toBe(404)
  },
)

test.skipIf(wholeTreatments.length > 0)('without whole treatments nothing leads to their page', async () => {
  for (const path of ['/', '/preturi', '/contact', '/tratamente?q=cat+costa+in+total']) {
    const html = await read(path)
    expect([path, linksIn(html).filter((to) => to.includes('cat-costa-in-total'))]).toEqual([path, []])
    expect([path, visibleText(html)]).toEqual([path, expect.not.stringContaining('Cât costă în total')])
  }
  expect((await site.fetch('/cat-costa-in-total')).status).toBe(404)
  expect(await read('/sitemap.xml')).not.toContain('cat-costa-in-total')
})

const rowThat = (id: string, suits: (row: (typeof priceSnapshot.items)[number]) => boolean) =>
  some([...priceSnapshot.items.filter((row) => row.id === id), ...priceSnapshot.items].filter(suits))[0]?.id
const { min: leastCredit } = calculatorConfig.limits.price
/** A row of which two may be paid by instalments, and one that is too cheap for it. */
const lent = rowThat(offerRow, ({ kind, amount_min }) => kind !== 'from' && 2 * amount_min >= leastCredit)
const little = rowThat(plainRow, ({ amount_min }) => amount_min < leastCredit)

withRates.each(locales)(
  'under a total in %s stands its instalment, never without its example and the warning',
  async (locale) => {
    const { rate, warning, monthly, fromMonthly } = await lawfulWords(locale)
    const monthlyInstalment = (html: string) =>
      visibleText(/<div class="rate">.*?<\/div>/s.exec(html)?.[0] ?? '')
    const bill = monthlyInstalment(await read(joinLocale(locale, totalOf('implant') ?? '')))
    const estimate = monthlyInstalment(await read(`${href('prices', locale)}?rand=${lent}.2`))
    for (const said of [bill, estimate]) {
      expect(said).toMatch(monthly)
      expect(said).toMatch(new RegExp(`${rate}: \\d+[.,]\\d\\d\\s?%`))
      expect(said).toContain(warning)
    }
    const open = wholeTreatments.find(
      (whole) => wholeTotal(wholeStages(priceSnapshot, whole) ?? [], reductions).kind === 'from',
    )
    if (open !== undefined)
      expect(visibleText(await read(href('total', locale, { slug: open.slug })))).toMatch(fromMonthly)
    expect(monthlyInstalment(await read(`${href('prices', locale)}?rand=${little}.1`))).toBe('')
    expect(monthlyInstalment(await read(href('prices', locale)))).toBe('')
  },
)

test.each([
  ['preferences', { title: 'Preferințe pentru cookie-uri' }],
  ['search-words', { ignored: expect.any(String) }],
])('what a part of a page asks for at %s is told in each language, and in no other', async (name, told) => {
  const answer = await site.fetch(`/api/${name}/ro`)
  expect(await answer.json()).toMatchObject(told)
  expect((await site.fetch(`/api/${name}/en`)).status).toBe(speaks('en') ? 200 : 404)
  expect((await site.fetch(`/api/${name}/fr`)).status).toBe(404)
})

test('the words of an instalment are told for each language, and for no other', async () => {
  const answer = await site.fetch('/api/instalment-texts/ro')
  expect(await answer.json()).toMatchObject({ warning: 'Atenție! Banii împrumutați costă bani.' })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await site.fetch('/api/instalment-texts/fr')).status).toBe(404)
})
