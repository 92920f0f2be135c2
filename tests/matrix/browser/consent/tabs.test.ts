import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followInFooter, followingLinks, hydrated } from '../../../support/browser/browser.ts'
import {
  all,
  banner,
  onlyEssential,
  openVisits,
  press,
  quiet,
  readRecord,
  readSignals,
  recordOf,
  signalsFor,
} from '../../../support/browser/consent.ts'

const visits = openVisits()

test('a choice in one tab holds in the other within half a second, without a second proof or a stolen focus', async () => {
  const { page: first, proofs } = await visits.arrive('/contact')
  const second = await first.context().newPage()
  await second.goto(`${visits.site.url}/echipa`)
  await Promise.all([hydrated(first), hydrated(second)])
  await second.locator('header a').first().focus()
  await press(first, 'Accept toate')
  await second.waitForFunction(() => document.documentElement.dataset.consent === 'settled', null, {
    timeout: 500,
  })
  expect(await banner(second).isVisible()).toBe(false)
  expect((await readSignals(second)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
  expect(await second.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await quiet(second)
  expect(proofs).toHaveLength(1)
})

test('a choice that another tab makes while the page begins holds on it, and is no stale one', async () => {
  const { page, proofs, warnings } = await visits.arrive('/contact', {
    before: () => {
      const { getItem } = Storage.prototype
      // The head script reads first; then the other tab writes, before the rest of the page has come.
      Storage.prototype.getItem = function (key) {
        Storage.prototype.getItem = getItem
        const found = getItem.call(this, key)
        const categories = { essential: true, analytics: true, marketing: true, functional: true }
        const record = { version: '1.0.0', givenAtISO: new Date().toISOString(), categories }
        this.setItem(key, JSON.stringify(record))
        return found
      }
    },
  })
  await hydrated(page)
  expect(await banner(page).isVisible()).toBe(false)
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
  await quiet(page)
  expect([proofs, warnings]).toEqual([[], []])
})

test('a choice of two tabs at once ends in one record that both follow', async () => {
  const { page: first, proofs } = await visits.arrive('/contact')
  const second = await first.context().newPage()
  await second.goto(`${visits.site.url}/`)
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
  await Promise.all([quiet(first), quiet(second)])
  const record = await readRecord(first)
  for (const page of [first, second])
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(record.categories)])
  // A click may fall on a banner that the other tab's choice is just taking away.
  const sent = new Set(proofs.map(({ eventId }) => eventId))
  expect([1, chosen[0] + chosen[1]]).toContain(sent.size)
  expect(proofs).toContainEqual(
    expect.objectContaining({ consent: expect.objectContaining({ categories: record.categories }) }),
  )
})

test('a link keeps provider and data layer: no second default', async () => {
  const { page } = await visits.arrive('/contact', { stored: recordOf(onlyEssential) })
  await followingLinks(page)
  const before = await readSignals(page)
  await followInFooter(page, '/cookie-policy')
  await page.waitForURL('**/cookie-policy')
  await page.waitForFunction(() => document.documentElement.dataset.route === '/cookie-policy')
  expect(await readSignals(page)).toEqual(before)
  await page.locator('footer [data-choice=open]').click()
  await page.locator('.consent-dialog').waitFor()
})
