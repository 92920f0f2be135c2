import type { Page } from 'playwright-core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addDays, isoDateOf } from '../../src/format/dates.ts'
import { holidaysBetween } from '../../src/format/holidays.ts'
import { hydrated, visit } from '../support/browser/browser.ts'
import { dialog, gesture, onlyEssential, quiet, recordOf } from '../support/browser/consent.ts'
import { openProxy } from '../support/browser/proxy.ts'
import { consentKey, inEnglishIfSpoken, isOn, slugOf } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const soon = { timeout: 10_000 }
const here = openSharedSite()
let proxy: Awaited<ReturnType<typeof openProxy>>
beforeEach(async () => {
  proxy = await openProxy(here.site.url)
  onTestFinished(proxy.cut)
})

const expected =
  /40[14]|Failed to load|ERR_|the document instead|could not be reported|stays as it came|Links load documents|fetched ahead/
/** A visitor who allowed functional storage on an earlier visit, with everything kept that is kept at once. */
async function visitAndKeep(path: string, expectErrors = expected): Promise<Page> {
  const value = JSON.stringify(recordOf({ ...onlyEssential, functional: true }))
  const page = await visit(here.browser, proxy.url + path, {
    expectErrors,
    stored: { [consentKey]: value },
  })
  await hydrated(page)
  await expect.poll(() => kept(page), soon).toContain('/contact')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), soon).toBe(true)
  return page
}

/** The addresses of which there is a copy. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

test('help in pain, contact, prices and what was read can be opened without a connection, in every language', async () => {
  const page = await visitAndKeep(`/tratamente/${slugOf('coroane_dentare')}`)
  await expect.poll(() => kept(page), soon).toContain(`/tratamente/${slugOf('coroane_dentare')}`)
  await page.goto(proxy.url + inEnglishIfSpoken('/echipa'))
  await expect.poll(() => kept(page), soon).toContain(inEnglishIfSpoken('/echipa'))
  proxy.cut()
  for (const path of [
    '/ma-doare-acum',
    '/en/ma-doare-acum',
    '/contact',
    '/preturi',
    '/en/contact',
    '/en/preturi',
    `/tratamente/${slugOf('coroane_dentare')}`,
    inEnglishIfSpoken('/echipa'),
  ].filter(isOn)) {
    await page.goto(proxy.url + path)
    await hydrated(page)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe(path.startsWith('/en') ? 'en' : 'ro')
    expect(await page.locator('link[href*=page-sheet]').count()).toBeGreaterThan(0)
    // Its styles stand in the file that the document names where its first screen ends.
    expect(
      await page.getByRole('contentinfo').evaluate((foot) => getComputedStyle(foot).backgroundColor),
    ).not.toBe('rgba(0, 0, 0, 0)')
  }
})

const today = isoDateOf(new Date())
/** A stored page knows the holidays of the three months after its day; there is none in the first weeks of autumn. */
const _holidays = holidaysBetween(addDays(today, 1), addDays(today, 89)).slice(0, 1)
test('withdrawing consent takes every copy away and stops the keeping', async () => {
  const page = await visitAndKeep('/')
  await gesture(page)
  await page.getByRole('button', { name: 'Setări cookie-uri' }).click()
  await dialog(page).getByRole('switch', { name: 'Funcționale' }).setChecked(false)
  await dialog(page).getByRole('button', { name: 'Salvează preferințe' }).click()
  await expect.poll(() => isRegistered(page), soon).toBe(false)
  await expect.poll(() => page.evaluate(() => caches.keys()), soon).toEqual([])
  await page.goto(`${proxy.url}/echipa`)
  await hydrated(page)
  await quiet(page)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
