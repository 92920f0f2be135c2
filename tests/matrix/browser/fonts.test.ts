import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { chosenFamilies } from '../../../scripts/fonts/chosen.ts'
import { measureBreadth } from '../../../scripts/fonts/width.ts'
import { followingLinks, hydrated, visit } from '../../support/browser/browser.ts'
import { countShifts, movedSince } from '../../support/browser/shifts.ts'
import { openTab } from '../../support/browser/tab.ts'
import { inEnglishIfSpoken, isOn } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

const families = chosenFamilies()
const files = families.flatMap((family) => family.files)
const names = families.map(({ name }) => name).join(' and ')

const phone = { width: 412, height: 823 }
const desktop = { width: 1440, height: 900 }
const everywhere = [
  ['/', phone],
  ['/echipa', phone],
  ['/preturi', phone],
  [inEnglishIfSpoken('/tratamente'), phone],
  ['/povesti-succes', phone],
  ['/contact', desktop],
  ['/noutati', desktop],
] as const
const first = everywhere.filter(([path]) => isOn(path))

/** A tab for every page. What waits in a service worker would not be late. */
const tabs = first.map(([path, viewport]) => ({
  path,
  open: openTab(here, { viewport, serviceWorkers: 'block' }, countShifts),
}))

/** Fonts that take as long as this, or that cannot be had. */
const late = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  // The page may be gone meanwhile.
  await route.continue().catch((error: unknown) => console.info(error))
}
const never = (route: Route) => route.abort()

test.each([
  ['at once', 0, late(0)],
  ['after a second', 1_000, late(1_000)],
  ['after three seconds', 3_000, late(3_000)],
  ['after eight seconds', 8_000, late(8_000)],
  ['never', 0, never],
])('fonts that arrive %s move nothing', async (_, ms, network) => {
  const moved = await Promise.all(
    tabs.map(async ({ path, open }) => {
      let asked = 0
      const page = await open(path, {
        prepare: (page) =>
          page.route('**/*.woff2', (route) => {
            asked += 1
            return network(route)
          }),
        expectErrors: /ERR_FAILED|No fonts/,
      })
      await hydrated(page)
      // A font from a cache would not be late.
      await expect.poll(() => asked, { message: path }).toBe(files.length)
      // They are on record once they have come, which on a slow machine is later than they were sent.
      const since = () => page.evaluate(fontsMayCome, files.length)
      await expect.poll(since, { message: path, timeout: ms + 30_000 }).toBeLessThan(Number.POSITIVE_INFINITY)
      await page.waitForTimeout(700)
      return { path, moves: await movedSince(page, 0.0005, await since()) }
    }),
  )
  const words = moved.flatMap(({ path, moves }) =>
    moves.length > 0
      ? `${path}: text moved when ${names} took the place of the device's font. Run npm run fonts, which makes that one as wide and as high. ${moves.join('; ')}`
      : [],
  )
  expect(words).toEqual([])
})

/** When the first font was asked for and all was read: before that, a slow machine shows a person without a line of text. */
function fontsMayCome(all: number): number {
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  if (fonts.length < all) return Number.POSITIVE_INFINITY
  return Math.max(Object(window).readAndDrawn(), Math.min(...fonts.map(({ startTime }) => startTime)))
}

test('where they would move something they wait for the next page', async () => {
  const page = await visit(here.browser, `${here.site.url}/echipa`, { viewport: phone })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await followingLinks(page)
  await page.locator('.action-bar-book').evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/contact')
  await page.locator('main h1:focus').waitFor()
  expect(await placed(page)).toEqual(families.flatMap(({ name, files }) => files.map(() => name)).sort())
  const stack = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  for (const { role, name } of families)
    expect((await stack(role === 'display' ? 'main h1' : 'main p')).replaceAll('"', '')).toMatch(
      new RegExp(`^${name}, ${name} on `),
    )
})

test('nothing asks for a font before the first paint', async () => {
  const page = await visit(here.browser, `${here.site.url}/tratamente`)
  await hydrated(page)
  await expect.poll(() => page.evaluate(fontsAndPaint).then(({ fonts }) => fonts.length)).toBe(files.length)
  const { fonts, paint } = await page.evaluate(fontsAndPaint)
  expect(Math.min(...fonts)).toBeGreaterThan(paint)
})

function fontsAndPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return { fonts: fonts.map(({ startTime }) => startTime), paint: paint?.startTime ?? Number.NaN }
}

function placed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.includes(' on '))
      .sort(),
  )
}

test('titles in a wide font are smaller on a small phone, and as large as ever on a desktop', async () => {
  const wide = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  expect(await measureBreadth({ font: readFileSync(wide), weight: 600 })).toBeGreaterThan(1)
  const sizes = async (width: number) => {
    const page = await visit(here.browser, here.site.url, { viewport: { width, height: 800 } })
    return page.evaluate(() => {
      const root = document.documentElement
      root.style.fontSize = '200%'
      const size = () => Number.parseFloat(getComputedStyle(document.querySelector('h1') ?? root).fontSize)
      root.style.setProperty('--title-breadth', '1')
      const narrow = size()
      root.style.setProperty('--title-breadth', '1.25')
      return { narrow, wide: size() }
    })
  }
  const [phone, desktop] = [await sizes(320), await sizes(1440)]
  expect(phone.wide).toBeCloseTo(phone.narrow / 1.25, 1)
  expect(desktop.wide).toBe(desktop.narrow)
})
