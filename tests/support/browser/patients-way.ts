import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { treatmentTexts } from '../../../src/content/ro/treatments.ts'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { words as prices } from '../../../src/features/prices/ro.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { plain } from '../pages/html.ts'
import { isOn, slugOf } from '../samples/examples.ts'
import type { Opened } from '../site/open-site.ts'
import { some } from '../some.ts'
import { followingLinks } from './browser.ts'
import { answered } from './consent.ts'
import { openTab } from './tab.ts'

const withRates = test.skipIf(!isOn('/plata-rate-tbi-bank'))

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().top)

/** What a patient comes for, on a phone, by a visitor who has answered the banner before. */
export function testsOfPatientsWay(here: Opened<{ url: string }>, javaScriptEnabled: boolean): void {
  const tab = openTab(here, {
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  const open = (path: string) => tab(path, { stored: answered })

  test('pain leads to the phone, above what was found', async () => {
    const page = await open('/tratamente?q=ma+doare+maseaua')
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
      const page = await open(`/tratamente/${slugOf(whole.treatment)}`)
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
    const page = await open('/plata-rate-tbi-bank')
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
}
