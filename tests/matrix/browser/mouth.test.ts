import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { regionIds } from '../../../src/content/complaints/mouth.ts'
import { words as mouth } from '../../../src/features/complaints/ro.ts'
import { colourFindings, findingsBesideColours } from '../../support/browser/axe.ts'
import { followingLinks, hydrated, visit } from '../../support/browser/browser.ts'
import { openTab } from '../../support/browser/tab.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const path = '/unde-va-supara'
const small = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const
const openSmall = openTab(here, small)
const open = (page: Page) =>
  page.locator('.mouth-place[open]').evaluateAll((all) => all.map((each) => each.querySelector('[id]')?.id))

test('without scripts a place of the drawing opens what is told of it, and closes the one before', async () => {
  const page = await visit(here.browser, here.site.url + path, { ...small, javaScriptEnabled: false })
  await page.locator('.mouth-link[href="#molars"]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => open(page)).toEqual(['molars'])
  expect(await page.locator('#molars').innerText()).toContain(mouth.complaints['deep-pain'])
  const priced = page.locator('.mouth-place:not([open]):has(.price-amount)').first()
  const place = await priced.locator('[id]').first().getAttribute('id')
  await page.locator(`.mouth-link[href="#${place}"]`).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => open(page)).toEqual([place])
  expect(await page.locator(`#${place} .price-amount`).first().innerText()).toMatch(/lei/)
})

test('a place that the address names is opened, also where the browser does not open it by itself', async () => {
  const page = await hydrated(await openSmall(path))
  for (const place of regionIds.slice(0, 3)) {
    await expect
      .poll(() =>
        page.evaluate((place) => {
          // No navigation, so that Chromium has no reason to open anything.
          history.replaceState(history.state, '', `#${place}`)
          dispatchEvent(new HashChangeEvent('hashchange'))
          return document.getElementById(place)?.closest('details')?.open
        }, place),
      )
      .toBe(true)
    expect(await open(page)).toEqual([place])
  }
})

test('the keyboard goes through the places from the top of the drawing down, each with its name', async () => {
  const page = await hydrated(await openSmall(path))
  await page.locator('.breadcrumb a').last().focus()
  const passed: string[] = []
  for (const _ of regionIds) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(passed).toEqual(regionIds.map((id) => mouth.regions[id]))
})

test('at 320 pixels a finger of 44 finds every place, and at no width does the page scroll sideways', async () => {
  const page = await hydrated(await openSmall(path))
  await page.locator('.consent-banner button').first().click()
  // A moment after the answer the banner still takes the second click of a double click.
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement, '::after').visibility === 'hidden',
  )
  expect((await page.evaluate(placesForAFinger, regionIds.length)).sort()).toEqual([...regionIds].sort())
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  }
})

test('in forced colours the place that is chosen differs from the others', async () => {
  const page = await hydrated(
    await visit(here.browser, `${here.site.url}${path}#molars`, { ...small, forcedColors: 'active' }),
  )
  const filled = (id: string) =>
    page
      .locator(`.mouth-link[href="#${id}"]`)
      .evaluate((link) => getComputedStyle(link).getPropertyValue('--ill-here'))
  expect(await filled('molars')).not.toBe(await filled('front'))
})

test('every place opened has no accessibility finding, in light and dark, and is on paper', async () => {
  const page = await followingLinks(await openSmall(path))
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('.mouth-place')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
  expect(await findingsBesideColours(page)).toEqual([])
  expect(await colourFindings(page, [small.viewport.width])).toEqual([])
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.mouth-told').filter({ visible: true }).count()).toBe(regionIds.length)
})

/** The places in which a circle of 44 pixels has room, wherever on the screen the drawing lies. */
function placesForAFinger(expected: number): string[] {
  const drawing = document.querySelector('.mouth-drawing')
  const found = new Set<string>()
  const at = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest('.mouth-link')?.getAttribute('href')?.slice(1)
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4)
  const look = (block: ScrollLogicalPosition, step: number) => {
    drawing?.scrollIntoView({ block })
    const { left = 0, right = 0, top = 0, bottom = 0 } = drawing?.getBoundingClientRect() ?? {}
    for (let y = top; y < bottom; y += step)
      for (let x = left; x < right; x += step) {
        const id = at(x, y)
        if (id === undefined || found.has(id)) continue
        if (around.every((angle) => at(x + 21.9 * Math.cos(angle), y + 21.9 * Math.sin(angle)) === id))
          found.add(id)
      }
  }
  // Most have room to spare and are found with large steps.
  for (const step of [8, 2])
    for (const block of ['start', 'center', 'end'] as const) if (found.size < expected) look(block, step)
  return [...found]
}
