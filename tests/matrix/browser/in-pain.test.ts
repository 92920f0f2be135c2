import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { symptomIds } from '../../../src/content/complaints/symptoms.ts'
import { emergency } from '../../../src/content/ro/emergency.ts'
import { openNow } from '../../../src/features/clinic/open-state.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { legacyRedirects } from '../../../src/features/redirects/table.ts'
import { href } from '../../../src/routes.ts'
import { hydrated, visit } from '../../support/browser/browser.ts'
import { openTab } from '../../support/browser/tab.ts'
import { isOn, isSpoken } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
/** A clinic may leave emergencies to others. */
const withHelp = test.skipIf(!isOn(href('inPain', 'ro')))
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const open = openTab(here, phone)
/** A Monday in winter time, and when the clinic opens and closes on the first day of that week on which it does. */
const monday = Date.parse('2026-11-23T00:00:00+02:00')
const openDay = clinic.hours.findIndex((spans) => spans.length > 0)
const spans = clinic.hours[openDay] ?? []
const [opening, closing] = [momentOf(spans[0]?.[0] ?? ''), momentOf(spans.at(-1)?.[1] ?? '')]

function momentOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return monday + ((openDay * 24 + hour) * 60 + minute) * 60_000
}

/** What pages are told that are made now. */
function isOpenNow(): boolean {
  const now = new Date()
  const { week, days } = openingFrom({ week: clinic.hours, days: [] }, now)
  return openNow(week, days, now).status === 'open'
}
const call = `.pain-clinic a[href="tel:${clinic.phone}"]`

withHelp(
  'without scripts the page knows whether the clinic is open this minute, and every symptom opens',
  async () => {
    const page = await visit(here.browser, `${here.site.url}/ma-doare-acum`, {
      ...phone,
      javaScriptEnabled: false,
    })
    const isOpen = isOpenNow()
    expect(await page.locator('.pain-clinic .open-now').getAttribute('data-status')).toBe(
      isOpen ? 'open' : 'closed',
    )
    expect(await page.locator(call).count()).toBe(isOpen ? 1 : 0)
    for (const id of symptomIds) {
      const { title, avoid } = emergency.symptoms[id]
      await page.locator('summary', { hasText: title }).click()
      expect(await page.locator(`#${id}`).innerText()).toContain(avoid[0])
    }
    expect(await page.locator('.pain-price .price-amount').first().innerText()).toMatch(/^\d+\slei$/)
  },
)

withHelp(
  'whoever comes back to the page after closing, or after opening, is told what to do then, before they touch it',
  async () => {
    const wasOpen = isOpenNow()
    const page = await visit(here.browser, `${here.site.url}/ma-doare-acum`, {
      ...phone,
      prepare: (page) => page.clock.install({ time: new Date((wasOpen ? closing : opening) - 30_000) }),
    })
    // No place of the page is asked for: to scroll there would be a gesture.
    await hydrated(page)
    await page.clock.runFor(35_000)
    const advice = page.locator('#knocked-out-tooth')
    const calls = advice.locator(`a[href="tel:${clinic.phone}"]`)
    expect(await calls.count()).toBe(wasOpen ? 1 : 0)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect.poll(() => calls.count()).toBe(wasOpen ? 0 : 1)
    const told = await advice.getByText(emergency.whileClosed.hospital).count()
    expect(told).toBe(wasOpen ? 1 : 0)
  },
)

const ways = [
  ['/', '/ma-doare-acum'],
  ['/en', '/en/ma-doare-acum'],
] as const

withHelp.each(ways.filter(([path]) => isSpoken(path)))(
  '%s leads whoever is in pain on from its first screen, from the menu and from the bar',
  async (path, target) => {
    for (const width of [320, 360]) {
      const page = await hydrated(await open(path, { viewport: { width, height: 740 } }))
      await page.locator('.consent-banner button').first().click()
      const seen = await page
        .locator(`main a[href="${target}"]`)
        .first()
        .evaluate((link) => link.getBoundingClientRect().bottom)
      const bar = page.locator('.action-bar')
      expect(seen).toBeLessThan((await bar.boundingBox())?.y ?? 0)
      const widths = await bar
        .locator('a')
        .evaluateAll((links) => links.map((link) => [link.scrollWidth, link.clientWidth]))
      expect(widths).toHaveLength(4)
      for (const [needed = 0, given = 0] of widths) expect(needed).toBeLessThanOrEqual(given)
      await page.locator('.menu-button').first().click()
      expect(await page.locator(`#menu a[href="${target}"]`).isVisible()).toBe(true)
    }
  },
)

const inEnglish = legacyRedirects.some(({ from }) => from.includes('/in-pain-now'))
test.runIf(inEnglish && isOn('/en/ma-doare-acum'))('an address in plain English finds the page', async () => {
  const answer = await here.site.fetch('/en/in-pain-now')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/ma-doare-acum?lang=en'])
})
