import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import { atWork, fixedRow, notice, rowOf, smallCategory } from '../../../support/browser/admin-browser.ts'
import { rowsOf } from '../../../support/site/forms.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
beforeEach(() => here.site.db?.reset())

const names = (page: Page) => page.locator('tr[data-row] th a').allTextContents()

/** The middle of a row's handle. */
async function handle(page: Page, row: number): Promise<[x: number, y: number]> {
  const place = page.locator('.row-table-handle').nth(row)
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (box === null) throw new Error('The handle is not shown')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('a row is dragged by its handle with a mouse, stays there, and goes back by a step that names it', async () => {
  const page = await atWork(here.browser, here.site, smallCategory)
  const [first = '', second = '', ...others] = await names(page)
  const [from, to] = [await handle(page, 0), await handle(page, 1)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 3 })
  await page.locator('tr[data-drop="below"]', { hasText: second }).waitFor()
  await page.mouse.up()
  await notice(page, 'mutat')
  expect(await names(page)).toEqual([second, first, ...others])
  await page.reload()
  expect(await names(page)).toEqual([second, first, ...others])
  await page.getByRole('button', { name: /^Anulează: ordinea/ }).click()
  await notice(page, 'Ultimul dumneavoastră pas a fost anulat.')
  expect(await names(page)).toEqual([first, second, ...others])
})

test('Escape leaves a dragged row where it was', async () => {
  const page = await atWork(here.browser, here.site, smallCategory)
  const before = await names(page)
  const [from, to] = [await handle(page, 0), await handle(page, 1)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 3 })
  await page.locator('tr[data-drop]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('tr[data-drop]').waitFor({ state: 'detached' })
  await page.mouse.up()
  expect(await names(page)).toEqual(before)
  expect(await rowsOf(here.site.db, 'select version from drafts')).toEqual([])
})

test('a finger drags a row on a phone', async () => {
  const page = await atWork(here.browser, here.site, smallCategory, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const [first = '', second = '', ...others] = await names(page)
  const [[x, y], [, end]] = [await handle(page, 1), await handle(page, 0)]
  const { send } = await fingerOf(page)
  await send('touchStart', x, y)
  for (const part of [0.3, 0.6, 1]) await send('touchMove', x, y + (end - y) * part)
  await page.locator('tr[data-drop="above"]', { hasText: first }).waitFor()
  await send('touchEnd')
  await notice(page, 'mutat')
  expect(await names(page)).toEqual([second, first, ...others])
})

test('what is typed in a row is saved before another is moved, and nobody is asked whether to leave', async () => {
  const row = await fixedRow(here.site)
  const page = await atWork(here.browser, here.site, `${smallCategory}?row=${row.id}`)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const price = rowOf(page, row.id).getByLabel('Preț, lei')
  await price.fill('7777')
  await page.locator('button[name="down"]:enabled').first().click()
  await notice(page, 'mutat')
  expect(asked).toEqual([])
  expect(await price.inputValue()).toBe('7777')
})

async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    send: (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] }),
  }
}
