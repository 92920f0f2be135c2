import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { password } from '../admin/account.ts'
import { createAccount } from '../admin/admin.ts'
import type { Opened } from '../site/open-site.ts'
import type { Site } from '../site/site.ts'
import { fixedRow, notice, rowOf, smallCategory } from './admin-browser.ts'
import { visit } from './browser.ts'
import { answered } from './consent.ts'

/** An owner signs in, changes a price, publishes it, takes it back and signs out. */
export async function changeAndTakeBack(here: Opened<Site>, javaScriptEnabled: boolean): Promise<void> {
  const row = await fixedRow(here.site)
  const category = `${smallCategory}?row=_category&row=${row.id}`
  const price = (page: Page) => rowOf(page, row.id).getByLabel('Preț, lei')
  const { email } = await createAccount(here.site.db, true)
  const page = await visit(here.browser, here.site.url + category, {
    javaScriptEnabled,
    stored: answered,
    viewport: { width: 1024, height: 768 },
    expectErrors: /status of 401/,
  })
  await page.locator('main').getByLabel('E-mail').fill(email)
  const typed = page.getByLabel('Parolă', { exact: true })
  await typed.fill(password)
  if (javaScriptEnabled) {
    await page.getByLabel('Arată parola').check()
    expect([await typed.getAttribute('type'), await typed.inputValue()]).toEqual(['text', password])
  } else expect(await page.getByLabel('Arată parola').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Intră în cont' }).click()
  await page.waitForURL(here.site.url + category)

  await price(page).fill('7.777')
  await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
  await notice(page, 'Ciorna este salvată.')
  expect(await price(page).inputValue()).toBe('7777')

  await page.getByRole('link', { name: 'Toate categoriile' }).click()
  await page.getByRole('table', { name: 'Ce se schimbă' }).getByText('7.777').waitFor()
  await page.getByLabel('Notă').fill('Prețurile de iarnă')
  // So much more than before could be a slip.
  await page.getByLabel('Am verificat').check()
  await page.getByRole('button', { name: 'Publică prețurile' }).click()
  await notice(page, 'Prețurile sunt publicate.')
  const shown = async (path: string) =>
    (await (await here.site.fetch(path)).text()).replaceAll('<!-- -->', '')
  expect(await shown('/preturi')).toContain('7.777')
  if (speaks('en')) expect(await shown('/en/preturi')).toContain('7,777')

  await page.getByRole('link', { name: 'Istoric' }).click()
  await page.getByText('Prețurile de iarnă').waitFor()
  await page.getByRole('link', { name: 'Vezi ce s-a schimbat' }).last().click()
  await page.getByLabel('De ce').fill('A fost o greșeală')
  await page.getByLabel('Am verificat').check()
  await page.getByRole('button', { name: 'Publică din nou varianta' }).click()
  await notice(page, 'Varianta aleasă este publicată din nou.')
  expect(await shown('/preturi')).not.toContain('7.777')

  await page.getByRole('button', { name: 'Ieși din cont' }).click()
  await page.getByText('Ați ieșit din cont.').waitFor()
  await page.goto(`${here.site.url}/admin/prices`)
  await page.getByRole('button', { name: 'Intră în cont' }).waitFor()
}
