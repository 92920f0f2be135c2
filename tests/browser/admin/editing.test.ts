import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, fixedRow, rowOf, saveState, smallCategory } from '../../support/browser/admin-browser.ts'
import { changeAndTakeBack } from '../../support/browser/owner-journey.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
let row: Awaited<ReturnType<typeof fixedRow>>
let category: string
beforeEach(async () => {
  await here.site.db?.reset()
  row = await fixedRow(here.site)
  category = `${smallCategory}?row=_category&row=${row.id}`
})

const price = (page: Page) => rowOf(page, row.id).getByLabel('Preț, lei')

test(
  'an owner signs in, changes a price, publishes it and takes it back',
  () => changeAndTakeBack(here, true),
  120_000,
)

describe('what an owner writes', () => {
  test('is saved by itself: after a reload it is there, and on a second device too', async () => {
    const page = await atWork(here.browser, here.site, category)
    await price(page).fill('7.777')
    await saveState(page, 'Toate modificările sunt în ciornă.')
    await page.reload()
    expect(await price(page).inputValue()).toBe('7777')
    const device = await atWork(here.browser, here.site, category, { viewport: { width: 360, height: 740 } })
    expect(await price(device).inputValue()).toBe('7777')
  })
})
