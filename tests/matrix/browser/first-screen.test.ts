import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { locales, speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { hydratedDocument } from '../../support/browser/browser.ts'
import { answered, banner, gesture } from '../../support/browser/consent.ts'
import { openTab } from '../../support/browser/tab.ts'
import { comparison, inEnglishIfSpoken, isOn } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const open = openTab(here)
const openStill = openTab(here, { reducedMotion: 'reduce' })

const screens = [
  [320, 568],
  [360, 640],
  [568, 320],
  [640, 360],
  [320, 256],
  [768, 1024],
  [844, 390],
  [1024, 700],
  [1088, 700],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

const ways = { phone: 'a[href^="tel:"]', booking: 'a[href$="/contact"]' }

/** Where the links of each kind can be pressed so far down: on the screen, and nothing lies over them. */
const pressable = (page: Page, down: number) =>
  page.evaluate(
    async ({ ways, down }) => {
      scrollTo({ top: down, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
      const pressed = (selector: string) =>
        [...document.querySelectorAll(selector)].flatMap((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          const isOnScreen = width > 0 && top >= 0 && left >= 0 && top + height <= innerHeight + 1
          const isReached = hit !== null && (link.contains(hit) || hit.contains(link))
          return isOnScreen && isReached ? [link.className] : []
        })
      return { phone: pressed(ways.phone), booking: pressed(ways.booking) }
    },
    { ways, down },
  )

describe.each([
  ['before the banner is answered', {}],
  ['afterwards', answered],
] as const)('%s', (_, stored) => {
  test.each(
    ['/', ...['/preturi', '/ma-doare-acum'].map(inEnglishIfSpoken), comparison]
      .filter((path) => path !== null)
      .filter(isOn),
  )('%s keeps the phone and the way to book on every screen', async (path) => {
    const page = await hydratedDocument(await openStill(path, { stored }))
    // Help in pain offers the call back alone while nobody answers the phone (`tests/browser/in-pain.test.ts`).
    const isAnswered = (await page.locator('.pain-clinic > .open-now[data-status="closed"]').count()) === 0
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      for (const down of [0, 1500]) {
        const at = `at ${width} × ${height}, ${down} down`
        const { phone, booking } = await pressable(page, down)
        if (isAnswered) expect.soft(phone, `phone ${at}`).not.toEqual([])
        expect.soft(booking, `booking ${at}`).not.toEqual([])
      }
    }
  })
})

test.each([
  [320, 568],
  [1024, 700],
])(
  'at %i × %i nothing that stays on the screen leads from the form to the same form',
  async (width, height) => {
    const page = await hydratedDocument(
      await open('/contact', { stored: answered, viewport: { width, height } }),
    )
    await page.fill('#name', 'Ana Ionescu')
    await page.locator('#name').blur()
    expect((await pressable(page, 600)).phone).not.toEqual([])
    expect(await page.locator(':is(.action-bar, .header-inside) > a[href="/contact"]').count()).toBe(0)
    if (width < 768)
      expect(await page.locator('.action-bar a').allInnerTexts()).toEqual(['Sună', 'Cum ajungeți'])
  },
)

test.runIf(isOn(href('inPain', 'ro'))).each([390, 1440])(
  'at %i pixels the links of what cannot wait stand on one line each, in every language',
  async (width) => {
    for (const locale of locales) {
      const page = await open(href('contact', locale), { viewport: { width, height: 900 } })
      const links = await page.locator('.contact-urgent a').evaluateAll((all) =>
        all.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getClientRects().length
        }),
      )
      expect([locale, links]).toEqual([locale, [1, 1]])
    }
  },
)

test.runIf(speaks('en'))(
  'a phone in English is asked one thing at a time, and reads most of the page',
  async () => {
    const page = await hydratedDocument(
      await openTab(here, { locale: 'en-GB' })('/', { viewport: { width: 360, height: 640 } }),
    )
    const hint = page.locator('.english-hint')
    // Wanted from the first gesture on, and kept back.
    await gesture(page)
    await page.locator('.english-hint:not([hidden])').waitFor({ state: 'attached' })
    expect(await hint.isVisible()).toBe(false)
    const covered = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
      const over = rows.filter((element) => element?.closest('.consent-banner, .action-bar, .english-hint'))
      return over.length / innerHeight
    })
    expect(covered).toBeLessThan(0.4)
    await banner(page).locator('button').first().click()
    await hint.waitFor()
  },
)

const bannerScreens = [
  ['ro', 320, 568],
  ['ro', 360, 640],
  ['ro', 640, 360],
  ['ro', 844, 390],
  ['en', 320, 568],
  ['en', 360, 640],
  ['en', 568, 320],
] as const

test.each(bannerScreens.filter(([locale]) => speaks(locale)))(
  'the banner in %s at %i × %i is two lines and three buttons, none of them cut, below the bar',
  async (locale, width, height) => {
    const page = await open(href('home', locale), { viewport: { width, height } })
    await page.evaluate(() => document.fonts.ready)
    const lines = await banner(page)
      .locator('p')
      .evaluate(
        (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
      )
    const breadth = await page.evaluate(() =>
      Number(getComputedStyle(document.documentElement).getPropertyValue('--text-breadth')),
    )
    // Two in a font as wide as the sample's.
    expect(Math.round(lines)).toBeLessThanOrEqual(Math.ceil(2 * breadth))
    const edge = await banner(page).evaluate((element) => element.getBoundingClientRect().top)
    const buttons = await banner(page)
      .locator('button')
      .evaluateAll((all) =>
        all.map((button) => {
          const { left, top, right, bottom, height } = button.getBoundingClientRect()
          return {
            isWhole: button.scrollWidth <= button.clientWidth + 1 && left >= 0 && right <= innerWidth,
            isInside: top >= 0 && bottom <= innerHeight,
            height,
          }
        }),
      )
    expect(buttons).toHaveLength(3)
    for (const button of buttons) {
      expect(button).toMatchObject({ isWhole: true, isInside: true })
      expect(button.height).toBeGreaterThanOrEqual(44)
    }
    const bar = await page.locator('.action-bar').evaluate((element) => element.getBoundingClientRect())
    expect(Math.abs(bar.bottom - edge)).toBeLessThanOrEqual(1)
    // The page itself keeps more than half of the screen.
    expect(bar.top).toBeGreaterThan(height * 0.5)
  },
)
