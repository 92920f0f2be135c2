import { expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { answered } from '../../support/browser/consent.ts'
import { openTab } from '../../support/browser/tab.ts'
import { enlargedShapes } from '../../support/engines/enlarged.ts'
import { shownStories } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'
import { some } from '../../support/some.ts'

const here = openSharedSite()
const open = openTab(here, { reducedMotion: 'reduce' })

test.skipIf(!modules.stories || shownStories.length === 0).each([
  [390, 844],
  [844, 390],
  [1440, 900],
])('the pictures of a story keep their shape when they are enlarged at %i × %i', async (width, height) => {
  const page = await open('/povesti-succes', { viewport: { width, height }, stored: answered })
  await page.locator('.before-after > button').first().click()
  await page.locator('.before-after-large:popover-open').waitFor()
  const shapes = some(await page.evaluate(enlargedShapes))
  expect(shapes).toEqual(shapes.map(({ own }) => ({ shape: own, own, blank: 0 })))
})
