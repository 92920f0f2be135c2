import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { speaks } from '../../../src/locale.ts'
import { followingLinks, hydrated, visit } from '../../support/browser/browser.ts'
import { isOn, plainRow } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

async function fillIn(page: Page): Promise<void> {
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#phone', '0712034')
  await page.locator('.wish-day').first().click()
  await page.selectOption('#day2', { index: 4 })
  await page.fill('#message', 'Mă doare o măsea de două zile.')
  if (modules.newsletter) await page.check('input[name=marketing]')
}

async function expectKept(page: Page): Promise<void> {
  expect(await page.inputValue('#name')).toBe('Ana Ionescu')
  expect(await page.inputValue('#phone')).toBe('0712034')
  expect(await page.inputValue('#day2')).toMatch(/^\d{4}-/)
  expect(await page.inputValue('#message')).toBe('Mă doare o măsea de două zile.')
  if (modules.newsletter) expect(await page.isChecked('input[name=marketing]')).toBe(true)
  expect(await page.locator('.error-summary').count()).toBe(0)
}

const withoutNavigation = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
    Reflect.deleteProperty(window, 'navigation')
  })

/** Where the clinic has one language, nothing goes along into another. */
const testOfSwitch = test.runIf(speaks('en'))

describe('what was typed into the contact form', () => {
  test('is still there after a look at the prices, beside what the way back says', async () => {
    const page = await followingLinks(await visit(here.browser, `${here.site.url}/contact`, phone))
    await fillIn(page)
    await page.goto(`${page.url()}#formular`)
    await page.locator('footer a[href="/tratamente"]').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/tratamente')
    await page
      .locator('.treatment-card .card-title a')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page
      .locator('main a[href*="/contact?tratament="]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForSelector('#name')
    await expectKept(page)
    expect(await page.inputValue('#treatment')).not.toBe('')
  })

  test('is what is sent: no estimate of another page, and nothing that was deleted', async () => {
    const page = await followingLinks(
      await visit(here.browser, `${here.site.url}/contact?rand=${plainRow}`, phone),
    )
    const follow = (link: string) =>
      page
        .locator(link)
        .first()
        .evaluate((found: HTMLElement) => found.click())
    await page.locator('.contact-estimate').waitFor()
    await fillIn(page)
    await follow('footer a[href="/tratamente"]')
    await page.waitForURL('**/tratamente')
    // The address changes before the page does.
    await page.waitForSelector('#name', { state: 'detached' })
    await follow('header a[href="/contact"]')
    await page.waitForSelector('#name')
    await expectKept(page)
    expect(await page.locator('.contact-estimate').count()).toBe(0)
    expect(await page.inputValue('input[name=estimate]')).toBe('')

    for (const field of ['#name', '#phone', '#message']) await page.fill(field, '')
    await page.selectOption('#day2', '')
    await follow('footer a[href="/tratamente"]')
    await page.waitForURL('**/tratamente')
    // The address changes before the page does.
    await page.waitForSelector('#name', { state: 'detached' })
    await follow('header a[href="/contact"]')
    await page.waitForSelector('#name')
    expect(await page.inputValue('#message')).toBe('')
  })

  testOfSwitch.each([
    ['without scripts', { javaScriptEnabled: false }],
    ['where links load documents', { prepare: withoutNavigation }],
  ])('goes along %s', async (_, options) => {
    const page = await visit(here.browser, `${here.site.url}/contact`, { ...phone, ...options })
    if (!('javaScriptEnabled' in options)) {
      await hydrated(page)
      await page.locator('.consent-banner button').first().click()
    }
    await fillIn(page)
    await page.locator('header .language-link:visible').click()
    await page.waitForURL('**/en/contact#formular')
    await expectKept(page)
    expect(await page.isChecked('input[name=answer_locale][value=en]')).toBe(true)
    expect(await page.locator('#formular').evaluate((form) => form.getBoundingClientRect().top)).toBeLessThan(
      740,
    )
  })
})

async function tickFirst(page: Page): Promise<void> {
  await page.locator('.folded > summary').first().click()
  await page.locator('.price-row-pick input').first().check()
}

/** Each is done by hand, and the link is pressed right after it. */
const picks: readonly [what: string, path: string, pick: (page: Page) => Promise<void>, query: RegExp][] = [
  ['an estimate', '/preturi', tickFirst, /rand=/],
  ['a filter', '/tratamente', (page: Page) => page.locator('.filter-choices a').nth(2).click(), /categorie=/],
  ['a calculation', '/plata-rate-tbi-bank', (page: Page) => page.fill('#pret', '12345'), /pret=12345/],
]
testOfSwitch.each(picks.filter(([, path]) => isOn(path)))(
  '%s goes along into the other language',
  async (_, path, pick, query) => {
    const page = await followingLinks(
      await visit(here.browser, here.site.url + path, { reducedMotion: 'reduce' }),
    )
    await page.locator('.consent-banner button').first().click()
    await pick(page)
    await page.locator('header .language-link:visible').click()
    await page.waitForURL(new RegExp(`/en${path}\\?.*${query.source}`))
  },
)

test.skipIf(!isOn('/plata-rate-tbi-bank'))(
  'what was put into the calculator before its code came stands in the address, for the other language too',
  async () => {
    const opened = Promise.withResolvers<Page>()
    const typed = Promise.withResolvers<void>()
    const visiting = visit(here.browser, `${here.site.url}/plata-rate-tbi-bank`, {
      reducedMotion: 'reduce',
      prepare: async (page) => {
        await page.route('**/assets/*.js', (route) => typed.promise.then(() => route.continue()))
        opened.resolve(page)
      },
    })
    const page = await opened.promise
    await page.fill('#pret', '12345')
    await page.locator('#pret').blur()
    typed.resolve()
    await followingLinks(await visiting)
    await page.waitForURL(/pret=12345/)
  },
)
