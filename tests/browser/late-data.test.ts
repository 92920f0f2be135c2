import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite({ database: true, mode: 'development' })
  browser = await openBrowser()
})
beforeEach(async () => {
  site.db?.fault(null)
  await site.restart()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const price = 'Implant dentar din titan'

test('with a slow database the page is there at once, the prices follow, and React takes over without a word', async () => {
  site.db?.fault('slow:2000')
  const page = await visit(browser, 'about:blank')
  const arrived = page.goto(`${site.url}/preturi`)
  await page.getByText('Se încarcă...').first().waitFor()
  expect(await page.locator('header').first().isVisible()).toBe(true)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.getByText(price).count()).toBe(0)
  await arrived
  await hydrated(page)
  expect(await page.getByText(price).first().isVisible()).toBe(true)
  expect(await page.locator('.loading').count()).toBe(0)
})

test('without JavaScript the late prices are visible, and no loading text is left standing', async () => {
  site.db?.fault('slow:1500')
  const page = await visit(browser, `${site.url}/preturi`, { javaScriptEnabled: false })
  expect(await page.getByText(price).first().isVisible()).toBe(true)
  expect(await page.locator('.loading').first().isVisible()).toBe(false)
})

test('a link followed while the database is slow shows the loading text, then the page', async () => {
  const page = await hydrated(await visit(browser, `${site.url}/echipa`))
  site.db?.fault('slow:1500')
  await page.locator('header a[href="/preturi"]').first().click()
  await page.getByText('Se încarcă...').first().waitFor()
  await page.getByText(price).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/preturi')
})
