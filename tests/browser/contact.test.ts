import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { calculatorConfig } from '../../src/features/instalments/config.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { typeset } from '../../src/format/typeset.ts'
import { hydrated, takenOver, visit } from '../support/browser/browser.ts'
import { makeOlder } from '../support/browser/older-form.ts'
import { offerRow } from '../support/samples/examples.ts'
import { formSecret, rowsOf } from '../support/site/forms.ts'
import { openSite } from '../support/site/open-site.ts'
import { some } from '../support/some.ts'

const dear = priceSnapshot.items.filter(
  ({ amount_min, hidden }) => !hidden && 2 * amount_min >= calculatorConfig.limits.price.min,
)
/** The row that the offer reduces, or another of which two are enough for a credit. */
const [brought] = some([...dear.filter(({ id }) => id === offerRow), ...dear])

const here = openSite({ database: true, vars: { FORM_SECRET: formSecret } })
let visitors = 0

beforeEach(() => here.site.db?.reset())

/** Every visitor has an address of their own, and a form that was shown a minute ago: no sooner is it sent. */
async function open(
  path: string,
  options: { javaScriptEnabled?: boolean; expectErrors?: RegExp } = {},
): Promise<Page> {
  visitors += 1
  const page = await visit(here.browser, here.site.url + path, {
    extraHTTPHeaders: { 'cf-connecting-ip': `10.1.0.${visitors}` },
    reducedMotion: 'reduce',
    ...options,
  })
  if (options.javaScriptEnabled !== false) {
    await hydrated(page)
    await page.locator('.consent-banner button').first().click()
    // Its token too: what is put into it before would be taken back.
    await takenOver(page, '.contact-form')
  }
  await makeOlder(page)
  return page
}

const submit = '.contact-form button[type=submit]'
const stored = () => rowsOf<{ name: string }>(here.site.db, 'select name from contact_requests')
const refusal = { expectErrors: /422/ }
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
const barEnd = (page: Page) =>
  page.locator('.header').evaluate((element) => element.getBoundingClientRect().bottom)

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test('a form with mistakes keeps everything, takes the focus to them and is sent once put right', async () => {
      const page = await open('/contact', { javaScriptEnabled, ...refusal })
      await page.fill('#name', 'Ana Ionescu')
      await page.fill('#message', 'Mă doare o măsea.')
      await page.selectOption('#day1', { index: 5 })
      await page.fill('#phone', '712034567')
      await page.click(submit)
      await page.waitForSelector('.error-summary')
      expect(await page.title()).toMatch(/^Eroare: /)
      expect(
        await page.locator('.error-summary').evaluate((element) => element === document.activeElement),
      ).toBe(true)
      expect(await page.locator('#phone').getAttribute('aria-invalid')).toBe('true')
      await page.click('.error-summary-items a')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('phone')
      // What it is called stands on the screen, below the bar at the top.
      await expect.poll(() => topOf(page, 'label[for=phone]')).toBeGreaterThanOrEqual(await barEnd(page))
      expect(await page.inputValue('#message')).toBe('Mă doare o măsea.')
      expect(await page.inputValue('#day1')).toMatch(/^\d{4}-/)
      await page.fill('#phone', '0712034567')
      // As the button of a phone's keyboard does. The language links of the page are buttons of the form too.
      await page.press('#phone', 'Enter')
      await page.waitForURL(/[0-9]\/contact\/multumim\?ref=/)
      await page.waitForSelector('.thanks-code')
      expect(await stored()).toEqual([{ name: 'Ana Ionescu' }])
    })
  })

test('the estimate comes along from the price page and can be left out', async () => {
  const page = await open(`/contact?rand=${brought?.id}.2`)
  expect(await page.locator('.contact-estimate').textContent()).toContain(
    `2 × ${typeset(brought?.title.ro ?? '')}`,
  )
  // A form is no place for an example of a credit, and what is asked comes first.
  expect(await page.locator('.contact-form').innerText()).not.toMatch(/DAE|Atenție!/)
  const placed = await page.locator('#name, .contact-estimate').evaluateAll((all) => all.map(({ id }) => id))
  expect(placed[0]).toBe('name')
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#phone', '0712034567')
  await page.check('input[name=without_estimate]')
  await page.click(submit)
  await page.waitForURL(/multumim/)
  expect(await rowsOf(here.site.db, 'select estimate from contact_requests')).toEqual([{ estimate: null }])
})
