import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { oneAddressPerRoute } from '../support/addresses.ts'
import { colourFindings, findings, findingsInWords } from '../support/axe.ts'
import { followingLinks, hydrated, openContext, visit } from '../support/browser.ts'
import { openSharedSite } from '../support/open-site.ts'
import { countShifts, shiftsOf } from '../support/shifts.ts'

const here = openSharedSite()
/** Somebody who has seen a page before and has its fonts. */
let context: BrowserContext
beforeAll(async () => {
  context = await openContext(here.browser, { viewport: phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${here.site.url}/`, { waitUntil: 'networkidle' })
  await page.close()
})

const addresses = [
  ...(await oneAddressPerRoute()).map(({ address }) => address),
  '/nu-exista',
  '/en/admin/prices',
]

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

/** Pages whose markup is the same but for its words look the same: each look is examined once in all four ways, the others for their words. */
const looks = new Set<string>()

test.each(addresses)(
  '%s stands still while it loads, fits every screen and has no accessibility finding',
  async (address) => {
    const page = await visit(here.browser, here.site.url + address, {
      context,
      expectErrors: /status of 40[14]/,
      prepare: countShifts,
    })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toBeLessThan(0.001)

    const look = await page.evaluate(markupWithoutWords)
    if (looks.has(look)) expect.soft(await findingsInWords(page), 'on a phone').toEqual([])
    else {
      looks.add(look)
      expect.soft(await findings(page), 'on a phone').toEqual([])
      expect.soft(await colourFindings(page), 'on a phone, in dark').toEqual([])
      await page.setViewportSize(desktop)
      expect.soft(await findings(page), 'on a desktop').toEqual([])
      expect.soft(await colourFindings(page), 'on a desktop, in dark').toEqual([])
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

test('no look of a page was left out', () => {
  expect(looks.size).toBeGreaterThanOrEqual(addresses.length / 2)
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
    context,
  })
  await followingLinks(page)
  await open?.(page)
  for (const screen of only === 'phone' ? [phone] : [phone, desktop]) {
    await page.setViewportSize(screen)
    expect.soft(await findings(page), `at ${screen.width}`).toEqual([])
    expect.soft(await colourFindings(page), `at ${screen.width}, in dark`).toEqual([])
  }
})

function markupWithoutWords(): string {
  const own = /^(class|role|type|open|hidden|tabindex|disabled|aria-(?!label)[a-z]+)$/
  const read = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => own.test(name))
      .map(({ name, value }) =>
        /^aria-(controls|labelledby|describedby)$/.test(name) ? name : `${name}=${value}`,
      )
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    // A list that is one item longer in the other language looks the same.
    const inside = [...new Set([...element.children].map(read))].join('')
    return `<${[element.localName, ...attributes].join(' ')}>${words ? 'x' : ''}${inside}</>`
  }
  return read(document.body)
}
