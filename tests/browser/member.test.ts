import { expect, test } from 'vitest'
import { answered } from '../support/browser/consent.ts'
import { openTab } from '../support/browser/tab.ts'
import { dentist } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const phone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const
const tabs = {
  'with scripts': openTab(here, phone),
  'without scripts': openTab(here, { ...phone, javaScriptEnabled: false }),
}

test.each(['with scripts', 'without scripts'] as const)(
  'from the list to a dentist, and to the form with them chosen, %s',
  async (how) => {
    const page = await tabs[how]('/echipa', { stored: answered })
    // The first of the team is in the first screen, above the bar.
    const first = await page.locator('.team-member .card-title').first().boundingBox()
    const bar = await page.locator('.action-bar').boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

    // A choice has its result in view, wherever its chip stands in the row.
    const chip = page.locator('.filter-row button').last()
    await chip.click()
    await page.waitForURL(/\?filtru=/)
    const chosen = page.locator('.team-member .card-title').first()
    await page.waitForFunction(() => document.querySelector('[aria-pressed=true]')?.matches(':last-child'))
    const place = await chosen.boundingBox()
    expect((place?.y ?? 0) > 0 && (place?.y ?? 640) < (bar?.y ?? 0)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.goto(`${here.site.url}/echipa`)
    await page.locator(`#${dentist.id} a`).click()
    await page.waitForURL(`**/echipa/${dentist.id}`)
    // The address changes before the page does.
    await page.getByRole('heading', { level: 1, name: dentist.name }).waitFor()
    await page.locator('.member-header .actions a').click()
    await page.waitForURL(`**/contact?medic=${dentist.id}`)
    expect(await page.locator(`select:has(option[value="${dentist.id}"])`).inputValue()).toBe(dentist.id)
  },
)
