import { expect, test } from 'vitest'
import { mouthRegions, regionIds } from '../../src/content/complaints/mouth.ts'
import { words as mouth } from '../../src/features/complaints/ro.ts'
import { followingLinks } from '../support/browser/browser.ts'
import { openTab } from '../support/browser/tab.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const path = '/unde-va-supara'
const small = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const
const openSmall = openTab(here, small)

test('a link from another page brings all of it without a new document', async () => {
  const page = await followingLinks(await openSmall('/tratamente'))
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator(`main a[href="${path}"]`).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => page.locator('.mouth-place').count()).toBe(regionIds.length)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  const [first] = mouthRegions
  await page.locator('summary').first().click()
  const told = await page.locator(`#${first?.id}`).innerText()
  for (const { id } of first?.complaints ?? []) expect(told).toContain(mouth.complaints[id])
})
