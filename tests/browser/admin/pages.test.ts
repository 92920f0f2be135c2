import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pageIds, routes } from '../../../src/routes.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { sessionCookies } from '../../support/browser/admin-browser.ts'
import { hydratedDocument, layIntoStorage, openContext, visit } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { doctor, isOn, shortCategory, shownStories } from '../../support/samples/examples.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
let tab: Page
beforeAll(async () => {
  const context = await openContext(here.browser, { reducedMotion: 'reduce' })
  await context.addCookies(await sessionCookies(here.site))
  tab = await context.newPage()
  await tab.addInitScript(layIntoStorage, answered)
})

const paths = [
  ...pageIds.filter((id) => id.startsWith('admin/')).map((id) => routes[id].path),
  `/admin/prices/${shortCategory}?rand=_categorie&rand=_nou`,
  `/admin/doctors/${doctor.id}`,
  ...shownStories.slice(0, 1).map(({ id }) => `/admin/stories/${id}`),
]

/** What is mailed lies in a frame without scripts. */
const expectErrors = /sandboxed/

test.each(paths.filter((path) => !path.includes(':')).filter(isOn))(
  '%s comes alive without an error, with one title',
  async (path) => {
    const page = await visit(here.browser, here.site.url + path, { tab, expectErrors })
    await hydratedDocument(page)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('main').innerText()).not.toContain('Se încarcă...')
  },
)
