import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccount, password } from '../support/admin.ts'
import { hydrated, openBrowser, visit } from '../support/browser.ts'
import { recordOf } from '../support/consent.ts'
import { rowsOf } from '../support/forms.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
let email = ''
beforeAll(async () => {
  site = await startSite({ database: true })
  browser = await openBrowser()
})
beforeEach(async () => {
  await site.db?.reset()
  email = (await createAccount(site.db, true)).email
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const expectErrors = /401|403|409|422/
/** Somebody who has signed in by the form, on the way to a page. */
async function atWork(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const page = await visit(browser, site.url + path, {
    expectErrors,
    storageState: {
      cookies: [],
      origins: [
        { origin: site.url, localStorage: [{ name: 'amiaza.consent', value: JSON.stringify(recordOf()) }] },
      ],
    },
    ...options,
  })
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Parolă').fill(password)
  await page.getByRole('button', { name: 'Intră în cont' }).click()
  await page.waitForURL(site.url + path)
  return page
}
const row = (page: Page) => page.locator('fieldset.row-editor').nth(1)
const notice = (page: Page, text: string) => page.locator('.admin-notice', { hasText: text }).waitFor()

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  test('an owner signs in, changes a price, publishes it and goes back', async () => {
    const page = await atWork('/admin/prices/implantologie', { javaScriptEnabled })
    if (javaScriptEnabled) await hydrated(page)
    await row(page).getByLabel('Preț, lei').fill('7.777')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await notice(page, 'Ciorna este salvată.')
    await page.reload()
    expect(await row(page).getByLabel('Preț, lei').inputValue()).toBe('7777')

    await page.getByRole('link', { name: 'Toate categoriile' }).click()
    await page
      .getByRole('table', { name: 'Ce se schimbă' })
      .getByText(/7\.777/)
      .waitFor()
    await page.getByLabel('Notă').fill('Prețurile de iarnă')
    await page.getByRole('button', { name: 'Publică prețurile' }).click()
    await notice(page, 'Prețurile sunt publicate.')
    await page.goto(`${site.url}/en/preturi/implantologie`)
    await page.getByText(/7,777/).first().waitFor()

    await page.goto(`${site.url}/admin/publications`)
    await page.getByRole('link', { name: 'Vezi ce s-a schimbat: 1' }).click()
    await page.getByLabel('De ce').fill('A fost o greșeală')
    await page.getByRole('button', { name: 'Publică din nou lista' }).click()
    await notice(page, 'Lista aleasă este publicată din nou.')
    await page.goto(`${site.url}/preturi/implantologie`)
    expect(await page.getByText(/7\.777/).count()).toBe(0)

    await page.goto(`${site.url}/admin/prices`)
    await page.getByRole('button', { name: 'Ieși din cont' }).click()
    await page.getByText('Ați ieșit din cont.').waitFor()
    await page.goto(`${site.url}/admin/prices`)
    await page.getByRole('button', { name: 'Intră în cont' }).waitFor()
  })

  test('two people at the same row are told before one overwrites the other', async () => {
    const [ana, dan] = [
      await atWork('/admin/prices/implantologie', { javaScriptEnabled }),
      await atWork('/admin/prices/implantologie', { javaScriptEnabled }),
    ]
    await row(ana).getByLabel('Preț, lei').fill('7777')
    await ana.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await notice(ana, 'Ciorna este salvată.')
    await row(dan).getByLabel('Preț, lei').fill('8888')
    await dan.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await dan.getByRole('heading', { name: 'Altcineva a schimbat aceleași rânduri' }).waitFor()
    await dan.getByRole('link', { name: 'Păstrează varianta salvată' }).click()
    await expect.poll(() => row(dan).getByLabel('Preț, lei').inputValue()).toBe('7777')
  })

  test('a wrong row is explained at its field', async () => {
    const page = await atWork('/admin/prices/implantologie', { javaScriptEnabled })
    await row(page).getByLabel('Preț, lei').fill('mult')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    const link = page.locator('.error-summary a')
    await link.waitFor()
    expect(await page.locator(':focus').getAttribute('class')).toBe('error-summary')
    await link.click()
    expect(await page.locator(':focus').inputValue()).toBe('mult')
  })

  test('a file is taken, or refused line by line', async () => {
    const page = await atWork('/admin/prices', { javaScriptEnabled })
    const file = async (edit: (text: string) => string) => {
      const answer = await page.request.get(`${site.url}/api/admin/prices.csv`)
      return { name: 'preturi.csv', mimeType: 'text/csv', buffer: Buffer.from(edit(await answer.text())) }
    }
    await page
      .getByLabel('Fișierul de încărcat')
      .setInputFiles(await file((text) => text.replace(',fixed,', ',gratis,')))
    await page.getByRole('button', { name: 'Încarcă în ciornă' }).click()
    await page.getByText(/Linia \d+ \([a-z-]+\), kind/).waitFor()
    await page
      .getByLabel('Fișierul de încărcat')
      .setInputFiles(await file((text) => text.replace(',fixed,', ',from,')))
    await page.getByRole('button', { name: 'Încarcă în ciornă' }).click()
    await notice(page, 'Fișierul este preluat în ciornă.')
  })
})

test('figures follow what is typed, a reset takes it back, and leaving with changes is asked about', async () => {
  const page = await atWork('/admin/prices/implantologie')
  await hydrated(page)
  const price = row(page).getByLabel('Preț, lei')
  const before = await price.inputValue()
  await price.fill('12000')
  await row(page).getByText('12.000').waitFor()
  await row(page)
    .getByText(/circa .* pe lună, 24 luni/)
    .waitFor()
  await page.getByText('1 câmp nesalvat').waitFor()
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Toate categoriile' }).click()
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('button', { name: 'Anulează ce nu este salvat' }).click()
  expect(await price.inputValue()).toBe(before)
  await page.getByText('1 câmp nesalvat').waitFor({ state: 'detached' })
})

test('a scenario is tried out before it is applied', async () => {
  const page = await atWork('/admin/prices/implantologie')
  await hydrated(page)
  await page.getByLabel('Procent').fill('10')
  const preview = page.getByRole('table', { name: 'Cum ar arăta' })
  await preview.waitFor()
  const [shown = ''] = await preview.locator('tr').first().locator('strong').allTextContents()
  expect(await rowsOf(site.db, 'select version from price_drafts')).toEqual([])
  await page.getByRole('button', { name: 'Aplică în ciornă' }).click()
  await notice(page, 'Scenariul este aplicat')
  expect((await row(page).locator('.row-editor-figures strong').textContent())?.trim()).toBe(shown.trim())
})

test('the keyboard alone is enough to change a price', async () => {
  const page = await atWork('/admin/prices/implantologie')
  await hydrated(page)
  await row(page).getByLabel('Titlu în română').focus()
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('data-field')).toBe('min')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('5555')
  await page.keyboard.press('Enter')
  await notice(page, 'Ciorna este salvată.')
})

test.each([
  '/admin/prices',
  '/admin/prices/implantologie',
  '/admin/preview',
  '/admin/publications',
  '/admin/requests',
  '/admin/sign-in',
])('%s has no known barrier and fits a small phone', async (path) => {
  const page = await atWork('/admin/prices/implantologie', { viewport: { width: 320, height: 640 } })
  await row(page).getByLabel('Preț, lei').fill('7777')
  await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
  await notice(page, 'Ciorna este salvată.')
  await page.goto(site.url + path)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Evaluated by the debugger, so the page's policy need not allow it.
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const options: RunOptions = {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }
    const found: AxeResults = await Reflect.get(window, 'axe').run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  })
  expect(violations).toEqual([])
})
