import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hydrated, openBrowser } from '../support/browser.ts'
import { all, arrive, dialog, gesture, onlyEssential, recordOf } from '../support/consent.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite({ vars: { INSIGHTS_SINK: 'log' } })
  browser = await openBrowser()
})
beforeEach(() => site.clearLogs())
afterAll(async () => {
  await browser.close()
  await site.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const views = () => site.logs().flatMap(({ event, path }) => (event === 'insight-view' ? [path] : []))
const settled = (page: Page) => page.waitForTimeout(700)

describe('without consent to analytics', () => {
  test.each([
    ['undecided', undefined],
    ['refused', recordOf(onlyEssential)],
    ['marketing alone', recordOf({ ...onlyEssential, marketing: true })],
  ])('(%s) nothing of the statistics is loaded or sent', async (_, stored) => {
    const { page, requests } = await arrive(browser, `${site.url}/`, stored && { stored })
    await hydrated(page)
    await settled(page)
    expect(requests.filter((request) => /_insights|_speed/.test(request))).toEqual([])
  })
})

test('with consent every page that comes into view is counted once, and nothing else is', async () => {
  const { page } = await arrive(browser, `${site.url}/?utm_source=x&email=ana@example.org#sus`, {
    stored: recordOf(all),
  })
  await hydrated(page)
  await expect.poll(views).toEqual(['/'])
  await gesture(page)
  await page.evaluate(() => history.replaceState(null, '', '/?altceva=1'))
  await page.evaluate(() => {
    location.hash = 'jos'
  })
  await settled(page)
  await page.locator('footer a[href="/echipa"]').first().click()
  await expect.poll(views).toEqual(['/', '/echipa'])
  await page.evaluate(() => history.pushState(null, '', '?filtru=chirurgie'))
  await settled(page)
  await page.locator('a[hreflang="en"]:visible').first().click()
  await expect.poll(views).toEqual(['/', '/echipa', '/en/echipa'])
  await page.goBack()
  await expect.poll(() => views().at(-1)).toBe('/echipa')
  await settled(page)
  expect(JSON.stringify(site.logs().filter(({ event }) => String(event).startsWith('insight')))).not.toMatch(
    /ana@|utm_|altceva|jos/,
  )
})

test('an old English address is one view of the page it leads to', async () => {
  const { page } = await arrive(browser, `${site.url}/en/tarife`, { stored: recordOf(all) })
  await hydrated(page)
  await settled(page)
  expect([new URL(page.url()).pathname, views()]).toEqual(['/en/preturi', ['/en/preturi']])
})

test('a page that does not exist is counted as that, without what was asked for', async () => {
  const { page } = await arrive(browser, `${site.url}/ana-ionescu`, {
    stored: recordOf(all),
    expectErrors: /404/,
  })
  await hydrated(page)
  await expect.poll(views).toEqual(['/404'])
})

test('consent given on the page lets the statistics in, withdrawal silences them, in other tabs as well', async () => {
  const { page } = await arrive(browser, `${site.url}/`)
  const other = await page.context().newPage()
  await other.goto(`${site.url}/contact`)
  await Promise.all([hydrated(page), hydrated(other)])
  await press(page, 'Accept toate')
  await expect.poll(() => views().sort()).toEqual(['/', '/contact'])
  await press(page, 'Setări cookie-uri')
  await dialog(page).getByRole('button', { name: 'Doar necesare' }).click()
  await settled(page)
  site.clearLogs()
  await other.locator('footer a[href="/echipa"]').first().click()
  await other.waitForURL('**/echipa')
  await settled(other)
  expect(site.logs().filter(({ event }) => event === 'insight-view' || event === 'insight-vital')).toEqual([])
})

test('the vitals of a page arrive when it is left, and carry neither address nor id', async () => {
  const { page, requests } = await arrive(browser, `${site.url}/preturi?rand=x`, { stored: recordOf(all) })
  await hydrated(page)
  await expect.poll(() => requests.includes('GET /_speed/script.js')).toBe(true)
  await page.mouse.click(5, 5)
  await settled(page)
  await page.goto('about:blank')
  await expect
    .poll(() =>
      site
        .logs()
        .filter(({ event }) => event === 'insight-vital')
        .map(({ route, name }) => `${route} ${name}`),
    )
    .toContain('/preturi LCP')
})

test('statistics that are blocked disturb nobody', async () => {
  const { page } = await arrive(browser, `${site.url}/`, {
    stored: recordOf(all),
    expectErrors: /ERR_FAILED/,
    prepare: (page) => page.route(/_insights|_speed/, (route) => route.abort()),
  })
  await hydrated(page)
  await settled(page)
  expect(await page.locator('h1').isVisible()).toBe(true)
})
