import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork } from '../../support/browser/admin-browser.ts'
import { findings } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/browser.ts'
import { addContactRequest } from '../../support/site/inbox.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
const reference = 'ABCD-2345'
beforeAll(() => addContactRequest(here.site, { reference, name: 'Ana Pop' }))

const fieldOf = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const told = (page: Page) => page.locator('.given-back')
async function open(page: Page, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}
test('what is saved is not given back, and what was typed in another form of the page is', async () => {
  const page = await atWork(here.browser, here.site, '/admin/redirects', { expectErrors: /status of 422/ })
  await fieldOf(page, 'from').fill('/o-adresa-veche')
  await fieldOf(page, 'to').fill('/nu exista')
  await page.getByRole('button', { name: 'Adaugă' }).click()
  // Refused, it is in the form as it was sent; left then, it is there again.
  await page.locator('.admin-notice[data-wrong], [aria-invalid]').first().waitFor()
  await hydrated(page)
  expect([await fieldOf(page, 'from').inputValue(), await told(page).count()]).toEqual(['/o-adresa-veche', 0])
  await open(page, '/admin/redirects')
  await told(page).waitFor()
  expect(await fieldOf(page, 'to').inputValue()).toBe('/nu exista')
  expect(await findings(page)).toEqual([])
  await fieldOf(page, 'to').fill('/preturi')
  await page.getByRole('button', { name: 'Adaugă' }).click()
  await page.locator('.admin-notice:not([data-wrong])').waitFor()
  await hydrated(page)
  expect([await fieldOf(page, 'from').inputValue(), await told(page).count()]).toEqual(['', 0])

  await open(page, '/admin/hours')
  await fieldOf(page, 'notice-ro').fill('Suntem în concediu')
  const today = await fieldOf(page, 'closed').inputValue()
  await fieldOf(page, 'closed').fill('2027-03-05')
  await page.getByRole('button', { name: 'Închide' }).click()
  await page.locator('.admin-notice:not([data-wrong])').waitFor()
  await told(page).waitFor()
  expect([await fieldOf(page, 'notice-ro').inputValue(), await fieldOf(page, 'closed').inputValue()]).toEqual(
    ['Suntem în concediu', today],
  )
})
