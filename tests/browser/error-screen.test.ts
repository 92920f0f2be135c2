import { expect, test } from 'vitest'
import { followingLinks, siteLink, visit } from '../support/browser/browser.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const inProduction = openSharedSite()

test('a production build shows the same screen when the data of a page is overridden in the browser, as the README says', async () => {
  const { browser, site } = inProduction
  const page = await followingLinks(
    await visit(browser, `${site.url}/`, { expectErrors: /error|undefined/i }),
  )
  await page.route('**/_data/echipa*', async (route) => {
    const { props: _, ...payload } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...payload, props: {} } })
  })
  await siteLink(page, '/echipa').click()
  await page.getByRole('heading', { name: 'Oops! Ceva nu a mers bine', level: 1 }).waitFor()
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(1)
  expect(await page.locator('header, footer').count()).toBeGreaterThan(1)
})
