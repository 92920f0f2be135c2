import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '../../../src/locale.ts'
import { pageIds, route } from '../../../src/routes.ts'
import { colourFindings, findingsBesideColours } from '../../support/browser/axe.ts'
import { followingLinks, hydratedDocument, openContext, visit } from '../../support/browser/browser.ts'
import { layEverythingOut, parted, squeezed } from '../../support/browser/reading.ts'
import { countShifts, movedBy } from '../../support/browser/shifts.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import {
  comparison,
  inEnglishIfSpoken,
  isOn,
  offerRow,
  plainRow,
  totalOf,
} from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }
const widths = [phone.width, desktop.width]

/** A visitor who goes from page to page, and the same one with an eye on what moves. */
let tab: Page
beforeAll(async () => {
  const context = await openContext(here.browser, { viewport: phone, reducedMotion: 'reduce' })
  tab = await context.newPage()
  await countShifts(tab)
  // From the first page on, the fonts are there.
  await tab.goto(`${here.site.url}/`, { waitUntil: 'networkidle' })
})

async function open(address: string): Promise<Page> {
  await tab.setViewportSize(phone)
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return visit(here.browser, here.site.url + address, { tab, expectErrors: /status of 4\d\d/ })
}

const all = [
  ...(await oneAddressPerRoute()).map(({ address }) => address),
  '/nu-exista',
  inEnglishIfSpoken('/admin/prices'),
  inEnglishIfSpoken('/newsletter'),
  '/newsletter/confirmare?token=x',
  '/tratamente?q=ma+doare',
  inEnglishIfSpoken('/tratamente?q=xyzxyz'),
  `/preturi?rand=${offerRow}.2,${plainRow}.1`,
  `/preturi?rand=${offerRow}.6`,
  '/plata-rate-tbi-bank?pret=abc&luni=0',
  // The longest rows: a bill with figures in the names of what it counts.
  ...[comparison, totalOf('metal-braces')].filter((address) => address !== null),
]
const addresses = all.filter(isOn)

/** Width, height and size of text in percent: text twice as large on small phones and tablets, and 1280 × 1024 enlarged four times. */
const readings = [
  [320, 640, 100],
  [320, 568, 200],
  [360, 640, 200],
  [640, 800, 200],
  [320, 256, 100],
] as const

/** Parts of pages whose colours were examined. */
const parts = new Set<string>()

test.each(addresses)(
  '%s stands still while it loads, is read by scrolling down alone at any size of text, and has no accessibility finding on a phone or a desktop, in light or dark',
  async (address) => {
    const page = await hydratedDocument(await open(address))
    await page.waitForLoadState('networkidle')
    expect(await movedBy(page, 0.001)).toEqual([])

    await page.evaluate(layEverythingOut)
    for (const [width, height, percent] of readings) {
      await page.setViewportSize({ width, height })
      const tooWide = await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, percent)
      expect.soft(tooWide, `at ${width} pixels and ${percent} %`).toBeLessThanOrEqual(0)
      if (width === 360) expect.soft(await page.evaluate(squeezed), 'too narrow to read').toEqual([])
      expect.soft(await page.evaluate(parted), `parted at ${width} pixels and ${percent} %`).toEqual([])
    }

    await page.evaluate(() => document.documentElement.removeAttribute('style'))
    await page.setViewportSize(phone)
    expect.soft(await findingsBesideColours(page), 'on a phone').toEqual([])
    await page.setViewportSize(desktop)
    expect.soft(await findingsBesideColours(page), 'on a desktop').toEqual([])
    expect.soft(await colourFindings(page, widths, parts), 'colours').toEqual([])
  },
)

test('no part of a page was left out', () => {
  const single = pageIds.filter((id) => route(id).sitemap !== null && route(id).collection === undefined)
  expect(addresses.length).toBeGreaterThan(single.length * locales.length)
  expect(parts.size).toBeGreaterThan(5 * addresses.length)
})

type OpenState = { name: string; path: string; only?: 'phone'; open?: (page: Page) => Promise<unknown> }

const openStates: readonly OpenState[] = [
  {
    name: 'the menu',
    path: '/',
    only: 'phone',
    open: (page) => page.locator('.menu-button').first().click(),
  },
  {
    name: 'the cookie preferences',
    path: '/echipa',
    open: async (page) => {
      await page.locator('[data-choice=open]:visible').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the days to tap and the wishes for comfort',
    path: '/contact',
    open: (page) => page.locator('.contact-fold summary').click(),
  },
  ...['/ma-doare-acum', inEnglishIfSpoken('/unde-va-supara')].map((path) => ({
    name: `everything that opens on ${path}`,
    path,
    open: (page: Page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true)
      }),
  })),
  { name: 'a filter that finds nothing', path: '/tratamente?q=xyz' },
  { name: 'a filtered team', path: inEnglishIfSpoken('/echipa?filtru=chirurgie') },
  { name: 'an estimate', path: `/preturi?rand=${offerRow}.2,${plainRow}.1` },
  { name: 'impossible input in the calculator', path: '/plata-rate-tbi-bank?pret=abc&luni=0' },
  {
    name: 'the schedule of the calculator',
    path: inEnglishIfSpoken('/plata-rate-tbi-bank?pret=9000&luni=12'),
    open: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      }),
  },
]

test.each(openStates.filter(({ path }) => isOn(path)))(
  '$name fits a phone with text twice as large and has no accessibility finding',
  async ({ path, open: openPart, only }) => {
    const page = await followingLinks(await open(path))
    await openPart?.(page)
    const tooWide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const { scrollWidth, clientWidth } = document.documentElement
      document.documentElement.removeAttribute('style')
      return scrollWidth - clientWidth
    })
    expect.soft(tooWide, 'with text twice as large').toBeLessThanOrEqual(0)
    for (const screen of only === 'phone' ? [phone] : [phone, desktop]) {
      await page.setViewportSize(screen)
      expect.soft(await findingsBesideColours(page), `at ${screen.width}`).toEqual([])
    }
    expect
      .soft(await colourFindings(page, only === 'phone' ? [phone.width] : widths, parts), 'colours')
      .toEqual([])
  },
)
