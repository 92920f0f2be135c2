import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, visit } from '../../support/browser/browser.ts'
import { answered, banner } from '../../support/browser/consent.ts'
import { newerMembers } from '../../support/newer-features.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
/** Popovers stay: their sheet is the browser's own, and none can be taught beside it. */
const newer = newerMembers().filter((member) => !/popover|toggle/i.test(member.join('.')))

/** Runs in the page before its scripts. What it cannot take away stays. */
function forget(members: readonly (readonly string[])[]): void {
  for (const [of = '', member = ''] of members) {
    const known: unknown = of === 'Window' ? globalThis : Reflect.get(globalThis, of)
    const name = member.replace(/_static$/, '')
    const isOfMany = typeof known === 'function' && name === member
    const place = member === '' ? globalThis : isOfMany ? known.prototype : known
    if (place instanceof Object) Reflect.deleteProperty(place, name === '' ? of : name)
  }
}

const open = async (path: string) =>
  hydrated(
    await visit(here.browser, here.site.url + path, {
      stored: answered,
      prepare: (page) => page.addInitScript(forget, newer),
    }),
  )
const search = (page: Page) => page.evaluate(() => location.search)

test('what is picked and filtered stands in the address without anything newer than the oldest browsers', async () => {
  const prices = await open('/preturi')
  expect(await prices.evaluate(() => 'size' in new URLSearchParams())).toBe(false)
  await prices.locator('.folded > summary').first().click()
  await prices.locator('.price-row-pick input').first().click()
  await prices.locator('.estimate-row').waitFor()
  expect(await search(prices)).toMatch(/^\?rand=/)
  const treatments = await open('/tratamente')
  await treatments.locator('.filter-choices li:nth-child(2) a').click()
  await expect.poll(() => search(treatments)).toMatch(/^\?categorie=/)
  await treatments.goBack()
  expect(await search(treatments)).toBe('')
})

test('below the oldest browsers no script begins, and nothing waits for one', async () => {
  const scripts: string[] = []
  const page = await visit(here.browser, `${here.site.url}/contact`, {
    // So wide that the menu stands beside any name.
    viewport: { width: 1440, height: 900 },
    expectErrors: /toSorted/,
    prepare: async (fresh) => {
      fresh.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      // What Chrome 109 and Safari 16.3 lack.
      await fresh.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    },
  })
  // As long as the client waits for a paint that it is not told of.
  await page.waitForTimeout(1500)
  expect(scripts).toEqual([])
  expect(await banner(page).isVisible()).toBe(false)
  expect(await page.locator('.menu-button:visible').count()).toBe(0)
  expect(await page.locator('.contact-form button[type=submit]').isEnabled()).toBe(true)
})
