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
    await page.locator('#prices-words').fill(words)
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
