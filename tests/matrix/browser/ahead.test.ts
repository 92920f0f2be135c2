import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite()

test('before React is there, a browser that is told how fetches the document of a link a visitor points at', async () => {
  const page = await visit(here.browser, `${here.site.url}/nimic`, {
    expectErrors: /404|ERR_FAILED|imported module/,
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${here.site.url}/echipa`)
  const rules = page.waitForResponse('**/speculation-rules.json', { timeout: 5000 })
  await page.locator('.breadcrumb a[href="/"]').click()
  expect((await rules).status()).toBe(200)
  here.site.clearLogs()
  await page.locator('main a[href="/preturi"]:visible').first().hover()
  await expect
    .poll(() => here.site.logs().map(({ event, route }) => `${event} ${route}`), { timeout: 5000 })
    .toContain('page-ahead prices')
})
