import { expect, test } from 'vitest'
import { href } from '../../../src/routes.ts'
import { hydrated } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { layEverythingOut } from '../../support/browser/reading.ts'
import { openTab } from '../../support/browser/tab.ts'
import { inEnglishIfSpoken, isOn } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const open = openTab(here, { reducedMotion: 'reduce' })
const phone = { width: 390, height: 844 }

const most = [
  [href('home', 'ro'), 8],
  [href('team', 'ro'), 4],
  [href('contact', 'ro'), 7.25],
] as const

test.each(
  most
    .filter(([path]) => isOn(path))
    .flatMap(([path, screens]) =>
      [...new Set([path, inEnglishIfSpoken(path)])].map((each) => [each, screens] as const),
    ),
)('%s is at most %d screens of a phone long', async (path, screens) => {
  const page = await hydrated(await open(path, { stored: answered, viewport: phone }))
  await page.evaluate(layEverythingOut)
  await page.evaluate(() => document.fonts.ready)
  const long = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(long).toBeLessThanOrEqual(screens)
})

test('the first page goes from who treats to what it costs, to a patient, to what is promised, to the clinic', async () => {
  const page = await hydrated(await open('/', { stored: answered, viewport: phone }))
  const parts = await page
    .locator('main [aria-labelledby]:is(section)')
    .evaluateAll((all) => all.map((part) => part.getAttribute('aria-labelledby')))
  const order = ['hero', 'team', 'prices', 'stories', 'promises', 'contact'].filter(
    (part) => part !== 'stories' || parts.includes(part),
  )
  expect(parts.filter((part) => order.includes(part ?? ''))).toEqual(order)
})

test('the conditions of a promise are folded where search in the page finds them, and open on paper', async () => {
  const page = await hydrated(await open('/', { stored: answered, viewport: phone }))
  const folded = page.locator('.home-conditions')
  expect(await folded.evaluateAll((all) => all.map((each) => each.hasAttribute('open')))).toEqual([
    false,
    false,
    false,
  ])
  // Hidden in the way that search in the page looks into and opens, not taken out of it.
  const hidden = await folded
    .last()
    .evaluate((each) => getComputedStyle(each, '::details-content').contentVisibility)
  expect(hidden).toBe('hidden')
  await page.emulateMedia({ media: 'print' })
  for (const each of await folded.locator('li').all()) expect(await each.isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
  // The free consultation, in the first screen, leads to its own.
  await page.locator('.home-hero-free a').click()
  await expect.poll(() => folded.first().locator('li').first().isVisible()).toBe(true)
})
