import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openReadingBrowser, visit } from '../../support/browser/browser.ts'
import { countShifts, movedBy } from '../../support/browser/shifts.ts'
import { openTab } from '../../support/browser/tab.ts'
import { inEnglishIfSpoken, isOn, slugOf } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

const viewport = { width: 412, height: 823 }
const treatment = `/tratamente/${slugOf('fatete_dentare')}`

const tab = openTab(here, { viewport, reducedMotion: 'reduce' })
const open = async (path: string) => hydrated(await tab(path))

/** Whether the browser has laid out what is inside. */
const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().top))

test.each([
  ['/', '.home-contact'],
  ['/tratamente', '.footer-legal'],
  [treatment, '#intrebari'],
  ['/preturi', '.footer-legal'],
  [inEnglishIfSpoken('/privacy-policy'), '.policy-text > :last-child'],
])('%s leaves %s alone until it comes near', async (path, selector) => {
  const page = await open(path)
  expect(await isLaidOut(page, selector)).toBe(false)
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page, selector)).toBe(true)
})

test('search in the page finds what was not laid out, and shows it', async () => {
  const page = await open('/tratamente')
  const text = await page.locator('.footer-identity dd').last().textContent()
  expect(
    await page.evaluate((words) => Reflect.apply(Reflect.get(window, 'find'), window, [words]), text),
  ).toBe(true)
  await expect.poll(() => isLaidOut(page, '.footer-legal')).toBe(true)
})

test('an anchor far down is reached by address and by link', async () => {
  const page = await open(`${treatment}#intrebari`)
  await expect.poll(() => topOf(page, '#intrebari')).toBeLessThan(viewport.height / 2)
  expect(await topOf(page, '#intrebari')).toBeGreaterThanOrEqual(0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('a[href="#riscuri"]').first().click()
  await expect.poll(() => topOf(page, '#riscuri')).toBeLessThan(viewport.height / 2)
  expect(await topOf(page, '#riscuri')).toBeGreaterThanOrEqual(0)
})

test('the keyboard goes through the page in the order of the document, to its end', async () => {
  const page = await open('/privacy-policy')
  const expected = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, footer :is(a, button, input, summary)')]
      .filter((each) => each.checkVisibility() && each.tabIndex >= 0)
      .map((each) => each.textContent),
  )
  await page.locator('main').focus()
  const reached: (string | null)[] = []
  for (const _ of expected) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? null))
  }
  expect(reached).toEqual(expected)
})

test('screen readers are told of all of it', async () => {
  const page = await visit(await openReadingBrowser(), `${here.site.url}/tratamente`, { viewport })
  await hydrated(page)
  expect(await isLaidOut(page, '.footer-legal')).toBe(false)
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const names = nodes.map(({ name }) => String(name?.value ?? ''))
  const parts = await page.locator('.treatments-category h2, .footer-reach a').allTextContents()
  expect(names).toEqual(expect.arrayContaining(parts))
})

test('all of it is printed', async () => {
  const page = await open(treatment)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(page, '#intrebari')).toBe(true)
})

test.each(['/', '/preturi', '/povesti-succes'].filter(isOn))(
  'nothing in view moves while one scrolls through %s',
  async (path) => {
    const page = await hydrated(
      await visit(here.browser, here.site.url + path, {
        viewport,
        reducedMotion: 'reduce',
        prepare: countShifts,
      }),
    )
    await page.mouse.move(200, 400)
    const end = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    for (let step = 0; step < 60 && !(await end()); step++) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(60)
    }
    expect(await end()).toBe(true)
    expect(await movedBy(page, 0.001)).toEqual([])
  },
)
