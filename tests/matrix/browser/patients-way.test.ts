import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { words as prices } from '../../../src/features/prices/ro.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { fill } from '../../../src/format/fill.ts'
import { href } from '../../../src/routes.ts'
import { followingLinks, hydrated, takenOver, visit } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { testsOfPatientsWay } from '../../support/browser/patients-way.ts'
import { openTab } from '../../support/browser/tab.ts'
import { inEnglishIfSpoken, isOn, offerRow, offerRuns, plainRow } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const withRates = test.skipIf(!isOn('/plata-rate-tbi-bank'))
const phone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const

const tab = openTab(here, phone)
const tabWithoutScripts = openTab(here, { ...phone, javaScriptEnabled: false })
/** A visitor who has answered the banner before. */
const open = (
  path: string,
  { javaScriptEnabled = true, ...rest }: { javaScriptEnabled?: boolean } & Parameters<typeof tab>[1] = {},
) => (javaScriptEnabled ? tab : tabWithoutScripts)(path, { stored: answered, ...rest })

const inRomanianAlone = new Set(
  articles.filter(({ en }) => en === null).map(({ slug }) => href('article', 'ro', { slug })),
)

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().top)

describe('without scripts', () => testsOfPatientsWay(here, false))

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test('what nobody knows is answered below the field, with a number to ring', async () => {
    const page = await open(inEnglishIfSpoken('/tratamente?q=xyzxyz'), { javaScriptEnabled })
    const answer = page.locator('.treatments-answer')
    expect(await answer.locator(`a[href="tel:${clinic.phone}"]`).count()).toBe(1)
    const field = await page
      .locator('#treatments-words')
      .evaluate((input) => input.getBoundingClientRect().bottom)
    expect((await topOf(page, '.treatments-answer')) - field).toBeLessThan(64)
  })

  withRates(
    'the calculator asks for price, deposit and months; the bank’s terms open when one of them is wrong',
    async () => {
      const shown = (page: Page) =>
        page
          .locator('.calculator-input input')
          .evaluateAll((inputs) => inputs.filter((input) => input.checkVisibility()).map(({ id }) => id))
      const page = await open('/plata-rate-tbi-bank?pret=5700', { javaScriptEnabled })
      expect(await shown(page)).toEqual(['pret', 'avans', 'luni'])
      expect(await page.inputValue('#pret')).toBe('5.700')
      expect(await page.locator('.calculator-terms summary').innerText()).toMatch(/dobândă 9,90%.*150\slei/)
      const wrong = await open(inEnglishIfSpoken('/plata-rate-tbi-bank?dobanda=abc'), { javaScriptEnabled })
      expect(await shown(wrong)).toContain('dobanda')
    },
  )
})

withRates(
  'a press on a wrong price leads to what is wrong, and what was said of the last price is gone',
  async () => {
    const page = await hydrated(await open('/plata-rate-tbi-bank'))
    const calculate = page.locator('.calculator-actions [type=submit]')
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await page.mouse.move(9, 9)
    await takenOver(page, '.calculator-form')
    await page.fill('#pret', '9000')
    await calculate.click()
    const said = page.locator('.calculator-said')
    await expect.poll(() => said.textContent()).toContain('DAE')
    for (const wrong of ['abc', 'xyz']) {
      await page.fill('#pret', wrong)
      await calculate.click()
      await expect.poll(focused).toBe('calculator-summary')
      expect(await said.textContent()).toBe('')
    }
  },
)

test('typing shows at once what an urgent word means', async () => {
  const page = await followingLinks(await open('/tratamente'))
  await page.fill('#treatments-words', 'umflat')
  await page.locator('.treatments-answer [data-kind=urgent]').waitFor()
})

test('rates, and the offer while it runs, are reached from home, navigation, footer and the row of the list', async () => {
  const page = await open('/')
  const announced = {
    '/plata-rate-tbi-bank': isOn('/plata-rate-tbi-bank'),
    '/implant-dentar/pret-oferta': offerRuns,
  }
  for (const part of ['header', 'footer', 'main'])
    for (const [path, is] of Object.entries(announced))
      expect.soft((await page.locator(`${part} a[href="${path}"]`).count()) > 0, `${part} ${path}`).toBe(is)
  const asked = await open('/contact')
  expect(await asked.locator('.questions a[href="/plata-rate-tbi-bank"]').count()).toBe(
    isOn('/plata-rate-tbi-bank') ? 1 : 0,
  )
  const list = await open('/preturi')
  const inItsRow = list.locator(`#${offerRow} a[href="/implant-dentar/pret-oferta"]`)
  expect(await inItsRow.allTextContents()).toEqual(offerRuns ? [expect.stringMatching(/ofertă/)] : [])
})

