import { expect, test } from 'vitest'
import { clinic, hospitalOnDuty } from '../../src/content/clinic.ts'
import { emergency } from '../../src/content/ro/emergency.ts'
import { words as layout } from '../../src/layout/ro.ts'
import { words as inPain } from '../../src/pages/inPain/ro.ts'
import { href } from '../../src/routes.ts'
import { hydrated, visit } from '../support/browser/browser.ts'
import { openTab } from '../support/browser/tab.ts'
import { isOn } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
/** A clinic may leave emergencies to others. */
const withHelp = test.skipIf(!isOn(href('inPain', 'ro')))
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const _open = openTab(here, phone)
/** A Monday in winter time, and when the clinic opens and closes on the first day of that week on which it does. */
const monday = Date.parse('2026-11-23T00:00:00+02:00')
const openDay = clinic.hours.findIndex((spans) => spans.length > 0)
const spans = clinic.hours[openDay] ?? []
const [_opening, closing] = [momentOf(spans[0]?.[0] ?? ''), momentOf(spans.at(-1)?.[1] ?? '')]

function momentOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return monday + ((openDay * 24 + hour) * 60 + minute) * 60_000
}

const call = `.pain-clinic a[href="tel:${clinic.phone}"]`

withHelp(
  'with scripts the page follows the clock from open to closed, and says what to do then',
  async () => {
    const page = await visit(here.browser, `${here.site.url}/ma-doare-acum#knocked-out-tooth`, {
      ...phone,
      prepare: (page) => page.clock.install({ time: new Date(closing - 30_000) }),
    })
    await hydrated(page)
    await page.mouse.move(5, 5)
    const state = page.locator('.pain-clinic > p')
    await expect.poll(() => state.allInnerTexts()).toContain(inPain.now.open)
    const advice = page.locator('#knocked-out-tooth')
    await expect.poll(() => advice.locator(`a[href="tel:${clinic.phone}"]`).count()).toBe(1)
    await page.clock.runFor(35_000)
    await expect.poll(() => state.allInnerTexts()).toContain(inPain.now.closed)
    await expect.poll(() => page.locator(call).count()).toBe(0)
    await expect.poll(() => advice.getByText(emergency.whileClosed.hospital).isVisible()).toBe(true)
    // What saves the tooth is read before the way to the hospital.
    const said = await advice.innerText()
    expect(said.indexOf(emergency.knockedOut)).toBeLessThan(said.indexOf(emergency.whileClosed.hospital))
    await expect.poll(() => page.locator('.action-bar a:visible').count()).toBe(2)
    expect(await page.locator('.action-bar a[href^="tel:+"]').isVisible()).toBe(false)
    expect(await page.locator('.action-bar-back').isVisible()).toBe(true)
    // The menu and, where there is room for it, the header offer the same.
    const offered = (part: string) =>
      page.locator(`${part} a:is(.button, [href^="tel:"]):visible`).allInnerTexts()
    await page.locator('.menu-button').first().click()
    expect(await offered('#menu')).toEqual([layout.actions.callBack])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await offered('.header')).toEqual([layout.actions.callBack])
    if (hospitalOnDuty === null) return
    const named = page.locator('.pain-now .pain-hospital')
    expect(await named.innerText()).toContain(hospitalOnDuty.address)
    expect(await named.locator(`a[href="tel:${hospitalOnDuty.phone}"]`).count()).toBe(1)
    expect(await named.locator('a[href*="directions"]').count()).toBe(1)
  },
)
