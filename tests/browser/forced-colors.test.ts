import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

async function open(path: string, viewport = phone) {
  return hydrated(
    await visit(browser, site.url + path, { viewport, forcedColors: 'active', reducedMotion: 'reduce' }),
  )
}

/** The colours the browser really paints with, its own where it forces them. */
function painted(element: Locator, property: string, part: '::before' | '::after' | null = null) {
  return element.evaluate(
    (node, { property, part }) => {
      const style = getComputedStyle(node, part)
      // As pixels: the page's own colours and the system's are spelt in different ways.
      const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (brush === null) throw new Error('There is no canvas')
      brush.fillStyle = style.getPropertyValue(property)
      brush.fillRect(0, 0, 1, 1)
      return [...brush.getImageData(0, 0, 1, 1).data].join()
    },
    { property, part },
  )
}

test('the pressed filter is told from the others by its ground', async () => {
  const page = await open('/echipa')
  const pressed = page.locator('.filter-choices [aria-pressed=true]')
  const other = page.locator('.filter-choices [aria-pressed=false]').first()
  expect(await painted(pressed, 'background-color')).not.toBe(await painted(other, 'background-color'))
  expect(await painted(pressed, 'color')).not.toBe(await painted(pressed, 'background-color'))
})

test('buttons have an edge, the one in the bar at the bottom too', async () => {
  const page = await open('/')
  const paper = await painted(page.locator('body'), 'background-color')
  for (const selector of ['main .button', '.action-bar-book']) {
    const button = page.locator(selector).first()
    expect(await painted(button, 'border-top-color')).not.toBe(paper)
    expect(await button.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid')
  }
})

test('the current page is marked in the navigation', async () => {
  const page = await open('/preturi', desktop)
  const current = page.locator('.header-nav [aria-current]')
  expect(await painted(current, 'border-top-color', '::after')).not.toBe(
    await painted(page.locator('.header'), 'background-color'),
  )
})

test('the handle and the border of a before-and-after picture stand out from one another', async () => {
  const page = await open('/povesti-succes')
  const slider = page.locator('.before-after').first()
  const ground = await painted(slider, 'background-color', '::after')
  expect(await painted(slider, 'border-top-color', '::after')).not.toBe(ground)
  expect(await painted(slider, 'background-color', '::before')).not.toBe(ground)
})

test('what only a ground sets apart has an outline, and so does the price a link leads to', async () => {
  const page = await open('/preturi/estetica#fateta-ceramica')
  const paper = await painted(page.locator('body'), 'background-color')
  for (const selector of ['.estimate', '.price-row:target']) {
    expect(await painted(page.locator(selector).first(), 'outline-color')).not.toBe(paper)
  }
})

test('the focus is seen on a link, a button and a field', async () => {
  const page = await open('/contact')
  const paper = await painted(page.locator('body'), 'background-color')
  for (const selector of ['.breadcrumb a', 'main .button', '#nume']) {
    const element = page.locator(selector).first()
    await element.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const ring = await element.evaluate((node) => getComputedStyle(node).outlineStyle)
    expect([selector, ring]).toEqual([selector, 'solid'])
    expect(await painted(element, 'outline-color')).not.toBe(paper)
  }
})
