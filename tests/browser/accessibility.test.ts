import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { oneAddressPerRoute } from '../support/addresses.ts'
import { findings } from '../support/axe.ts'
import { followingLinks, hydrated, visit } from '../support/browser.ts'
import { openSite } from '../support/open-site.ts'

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

describe.each(screens)('at %i × %i', (width, height) => {
  test.each(addresses)('%s has no accessibility finding in light and in dark', async (address) => {
    const page = await visit(here.browser, here.site.url + address, {
      viewport: { width, height },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      expectErrors: /status of 40[14]/,
    })
    await hydrated(page)
    expect(await findings(page)).toEqual([])
  })
})

type OpenState = { name: string; path: string; open?: (page: Page) => Promise<unknown> }

const openStates: readonly OpenState[] = [
  { name: 'the menu', path: '/', open: (page) => page.locator('.menu-button').first().click() },
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

describe.each(screens)('opened at %i × %i', (width, height) => {
  test.each(openStates.filter(({ name }) => width < 1000 || name !== 'the menu'))(
    '$name has no accessibility finding in light and in dark',
    async ({ path, open }) => {
      const page = await visit(here.browser, here.site.url + path, {
        viewport: { width, height },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      await followingLinks(page)
      await open?.(page)
      expect(await findings(page)).toEqual([])
    },
  )
})

test.each(addresses)(
  '%s needs no sideways scrolling at 320 pixels, nor with text twice as large',
  async (address) => {
    const page = await visit(here.browser, here.site.url + address, {
      viewport: { width: 320, height: 640 },
      expectErrors: /status of 40[14]/,
    })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow()).toBeLessThanOrEqual(0)
  },
)

// Tried again on a busy machine: a font that is late by chance moves text that is not the page's doing.
test.each(addresses)('nothing on %s moves while it loads', { retry: 2 }, async (address) => {
  const page = await visit(here.browser, here.site.url + address, {
    viewport: { width: 360, height: 740 },
    expectErrors: /status of 40[14]/,
    prepare: (page) => page.addInitScript(countShifts),
  })
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.001)
})

function countShifts(): void {
  Reflect.set(window, 'shifts', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: number = Reflect.get(entry, 'hadRecentInput') ? 0 : Reflect.get(entry, 'value')
      Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + shift)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
