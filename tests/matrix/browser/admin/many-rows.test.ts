import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import { atWork, rowOf, saveState } from '../../../support/browser/admin-browser.ts'
import { shortCategory } from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })

describe('a category of five hundred rows', () => {
  const list = `/admin/prices/${shortCategory}`
  beforeEach(async () => {
    await here.site.db?.sql.exec(`
      delete from drafts;
      insert into price_items (id, category, position, title, unit, kind, amount_min, vat, included, not_included, valid_from,
        hidden)
      select 'row-' || n, '${shortCategory}', 100 + n, jsonb_build_object('ro', 'Rândul ' || n, 'en', 'Row ' || n),
        'tooth', 'fixed', 10000, 'exempt', '{"ro": [], "en": []}', '{"ro": [], "en": []}', '2026-09-01', false
      from generate_series(1, 500) n on conflict do nothing`)
  })

  test('comes to a phone in parts, a screen of which is laid out', async () => {
    const page = await atWork(here.browser, here.site, list, { viewport: { width: 360, height: 740 } })
    const rows = () =>
      page.locator('tr[data-row]').evaluateAll((all) => ({
        all: all.length,
        laidOut: all.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length,
      }))
    const { all, laidOut } = await rows()
    expect(all).toBe(50)
    expect(laidOut).toBeGreaterThan(0)
    expect(laidOut).toBeLessThan(40)
    expect(await page.locator('*').count()).toBeLessThan(2_500)
    // Not by its place, which rows move that are laid out when they come near.
    await page.getByRole('link', { name: 'Mai departe' }).press('Enter')
    await page.getByText(/Rândurile 51–100 din 5\d\d/).waitFor()
    expect(await page.locator('tr[data-row]').count()).toBe(50)

    await page.locator('input[name="row"]').nth(2).check()
    await page.locator('#percent').fill('7,5')
    await page.locator('.scenario-preview tr').first().waitFor()
    // What is ticked is previewed, and nothing else.
    expect(await page.locator('.scenario-preview tr').count()).toBe(1)
    await page.locator('input[name="row"]').nth(2).uncheck()
    await page.getByText(/Aici se văd 50 din 5\d\d/).waitFor()
  })

  test('previews a percentage that was typed before the code of the page came', async () => {
    const typed = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<Page>()
    const opening = atWork(here.browser, here.site, list, {
      prepare: async (fresh) => {
        await fresh.route('**/assets/*.js', (route) => typed.promise.then(() => route.continue()))
        opened.resolve(fresh)
      },
    })
    const early = await opened.promise
    await early.locator('#percent').fill('7,5')
    typed.resolve()
    const page = await opening
    await page.locator('.scenario-preview tr').first().waitFor()
  })

  test('renders one row anew when one price changes, and none while it is typed', async () => {
    const page = await atWork(here.browser, here.site, `${list}?row=row-3`, {
      prepare: (fresh) => fresh.addInitScript(countRenderedRows),
    })
    const rendered = () => page.evaluate(() => Reflect.get(window, 'renderedRows'))
    await expect.poll(rendered).toBe(50)
    await page.evaluate(() => Reflect.set(window, 'renderedRows', 0))
    await rowOf(page, 'row-3').getByLabel('Preț, lei').fill('123')
    expect(await rendered()).toBe(0)
    await saveState(page, 'salvat')
    await page.locator('tr[data-row="row-3"]', { hasText: '123 lei' }).waitFor()
    expect(await rendered()).toBe(1)
  })
})

/** Counts rows that React renders, as its developer tools would: production builds tell those of every commit. */
function countRenderedRows(): void {
  type Fiber = {
    flags: number
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
    type: unknown
    stateNode: unknown
  }
  const performedWork = 1
  let count = 0
  const look = (fiber: Fiber, before: Fiber | null) => {
    const row = fiber.child?.stateNode
    if (row instanceof HTMLElement && row.matches('tr[data-row]') && (fiber.flags & performedWork) !== 0)
      count += 1
    if (fiber.child === before?.child) return
    for (let child = fiber.child; child !== null; child = child.sibling)
      if (child !== child.alternate) look(child, child.alternate)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
        look(current, current.alternate)
      },
    },
  })
  Object.defineProperty(window, 'renderedRows', {
    get: () => count,
    set: (value: number) => {
      count = value
    },
  })
}