test('the foot of a page takes little more than half of what it would with every link on a line of its own, and a tap shows every page', async () => {
  const page = await open('/echipa', { viewport: { width: 360, height: 780 }, javaScriptEnabled: false })
  const footer = page.locator('.footer')
  await footer.scrollIntoViewIfNeeded()
  const heightOf = () => footer.evaluate((part) => part.getBoundingClientRect().height)
  // As it is once its parts have come near.
  let height = 0
  await expect
    .poll(async () => {
      const before = height
      height = await heightOf()
      return height - before
    })
    .toBe(0)
  const unfolded = await footer.evaluate((part) => {
    const copy = part.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return 0
    for (const each of copy.querySelectorAll<HTMLElement>('*'))
      if (!each.closest('svg')) each.style.cssText = 'display: block; content-visibility: visible'
    for (const details of copy.querySelectorAll('details')) details.open = true
    part.after(copy)
    const { height } = copy.getBoundingClientRect()
    copy.remove()
    return height
  })
  expect(unfolded).toBeGreaterThan(1000)
  // The fewer pages a clinic has, the less there is to fold.
  expect(height).toBeLessThanOrEqual(0.65 * unfolded)
  // Half of what the sample's took; a clinic with more hours, links or letters takes more.
  const owner: string = clinic.legal.name
  if (owner === 'Amiaza Clinic SRL' && Object.values(modules).every(Boolean))
    expect(height).toBeLessThanOrEqual(Math.min(935, 0.54 * unfolded))
  const small = await footer
    .locator(':is(a, summary):visible')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length)
  expect(small).toBe(0)
  const pages = footer.locator('.footer-pages a')
  expect(await pages.first().isVisible()).toBe(false)
  await footer.locator('.footer-pages summary').click()
  for (const link of await pages.all()) expect(await link.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  expect(await pages.first().isVisible()).toBe(true)
  expect(await footer.locator('.footer-pages summary').isVisible()).toBe(false)
})

test('a screen reader is told of a row that was ticked before the code of the estimate came', async () => {
  const page = await hydrated(await open('/preturi'))
  const box = page.locator(`input[name=rand][value^="${plainRow}."]`)
  const said = page.locator('.estimate-said')
  await box.evaluate((input) => input instanceof HTMLElement && input.click())
  const title = priceSnapshot.items.find(({ id }) => id === plainRow)?.title.ro ?? ''
  await expect.poll(() => said.textContent()).toBe(fill(prices.estimate.added, { title }))
})

test('with an estimate a phone has one bar, and it hides nothing that has the focus', async () => {
  const page = await hydrated(await open(`/preturi?rand=${offerRow}.1,${plainRow}.1`))
  const bars = page.locator('.action-bar:visible')
  expect(await bars.count()).toBe(1)
  expect(await bars.evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThanOrEqual(72)
  expect(await bars.locator('a[href^="tel:"]').count()).toBe(1)
  expect(await bars.locator('a[href*="/contact?rand="]').count()).toBe(1)
  await page.locator('#prices-words').focus()
  const hidden: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = [...document.querySelectorAll('.action-bar')].find(
        (each) => each.getClientRects().length > 0,
      )
      if (!focused || !bar || bar.contains(focused)) return null
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
        ? focused.outerHTML.slice(0, 80)
        : null
    })
    if (covered !== null) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})

test.runIf(isOn('/en/noutati') && inRomanianAlone.size > 0)(
  'an article without a version in the other language says so',
  async () => {
    const addresses = articles.flatMap(({ slug, ro }) => (ro ? [href('article', 'ro', { slug })] : []))
    const labels = await Promise.all(
      addresses.map(async (address) =>
        /<a class="language-link"[^>]*href="([^"]*)"[^>]*aria-label="([^"]*)"/.exec(
          await (await here.site.fetch(address)).text(),
        ),
      ),
    )
    const without = labels.filter((label) => label?.[1] === '/en/noutati')
    expect(without).toHaveLength(inRomanianAlone.size)
    for (const label of without) expect(label?.[2]).toMatch(/no English version/)
  },
)

test('a form that cannot be sent is no mistake of the visitor, and the number is a link', async () => {
  const page = await followingLinks(
    await visit(here.browser, `${here.site.url}/contact`, {
      ...phone,
      stored: answered,
      expectErrors: /INTERNET_DISCONNECTED|could not be sent/,
    }),
  )
  await page.fill('#name', 'Ana Ionescu')
  await takenOver(page, '.contact-form')
  await page.context().setOffline(true)
  await page.locator('.contact-form button[type=submit]').last().click()
  await page.waitForSelector('.error-summary')
  expect(await page.locator('.error-summary h2').innerText()).toBe('Cererea nu a fost trimisă')
  expect(await page.locator(`.error-summary a[href="tel:${clinic.phone}"]`).count()).toBe(1)
})

test('addresses and numbers in a policy are links', async () => {
  const page = await open('/privacy-policy')
  expect(await page.locator(`.policy-text a[href="mailto:${clinic.email}"]`).count()).toBeGreaterThan(0)
})

withRates('a calculation on paper begins with its figures', async () => {
  const page = await open('/plata-rate-tbi-bank', { viewport: { width: 800, height: 1100 } })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.calculator-input input').filter({ visible: true }).count()).toBe(0)
  expect(await topOf(page, '.calculator-results')).toBeLessThan(500)
})

test('labels and boxes of a pair stand on the same lines', async () => {
  const page = await open('/contact', { viewport: { width: 768, height: 1024 } })
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => [...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top)))])
  expect(await tops('label[for=phone], label[for=email]')).toHaveLength(1)
  expect(await tops('#phone, #email')).toHaveLength(1)
})
