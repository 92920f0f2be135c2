import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clinic } from '../../src/content/clinic.ts'
import { isOffered } from '../../src/content/offered-treatments.ts'
import { treatmentTexts } from '../../src/content/ro/treatments.ts'
import { wholeTreatments } from '../../src/content/whole-treatments.ts'
import { words as prices } from '../../src/features/prices/ro.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { followingLinks } from '../support/browser/browser.ts'
import { answered } from '../support/browser/consent.ts'
import { openTab } from '../support/browser/tab.ts'
import { plain } from '../support/pages/html.ts'
import { isOn, slugOf } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'
import { some } from '../support/some.ts'

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

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().top)

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test('pain leads to the phone, above what was found', async () => {
    const page = await open('/tratamente?q=ma+doare+maseaua', { javaScriptEnabled })
    const links = page.locator('.treatments-answer [data-kind=urgent] a')
    const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[0]))
    expect(led.slice(0, 2)).toEqual([`tel:${clinic.phone}`, ...['/ma-doare-acum'].filter(isOn)])
    if (isOffered('tratamente_endodontice')) {
      const titles = await page.locator('.treatment-card .card-title').allInnerTexts()
      expect(titles[0]).toContain(treatmentTexts.tratamente_endodontice.title)
    }
    expect(await topOf(page, '.treatments-answer a')).toBeLessThan(await topOf(page, '.treatment-card'))
  })

  test.skipIf(wholeTreatments.length === 0)(
    'the estimate of a treatment opens filled, at the estimate',
    async () => {
      const [whole] = wholeTreatments
      if (whole === undefined) throw new Error('There is no whole treatment')
      const page = await open(`/tratamente/${slugOf(whole.treatment)}`, { javaScriptEnabled })
      if (javaScriptEnabled) await followingLinks(page)
      await page.locator('a[href*="#deviz"]').evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(/\/preturi\?rand=.+#deviz/)
      await page.locator('.estimate-row').first().waitFor()
      const titles = await page.locator('.estimate-row-title').allInnerTexts()
      const titleOf = (row: string) => priceSnapshot.items.find(({ id }) => id === row)?.title.ro ?? ''
      const meant = whole.stages.flatMap(({ parts }) =>
        parts.map(({ anyOf }) => anyOf.map(titleOf).join(` ${prices.estimate.or} `)),
      )
      expect(titles.map(plain)).toEqual(some(meant).map(plain))
      await expect.poll(() => topOf(page, '#deviz')).toBeLessThan(320)
    },
  )

  withRates('the calculation comes into view', async () => {
    const page = await open('/plata-rate-tbi-bank', { javaScriptEnabled })
    if (javaScriptEnabled) await followingLinks(page)
    await page.fill('#pret', '12000')
    if (javaScriptEnabled) {
      const line = page.locator('.calculator-line')
      const { bottom, top } = await line.evaluate((part) => part.getBoundingClientRect())
      expect(top).toBeGreaterThan(0)
      expect(bottom).toBeLessThanOrEqual(640)
      expect(await line.innerText()).toMatch(/Rata lunară: .*lei.*DAE: .*%/)
    }
    await page.locator('.calculator-actions .button').click()
    if (!javaScriptEnabled) await page.waitForURL(/#rezultat/)
    await expect.poll(() => topOf(page, '.calculator-results')).toBeLessThan(400)
    expect(await page.inputValue('#pret')).toBe('12.000')
  })
})
