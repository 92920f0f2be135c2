import { expect } from 'vitest'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import { sessionCookies } from '../../../support/browser/admin-browser.ts'
import { visit } from '../../../support/browser/browser.ts'
import { answered } from '../../../support/browser/consent.ts'
import { testOf } from '../../../support/module-test.ts'
import { article } from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'

const test = testOf('news')
const here = openSite({ database: true, prepare: waitForAdmin })

const list = '/admin/news'
test('list and editor fit a phone and work without scripts', async () => {
  const cookies = await sessionCookies(here.site)
  const page = await visit(here.browser, here.site.url + list, {
    stored: answered,
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
    prepare: (fresh) => fresh.context().addCookies(cookies),
  })
  for (const path of [list, `/en${list}/${article}`]) {
    await page.goto(here.site.url + path)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      path,
    ).toBe(true)
  }
  // Without scripts the form, its preview and what is said of the wording are the server's.
  await page.locator('#text-en').fill('A perfect smile. '.repeat(20))
  await page.getByRole('button', { name: 'Save and preview' }).click()
  await page.waitForURL('**/en/admin/preview**', { waitUntil: 'commit' })
  await page.goto(`${here.site.url}/en${list}/${article}`)
  await page.getByText('“perfect”').first().waitFor()
})
