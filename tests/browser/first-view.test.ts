import { expect, test } from 'vitest'
import { locales } from '../../src/locale.ts'
import { href } from '../../src/routes.ts'
import { hydrated } from '../support/browser/browser.ts'
import { answered } from '../support/browser/consent.ts'
import { inView } from '../support/browser/in-view.ts'
import { openTab } from '../support/browser/tab.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const open = openTab(here, { reducedMotion: 'reduce' })

const seen = (selectors: readonly string[]) => Object.fromEntries(selectors.map((each) => [each, true]))

test.each(locales)(
  'the first screen of contact in %s has the way for what cannot wait, the address, the state and the form',
  async (locale) => {
    const page = await hydrated(
      await open(href('contact', locale), { stored: answered, viewport: { width: 390, height: 844 } }),
    )
    const parts = [
      'h1',
      '.contact-urgent a[href="tel:112"]',
      '.contact-place a',
      '.contact-place .open-now[data-status]',
      '#name',
    ]
    expect(await inView(page, parts)).toEqual(seen(parts))
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await inView(page, ['label[for=name]', '#name'])).toEqual(seen(['label[for=name]', '#name']))
    const { height: line } = (await page.locator('.contact-urgent').boundingBox()) ?? { height: 0 }
    const { height: link } = (await page.locator('.contact-urgent a').first().boundingBox()) ?? { height: 0 }
    expect(line).toBeLessThan(2 * link)
  },
)
