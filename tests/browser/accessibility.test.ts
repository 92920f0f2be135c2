import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneAddressPerRoute } from '../support/addresses.ts'
import { findings } from '../support/axe.ts'
import { followingLinks, hydrated, visit } from '../support/browser.ts'
import { openSite } from '../support/open-site.ts'
import { countShifts, shiftsOf } from '../support/shifts.ts'

const here = openSite()

const addresses = [
  ...(await oneAddressPerRoute()).map(({ address }) => address),
  '/nu-exista',
  '/en/admin/prices',
]

const screens = [
  [360, 740],
  [1440, 900],
] as const

test.each(addresses)(
  '%s stands still while it loads, fits every screen and has no accessibility finding',
  async (address) => {
    const page = await visit(here.browser, here.site.url + address, {
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      expectErrors: /status of 40[14]/,
      prepare: countShifts,
    })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(150)
    expect(await shiftsOf(page)).toBeLessThan(0.001)

    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      expect.soft(await findings(page), `at ${width} × ${height}`).toEqual([])
    }

    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await overflow(), 'scrolled sideways at 320 pixels').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await overflow(), 'scrolled sideways with text twice as large').toBeLessThanOrEqual(0)
  },
)

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
  { name: 'a filter that finds nothing', path: '/tratamente?q=xyz' },
  { name: 'a filtered team', path: '/en/echipa?filtru=chirurgie' },
  { name: 'an estimate', path: '/preturi?rand=implant-titan.2,detartraj.1' },
  { name: 'impossible input in the calculator', path: '/plata-rate-tbi-bank?pret=abc&luni=0' },
  {
    name: 'the schedule of the calculator',
    path: '/en/plata-rate-tbi-bank?pret=9000&luni=12',
    open: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      }),
  },
]

test.each(openStates)('$name has no accessibility finding', async ({ path, open, only }) => {
  const page = await visit(here.browser, here.site.url + path, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  await followingLinks(page)
  await open?.(page)
  for (const [width, height] of only === 'phone' ? screens.slice(0, 1) : screens) {
    await page.setViewportSize({ width, height })
    expect.soft(await findings(page), `at ${width} × ${height}`).toEqual([])
  }
})
