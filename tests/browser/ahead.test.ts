import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from '../support/browser.ts'
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

test('before React is there, a browser that is told how fetches the document of a link a visitor points at', async () => {
  const page = await visit(browser, `${site.url}/nimic`, { expectErrors: /404|ERR_FAILED/ })
  await page.route('**/assets/*.js', (route) => route.abort())
  const rules = page.waitForResponse('**/speculation-rules.json', { timeout: 5000 })
  await page.goto(`${site.url}/`)
  expect((await rules).status()).toBe(200)
  site.clearLogs()
  await page.locator('main a[href="/preturi"]:visible').first().hover()
  await expect
    .poll(() => site.logs().map(({ event, route }) => `${event} ${route}`), { timeout: 5000 })
    .toContain('page-ahead prices')
})
