import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { emergency } from '../../../src/content/ro/emergency.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { formatPhone } from '../../../src/format/phone.ts'
import { words as inPain } from '../../../src/pages/inPain/ro.ts'
import { hydrated, visit } from '../../support/browser/browser.ts'
import { openTab } from '../../support/browser/tab.ts'
import { plain } from '../../support/pages/html.ts'
import {
  comparedAt,
  comparison,
  inEnglishIfSpoken,
  isOn,
  offerCategory,
  offeredPairs,
  offerRow,
  plainRow,
  shortestBill,
  slugOf,
  totalOf,
} from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'
import { some } from '../../support/some.ts'

const here = openSharedSite()
const openInTheDark = openTab(here, { colorScheme: 'dark' })
const open = openTab(here)

/** A page as it lies on paper, asked for by a visitor whose screen is dark. */
async function onPaper(path: string): Promise<Page> {
  const page = await hydrated(await openInTheDark(path))
  await page.emulateMedia({ media: 'print' })
  return page
}

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count()
const colourOf = (page: Page) =>
  page.evaluate(() => {
    const shares = getComputedStyle(document.body).color.match(/[\d.]+/g) ?? []
    return Math.max(...shares.map(Number)) / 255
  })

const papers = [
  '/preturi',
  `/preturi/${offerCategory}`,
  `/tratamente/${slugOf('coroane_dentare')}`,
  '/contact',
  '/en/contact',
  '/en/preturi',
  '/ma-doare-acum',
  ...[totalOf('implant'), comparison].filter((path) => path !== null),
]

test.each(papers.filter(isOn))(
  '%s is dark on white, with the name and the phone, and without anything to press',
  async (path) => {
    const page = await onPaper(path)
    expect(
      await shown(page, '.consent-banner, .action-bar, .header-nav, .english-hint, .newsletter-form'),
    ).toBe(0)
    expect(await shown(page, '.button, .button-plain, input[type="checkbox"], select')).toBe(0)
    expect(await shown(page, 'h1')).toBe(1)
    expect(await page.locator('.footer').getByText(formatPhone(clinic.phone)).isVisible()).toBe(true)
    const edges = (selector: string) =>
      page.locator(selector).evaluate((each) => each.getBoundingClientRect().toJSON())
    expect((await edges('.footer-rights')).top).toBeGreaterThanOrEqual((await edges('.footer-reach')).bottom)
    expect(await colourOf(page)).toBeLessThan(0.4)
    const ground = (each: Element) => getComputedStyle(each).backgroundColor
    for (const part of ['.header', '.page-header', '.footer'])
      expect(await page.locator(part).first().evaluate(ground), part).toBe('rgba(0, 0, 0, 0)')
  },
)

test('the price list tells on paper what each price includes, ten prices to a page at the least', async () => {
  const page = await onPaper('/preturi')
  const rows = await page.locator('.price-row').count()
  expect(rows).toBe(priceSnapshot.items.filter(({ hidden }) => !hidden).length)
  const tall = await page
    .locator('.price-row-more')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height > 0).length)
  expect(tall).toBe(rows)
  // What stands above and below them weighs in a short list.
  const around = rows < 50 ? 1 : 0
  expect(await pagesOf(page)).toBeLessThanOrEqual(Math.ceil(rows / 10) + around)
})

test('an estimate is a letter of one page: the rows, the total, the date, nothing of the list', async () => {
  const page = await onPaper(`/preturi?rand=${offerRow}.2,${plainRow}.1`)
  expect(await shown(page, '.estimate')).toBe(1)
  expect(await shown(page, '.price-row, .header, .footer')).toBe(0)
  const letter = plain(await page.locator('.estimate').innerText())
  expect(letter).toContain(formatPhone(clinic.phone))
  expect(letter).toMatch(/Întocmit la .+, valabil orientativ până la .+/)
  expect(letter).toMatch(/Include: /)
  expect(letter).toContain(`${clinic.origin.replace('https://', '')}/preturi?rand=${offerRow}.2`)
  expect(await shown(page, '.estimate-letterhead .illustration')).toBe(1)
  expect(await pagesOf(page)).toBe(1)
})

/** A clinic may work out no totals, and offer no two that can be compared. */
const bills = [shortestBill].filter((path) => path !== null)
const compared = new Set([comparison, ...offeredPairs.map(comparedAt)].filter((path) => path !== null))

test('a bill and the stop card are one sheet each, a comparison two', async () => {
  for (const address of bills) {
    const bill = await onPaper(address)
    expect(await shown(bill, '.bill-total, .rate, .bill-printed')).toBe(isOn('/plata-rate-tbi-bank') ? 3 : 2)
    expect(await pagesOf(bill)).toBe(1)
  }
  for (const address of compared)
    expect(await pagesOf(await onPaper(address)), address).toBeLessThanOrEqual(2)
  const card = await onPaper(inEnglishIfSpoken('/cartonas-stop'))
  expect(await shown(card, '.stop-card')).toBe(2)
  expect(await pagesOf(card)).toBe(1)
})

test.each([
  ['the stop-signal card', '/cartonas-stop'],
  ...bills.map((address): [string, string] => ['a bill', inEnglishIfSpoken(address)]),
])('the button of %s prints it', async (_, address) => {
  const page = await open(address)
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  )
  await expect
    .poll(async () => {
      await page.locator('[data-print]').click()
      return page.locator('body').getAttribute('data-printed')
    })
    .toBe('')
})

test('the contact details fit on one page, and the questions of a treatment are answered', async () => {
  expect(await pagesOf(await onPaper('/contact'))).toBe(1)
  const page = await onPaper(`/tratamente/${slugOf('coroane_dentare')}`)
  const answers = await page
    .locator('.questions-item')
    .evaluateAll((all) =>
      all.map(
        (each) =>
          each.getBoundingClientRect().height >
          (each.querySelector('summary')?.getBoundingClientRect().height ?? 0) + 10,
      ),
    )
  expect(answers.length).toBeGreaterThan(3)
  expect(answers.every(Boolean)).toBe(true)
})

const [[opens = ''] = []] = some(clinic.hours.flat())
test.skipIf(!isOn('/ma-doare-acum')).each(['2026-11-23T03:00:00+02:00', '2026-11-23T11:00:00+02:00'])(
  'help in pain printed at %s says what to do at any hour, and the hours, not the state of that minute',
  async (time) => {
    const page = await visit(here.browser, `${here.site.url}/ma-doare-acum`, {
      prepare: (page) => page.clock.install({ time: new Date(time) }),
    })
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const paper = plain(await page.locator('body').innerText())
    for (const level of Object.values(emergency.printedLevels)) expect(paper).toContain(level)
    for (const passing of [...Object.values(emergency.closedLevels), emergency.levels.call])
      expect(paper.split('\n')).not.toContain(passing)
    expect(paper).not.toContain('Acum este închis')
    expect(paper).not.toContain(inPain.now.closed)
    expect(paper).toContain(opens)
  },
)
