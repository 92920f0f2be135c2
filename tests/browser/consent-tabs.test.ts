import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser } from '../support/browser.ts'
import {
  all,
  arrive,
  banner,
  gesture,
  onlyEssential,
  readRecord,
  readSignals,
  recordOf,
  signalsFor,
} from '../support/consent.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a choice in one tab holds in the other within half a second, without a second proof or a stolen focus', async () => {
  const { page: first, proofs } = await arrive(browser, `${site.url}/`)
  const second = await first.context().newPage()
  await second.goto(`${site.url}/echipa`)
  await Promise.all([hydrated(first), hydrated(second)])
  await second.locator('header a').first().focus()
  await press(first, 'Accept toate')
  await second.waitForFunction(() => document.documentElement.dataset.consent === 'settled', null, {
    timeout: 500,
  })
  expect(await banner(second).isVisible()).toBe(false)
  expect((await readSignals(second)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
  expect(await second.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await first.waitForTimeout(300)
  expect(proofs).toHaveLength(1)
})

test('a choice of two tabs at once ends in one record that both follow', async () => {
  const { page: first, proofs } = await arrive(browser, `${site.url}/`)
  const second = await first.context().newPage()
  await second.goto(`${site.url}/`)
  await Promise.all([hydrated(first), hydrated(second)])
  // Whoever comes second may find the banner gone.
  const choose = (page: Page, name: string) =>
    page
      .getByRole('button', { name })
      .click({ timeout: 2000 })
      .then(
        () => 1,
        () => 0,
      )
  const chosen = await Promise.all([choose(first, 'Accept toate'), choose(second, 'Doar necesare')])
  await first.waitForTimeout(500)
  const record = await readRecord(first)
  for (const page of [first, second])
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(record.categories)])
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(chosen[0] + chosen[1])
})

test('Back shows a page that has heard of the choice made since', async () => {
  const { page } = await arrive(browser, `${site.url}/`)
  await hydrated(page)
  await page.goto(`${site.url}/healthz`)
  const other = await page.context().newPage()
  await other.goto(`${site.url}/`)
  await press(other, 'Accept toate')
  await page.goBack()
  await page.waitForFunction(() => document.documentElement.dataset.consent === 'settled', null, {
    timeout: 1000,
  })
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
})

test('a link keeps provider and data layer: no second default', async () => {
  const { page } = await arrive(browser, `${site.url}/`, { stored: recordOf(onlyEssential) })
  await hydrated(page)
  await gesture(page)
  const before = await readSignals(page)
  await page.locator('footer a[href="/cookie-policy"]').first().click()
  await page.waitForURL('**/cookie-policy')
  await page.waitForFunction(() => document.documentElement.dataset.route === '/cookie-policy')
  expect(await readSignals(page)).toEqual(before)
  await page.locator('footer [data-choice=open]').click()
  await page.locator('.consent-dialog').waitFor()
})
