import { beforeEach, expect, test } from 'vitest'
import { hydrated, visit } from '../../support/browser/browser.ts'
import { offerRow } from '../../support/samples/examples.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, mode: 'development' })
beforeEach(async () => {
  here.site.db?.fault(null)
  await here.site.restart()
})

const row = `#${offerRow}`
/** The row is folded in its category, whose name and span are seen. */
const category = `.folded:has(${row}) > summary`

test('with a slow database the page is there at once, the prices follow, and React takes over without a word', async () => {
  here.site.db?.fault('hang')
  const seen = Promise.withResolvers<{ header: boolean; heading: boolean; prices: number }>()
  const page = await visit(here.browser, `${here.site.url}/preturi`, {
    prepare: async (page) => {
      page
        .locator('main .loading')
        .first()
        .waitFor()
        .then(async () => ({
          header: await page.locator('header').first().isVisible(),
          heading: await page.locator('h1').isVisible(),
          prices: await page.locator(row).count(),
        }))
        .then(seen.resolve, seen.reject)
        .finally(() => here.site.db?.fault(null))
    },
  })
  expect(await seen.promise).toEqual({ header: true, heading: true, prices: 0 })
  await hydrated(page)
  await page.locator(category).waitFor()
  await page.locator(row).first().waitFor({ state: 'attached' })
  expect(await page.locator('.loading').count()).toBe(0)
})

test('without JavaScript the late prices are visible, and no loading text is left standing', async () => {
  here.site.db?.fault('hang')
  const page = await visit(here.browser, `${here.site.url}/preturi`, {
    javaScriptEnabled: false,
    prepare: async (page) => {
      const loading = page.locator('main .loading').first().waitFor({ state: 'attached' })
      loading.finally(() => here.site.db?.fault(null))
    },
  })
  expect(await page.locator(category).isVisible()).toBe(true)
  await page.locator(category).click()
  expect(await page.locator(row).first().isVisible()).toBe(true)
  expect(await page.locator('.loading').first().isVisible()).toBe(false)
})
