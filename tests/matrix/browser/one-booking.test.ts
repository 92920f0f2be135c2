import { describe, expect, test } from 'vitest'
import { href } from '../../../src/routes.ts'
import { hydratedDocument } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { layEverythingOut } from '../../support/browser/reading.ts'
import { openTab } from '../../support/browser/tab.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { plainRow } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const open = openTab(here, { reducedMotion: 'reduce' })
const kinds = (await oneAddressPerRoute()).map(({ address }) => address)
const filled = `${href('prices', 'ro')}?rand=${plainRow}`

describe.each([
  [390, 844],
  [360, 640],
])('at %i × %i', (width, height) => {
  test.each([...kinds, filled])(
    'no view of %s has two buttons that stand out and lead to the form',
    async (path) => {
      const page = await hydratedDocument(await open(path, { stored: answered, viewport: { width, height } }))
      await page.evaluate(layEverythingOut)
      expect(await page.evaluate(doubled, href('contact', 'ro'))).toEqual([])
    },
  )
})

/** Where such buttons stand together, down the page in steps of half a screen. */
function doubled(form: string): string[] {
  const probe = document.body.appendChild(Object.assign(document.createElement('a'), { className: 'button' }))
  const ground = getComputedStyle(probe).backgroundColor
  probe.remove()
  const standsOut = (link: HTMLAnchorElement) =>
    new RegExp(`^(/[a-z]{2})?${form}$`).test(link.pathname) &&
    getComputedStyle(link).backgroundColor === ground &&
    link.checkVisibility({ visibilityProperty: true })
  const found: string[] = []
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    const shown = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
      const edges = link.getBoundingClientRect()
      return edges.height > 0 && edges.bottom > 0 && edges.top < innerHeight && standsOut(link)
    })
    if (shown.length > 1) found.push(`${top}: ${shown.map(({ innerText }) => innerText).join(', ')}`)
  }
  return found
}
