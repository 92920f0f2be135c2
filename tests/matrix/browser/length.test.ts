import { expect, test } from 'vitest'
import { treatments } from '../../../src/content/treatments.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { belowFirstView, screensOf } from '../../support/browser/first-view.ts'
import { openTab } from '../../support/browser/tab.ts'
import { openSharedSite } from '../../support/site/open-site.ts'
import { some } from '../../support/some.ts'

const here = openSharedSite()
const phone = { width: 390, height: 844 }
const open = openTab(here, { viewport: phone, reducedMotion: 'reduce' })
const all = some(treatments.map(({ slug }) => slug))

test.each(locales)(
  'every treatment in %s says price, duration and pain in the first screen, and is at most ten screens long',
  async (locale) => {
    for (const slug of all) {
      const path = href('treatment', locale, { slug })
      const page = await open(path)
      const asked = ['.treatment-brief dd:nth-of-type(3)']
      for (const [width, height] of [
        [390, 844],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect.soft(await belowFirstView(page, asked), `${path} at ${width} × ${height}`).toEqual([])
      }
      await page.setViewportSize(phone)
      expect.soft(await screensOf(page), path).toBeLessThanOrEqual(10)
    }
  },
  300_000,
)

test.each(locales)('the prices in %s are at most six screens long', async (locale) => {
  expect(await screensOf(await open(href('prices', locale)))).toBeLessThanOrEqual(6)
})
