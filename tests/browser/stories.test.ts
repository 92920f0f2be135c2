import { expect, test } from 'vitest'
import { modules } from '../../src/content/clinic.ts'
import { type Video, videos } from '../../src/content/stories/videos.ts'
import { answered } from '../support/browser/consent.ts'
import { openTab } from '../support/browser/tab.ts'
import { isOn, shownStories } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const films: readonly Video[] = modules.videos ? videos : []
const here = openSharedSite()
const tab = openTab(here, { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

test.skipIf(!isOn('/povesti-succes') || films.length === 0 || shownStories.length === 0)(
  'a case is in the first screen; the choice of films shows one there, and it plays',
  async () => {
    const page = await tab('/povesti-succes', { stored: answered })
    const bar = (await page.locator('.action-bar').boundingBox())?.y ?? 0
    const isInView = async (selector: string) => {
      const place = await page.locator(selector).first().boundingBox()
      return place !== null && place.y > 0 && place.y + 40 < bar
    }
    expect(await isInView('.story h2')).toBe(true)
    await page.locator('.story-whole summary').first().click()
    expect(await page.locator('.story-whole[open] h3').first().isVisible()).toBe(true)

    await page.locator('.filter-row a[href*=film]').click()
    await page.waitForURL(/\?categorie=film/)
    await page.waitForFunction(() => document.querySelectorAll('.story').length === 0)
    expect(await isInView('.video-poster')).toBe(true)
    const poster = page.locator('.video-poster').first()
    await poster.click()
    await page.locator('video').waitFor()
    await page.goBack()
    await page.locator('.story').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)
