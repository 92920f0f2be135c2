import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { answered } from '../support/browser/consent.ts'
import { openTab } from '../support/browser/tab.ts'
import { plainRow } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const arrive = openTab(openSharedSite(), { viewport: { width: 390, height: 844 } })
const title = priceSnapshot.items.find(({ id }) => id === plainRow)?.title.ro ?? ''
const field = '#prices-words'

test.each([
  ['by keys', (page: Page) => page.locator(field).pressSequentially(title)],
  ['by an aid that fills in the field', (page: Page) => page.locator(field).fill(title)],
])('what is typed before the code is there is searched when it comes, %s', async (_how, type) => {
  const typed = Promise.withResolvers<void>()
  const page = await arrive('/preturi', {
    stored: answered,
    prepare: (tab) => tab.route('**/assets/*.js', (route) => typed.promise.then(() => route.continue())),
  })
  await type(page)
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  typed.resolve()
  await page.locator('.prices-search strong').waitFor()
  expect(await page.locator(`#${plainRow}`).isVisible()).toBe(true)
})
