import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../../support/browser/browser.ts'
import { openTab } from '../../support/browser/tab.ts'
import { plainCategory, plainRow } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

const tab = openTab(here, { forcedColors: 'active', reducedMotion: 'reduce' })
const open = async (path: string, viewport = phone) => hydrated(await tab(path, { viewport }))

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

/** A piece of the screen, measured from the lower left corner of an element: equal pieces look the same. */
async function piece(element: Locator, [x, fromBelow, width, height]: [number, number, number, number]) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not on the page')
  const clip = { x: Math.round(box.x) + x, y: Math.round(box.y + box.height) - fromBelow, width, height }
  return (await element.page().screenshot({ clip })).toString('base64')
}

test('the pressed filter is told from the others by its ground', async () => {
  const page = await open('/echipa')
  const pressed = page.locator('.filter-choices [aria-pressed=true]')
  const other = page.locator('.filter-choices [aria-pressed=false]').first()
  const insidePadding: [number, number, number, number] = [10, 22, 2, 2]
  expect(await piece(pressed, insidePadding)).not.toBe(await piece(other, insidePadding))
  expect(await painted(pressed, 'color')).not.toBe(await painted(other, 'color'))
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
  const belowTheWord: [number, number, number, number] = [4, 10, 8, 8]
  const current = await piece(page.locator('.header-nav [aria-current]'), belowTheWord)
  expect(current).not.toBe(
    await piece(page.locator('.header-nav a:not([aria-current])').first(), belowTheWord),
  )
})

test('what only a ground sets apart has an outline, and so does the price a link leads to', async () => {
  const page = await open(`/preturi/${plainCategory}#${plainRow}`)
  const paper = await painted(page.locator('body'), 'background-color')
  for (const selector of ['.estimate', '.price-row:target']) {
    const box = page.locator(selector).first()
    expect([selector, await box.evaluate((node) => getComputedStyle(node).outlineStyle)]).toEqual([
      selector,
      'solid',
    ])
    expect(await painted(box, 'outline-color')).not.toBe(paper)
  }
})

test('the focus is seen on a link, a button and a field', async () => {
  const page = await open('/contact')
  const paper = await painted(page.locator('body'), 'background-color')
  for (const selector of ['.breadcrumb a', 'main .button', '#name']) {
    const element = page.locator(selector).first()
    await element.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const ring = await element.evaluate((node) => getComputedStyle(node).outlineStyle)
    expect([selector, ring]).toEqual([selector, 'solid'])
    expect(await painted(element, 'outline-color')).not.toBe(paper)
  }
})
