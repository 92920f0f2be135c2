import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../support/browser/browser.ts'
import { belowFirstView } from '../support/browser/first-view.ts'
import { openTab } from '../support/browser/tab.ts'
import { slugOf } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const open = openTab(here, phone)
const openWithoutScripts = openTab(here, { ...phone, javaScriptEnabled: false })
const path = `/tratamente/${slugOf('implant_dentar')}`

/** Price, duration and pain: three names, and what is said of each. */
const brief = ['.treatment-brief dt:nth-of-type(3)', '.treatment-brief dd:nth-of-type(3)']
const isOpen = (page: Page, id: string) =>
  page.locator(`details:has(> #${id})`).evaluate((part) => part instanceof HTMLDetailsElement && part.open)

test.each([
  [390, 844],
  [360, 640],
])('at %i × %i price, duration and pain are seen before the banner is answered', async (width, height) => {
  const page = await open(path, { viewport: { width, height } })
  expect(await belowFirstView(page, brief)).toEqual([])
  expect(await page.locator('.treatment-brief dd').first().innerText()).toMatch(/\d\s*lei/)
})

test.each([
  ['with', open],
  ['without', openWithoutScripts],
] as const)('a link to what is folded opens it and shows its name, %s scripts', async (_, visit) => {
  const page = await visit(path)
  expect(await isOpen(page, 'riscuri')).toBe(false)
  await page.locator('.treatment-contents a[href="#riscuri"]').click()
  await expect.poll(() => isOpen(page, 'riscuri')).toBe(true)
  const name = page.locator('details:has(> #riscuri) > summary')
  await expect.poll(async () => (await name.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  expect((await name.boundingBox())?.y ?? 844).toBeLessThan(422)
})

test('an address with a fragment arrives at what it names, and search in the page finds what is folded', async () => {
  const page = await hydrated(await open(`${path}#potrivire`))
  await expect.poll(() => isOpen(page, 'potrivire')).toBe(true)
  expect(await isOpen(page, 'pasi')).toBe(false)
  const step = await page.locator('#pasi p').last().textContent()
  const found = await page.evaluate(
    (words) => Reflect.apply(Reflect.get(window, 'find'), window, [words]),
    step?.slice(0, 40),
  )
  expect(found).toBe(true)
})

test('on paper everything that is folded is read', async () => {
  const page = await open(path)
  await page.emulateMedia({ media: 'print' })
  const closed = await page
    .locator('.page .folded')
    .evaluateAll(
      (all) => all.filter((each) => (each.lastElementChild?.getBoundingClientRect().height ?? 0) < 10).length,
    )
  expect(await page.locator('.page .folded').count()).toBeGreaterThan(6)
  expect(closed).toBe(0)
})
