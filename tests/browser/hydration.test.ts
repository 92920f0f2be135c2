import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneAddressPerRoute } from '../support/addresses.ts'
import { hydrated, openBrowser, visit } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  // React's development build says what differs; the other one repairs it without a word.
  site = await startSite({ mode: 'development' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const addresses = [...(await oneAddressPerRoute()).map(({ address }) => address)]

test.each(addresses)('%s is taken over by React without a warning or a policy violation', async (address) => {
  const page = await hydrated(await visit(browser, site.url + address))
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.getByText(/^(Se încarcă\.\.\.|Loading\.\.\.)$/).count()).toBe(0)
})

test.each(['/nu-exista', '/en/admin/prices'])('%s is taken over as well', async (address) => {
  const page = await hydrated(await visit(browser, site.url + address, { expectErrors: /status of 40[14]/ }))
  expect(await page.locator('h1').count()).toBe(1)
})

test.each(addresses)('%s reads and links without JavaScript', async (address) => {
  const page = await visit(browser, site.url + address, { javaScriptEnabled: false })
  expect(await page.locator('h1').innerText()).not.toBe('')
  expect(await page.locator('nav a[href]').count()).toBeGreaterThan(4)
  const dead = await page.locator('a[href="#"], a:not([href]), a[href^="javascript:"]').count()
  expect(dead).toBe(0)
})
