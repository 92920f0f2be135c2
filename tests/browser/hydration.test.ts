import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hydratedDocument, openContext, visit } from '../support/browser/browser.ts'
import { oneAddressPerRoute } from '../support/pages/addresses.ts'
import { isSpoken } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

// React's development build says what differs; the other one repairs it without a word.
const here = openSharedSite('development')
/** One for all pages: the code that they share is read once. */
let tab: Page
beforeAll(async () => {
  tab = await (await openContext(here.browser)).newPage()
})

const addresses = (await oneAddressPerRoute()).map(({ address }) => address)

test.each(addresses)('%s is taken over by React without a warning or a policy violation', async (address) => {
  const page = await hydratedDocument(await visit(here.browser, here.site.url + address, { tab }))
  const { titles, elements, loading } = await page.evaluate(contents)
  expect(titles).toBe(1)
  expect(elements).toBeGreaterThan(20)
  expect(loading).toBe(0)
})

test.each(['/nu-exista', '/en/admin/prices'])('%s is taken over as well', async (address) => {
  const page = await hydratedDocument(
    await visit(here.browser, here.site.url + address, { tab, expectErrors: /status of 40[14]/ }),
  )
  expect((await page.evaluate(contents)).titles).toBe(1)
})

test.each(['/', '/en/tratamente', '/preturi', '/en/contact'].filter(isSpoken))(
  '%s reads and links without JavaScript',
  async (address) => {
    const page = await visit(here.browser, here.site.url + address, { javaScriptEnabled: false })
    expect(await page.locator('h1').innerText()).not.toBe('')
    expect(await page.locator('nav a[href]').count()).toBeGreaterThan(4)
  },
)

/** How many titles and elements a page has, and how many of these say nothing but that something is loading. */
function contents() {
  const elements = [...document.querySelectorAll('body, body *')]
  const loading = elements.filter(({ textContent }) =>
    /^\s*(Se încarcă\.\.\.|Loading\.\.\.)\s*$/.test(textContent),
  )
  const titles = document.querySelectorAll('h1').length
  return { titles, elements: elements.length, loading: loading.length }
}
