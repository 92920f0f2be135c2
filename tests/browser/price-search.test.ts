import { expect, test } from 'vitest'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { answered } from '../support/browser/consent.ts'
import { belowFirstView } from '../support/browser/first-view.ts'
import { openTab } from '../support/browser/tab.ts'
import { plainRow } from '../support/samples/examples.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const ways = {
  'as one types': openTab(here, phone),
  'without scripts': openTab(here, { ...phone, javaScriptEnabled: false }),
}
const title = priceSnapshot.items.find(({ id }) => id === plainRow)?.title.ro ?? ''
const words = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

test.each(['as one types', 'without scripts'] as const)(
  'a price is found in plain letters, seen and ticked, %s',
  async (how) => {
    const page = await ways[how]('/preturi', { stored: answered })
    // The first prices are in the first screen: the span of a category.
    expect(await belowFirstView(page, ['.prices-group:first-of-type .folded-beside'])).toEqual([])
    const row = page.locator(`#${plainRow}`)
    expect(await row.isVisible()).toBe(false)
    // Letter by letter: the first ones come before the code that searches.
    const field = page.locator('#prices-words')
    await field.pressSequentially(words)
    expect(await field.inputValue()).toBe(words)
    if (how === 'without scripts') await page.locator('.search-form button').click()
    await row.waitFor()
    await page.locator('.prices-search strong').waitFor()
    const shown = await page.locator('.price-row:visible').count()
    expect(await page.locator('.prices-search strong').innerText()).toMatch(new RegExp(`^${shown}\\s`))
    expect(shown).toBeLessThan(await page.locator('.price-row').count())
    const first = await page.locator('.price-row:visible').first().boundingBox()
    expect(first?.y ?? 844).toBeLessThan(700)
    await row.locator('input').check()
    if (how === 'as one types') {
      expect(page.url()).toContain('q=')
      await page.locator('.prices-said a').first().click()
      await expect.poll(() => page.locator('.price-row[hidden]').count()).toBe(0)
      // What is ticked stays in sight, the rest is folded again.
      expect(await row.locator('input').isChecked()).toBe(true)
      expect(await row.isVisible()).toBe(true)
    }
  },
)

test('what a search needs and could not be fetched is asked for again with the next letter', async () => {
  let asked = 0
  const page = await ways['as one types']('/preturi', {
    stored: answered,
    // The browser complains of the failed request, the page says who searches instead.
    expectErrors: /net::ERR_FAILED|The server has to search/,
    prepare: (page) =>
      page.route('**/api/search-words/**', (route) => (asked++ === 0 ? route.abort() : route.continue())),
  })
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('The server has'))
  const field = page.locator('#prices-words')
  await field.fill(words.slice(0, -1))
  await failed
  // Nothing is found yet, and nothing is hidden as if it had been searched for.
  expect(await page.locator('.prices-search strong').count()).toBe(0)
  await field.press('End')
  await field.pressSequentially(words.slice(-1))
  expect(await field.inputValue()).toBe(words)
  await page.locator('.prices-search strong').waitFor()
  expect(await page.locator(`#${plainRow}`).isVisible()).toBe(true)
  expect(asked).toBe(2)
})
