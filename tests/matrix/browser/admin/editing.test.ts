import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { adminAtWork, formFields, sendFields, waitForAdmin } from '../../../support/admin/admin.ts'
import {
  atWork,
  fixedRow,
  notice,
  rowOf,
  saveState,
  seen,
  sessionCookies,
  smallCategory,
} from '../../../support/browser/admin-browser.ts'
import { visit } from '../../../support/browser/browser.ts'
import { changeAndTakeBack } from '../../../support/browser/owner-journey.ts'
import { rowsOf } from '../../../support/site/forms.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
let row: Awaited<ReturnType<typeof fixedRow>>
let category: string
beforeEach(async () => {
  await here.site.db?.reset()
  row = await fixedRow(here.site)
  category = `${smallCategory}?row=_category&row=${row.id}`
})

const versions = async () => (await rowsOf(here.site.db, 'select version from drafts')).length
const price = (page: Page) => rowOf(page, row.id).getByLabel('Preț, lei')

test(
  'without scripts an owner signs in, changes a price, publishes it and takes it back',
  () => changeAndTakeBack(here, false),
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

  test('shows at once in the figures, the instalment, and the price page beside the form', async () => {
    const page = await atWork(here.browser, here.site, category, { viewport: { width: 1440, height: 900 } })
    const preview = page.frameLocator('.live-preview-page')
    const previewed = preview.locator(`li[id="${row.id}"]`)
    await previewed.waitFor()
    await price(page).fill('12000')
    await rowOf(page, row.id).getByText('12.000').waitFor()
    await rowOf(page, row.id)
      .getByText(/circa .* pe lună, 24\sde\sluni/)
      .waitFor()
    await previewed.getByText('12.000').waitFor()
    expect(await (await here.site.fetch('/preturi')).text()).not.toContain('12.000')
  })

  test('is undone a row at a time, not a letter at a time', async () => {
    const page = await atWork(here.browser, here.site, category)
    const title = rowOf(page, row.id).getByLabel('Titlu în română')
    for (const text of ['Implant A', 'Implant AB', 'Implant ABC']) {
      await title.fill(text)
      await saveState(page, 'Toate modificările sunt în ciornă.')
    }
    await page.getByLabel('Descriere în română').first().fill('Așa cum lucrăm noi.')
    await saveState(page, 'Toate modificările sunt în ciornă.')
    const undo = page.getByRole('button', { name: /^Anulează/ })
    await undo.click()
    await notice(page, 'Ultimul dumneavoastră pas a fost anulat.')
    expect(await title.inputValue()).toBe('Implant ABC')
    await undo.click()
    await expect.poll(() => title.inputValue()).toBe(row.title_ro)
    await undo.waitFor({ state: 'detached' })
  })

  test.skipIf(!speaks('en'))(
    'is not called saved while a new row was refused: what is wrong stays in sight, with the focus',
    async () => {
      const page = await atWork(here.browser, here.site, `${smallCategory}?row=_new`, {
        expectErrors: /status of 422/,
      })
      await page.getByLabel('Titlu în română').fill('Gutieră de noapte')
      await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
      const summary = page.locator('.error-summary')
      await summary.getByRole('link', { name: /^Rând nou, Titlu în engleză/ }).waitFor()
      // By then it has saved what can be saved by itself.
      await saveState(page, /câmp/)
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.getByLabel('Titlu în engleză').fill('Night guard')
      await page.getByLabel('Preț, lei').fill('900')
      await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
      await notice(page, 'Ciorna este salvată.')
      await page.getByRole('link', { name: 'Gutieră de noapte' }).waitFor()
    },
  )

  test('is kept in the form while one field of it is wrong, and the rest is saved', async () => {
    const page = await atWork(here.browser, here.site, category, { expectErrors: /status of 422/ })
    await price(page).fill('mult')
    await page.getByLabel('Descriere în română').first().fill('Așa cum lucrăm noi.')
    await saveState(page, 'Salvat, în afară de 1 câmp de corectat.')
    expect(await price(page).getAttribute('aria-invalid')).toBe('true')
    expect(await price(page).inputValue()).toBe('mult')
    await price(page).fill('7777')
    await saveState(page, 'Toate modificările sunt în ciornă.')
    expect(await price(page).getAttribute('aria-invalid')).toBeNull()

    await price(page).fill('mult')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    const link = page.locator('.error-summary a')
    await link.waitFor()
    await expect.poll(() => page.locator('.error-summary:focus').count()).toBe(1)
    await link.click()
    await expect.poll(() => page.locator(':focus').inputValue()).toBe('mult')
    await saveState(page, 'Salvat, în afară de 1 câmp de corectat.')
    await price(page).fill('7777')
    await saveState(page, 'Toate modificările sunt în ciornă.')
    await page.locator('.error-summary').waitFor({ state: 'detached' })
  })

  test('leaves no step to undo when it is taken back', async () => {
    const page = await atWork(here.browser, here.site, category)
    const hidden = rowOf(page, row.id).getByLabel('Ascuns')
    const undo = page.getByRole('button', { name: /^Anulează/ })
    await hidden.check()
    await saveState(page, 'Toate modificările sunt în ciornă.')
    await undo.waitFor()
    await hidden.uncheck()
    await saveState(page, 'Toate modificările sunt în ciornă.')
    await page.reload()
    expect(await undo.count()).toBe(0)
  })

  test('waits for a session that has ended to begin again', async () => {
    const page = await atWork(here.browser, here.site, category, { expectErrors: /status of 401/ })
    await page.context().clearCookies()
    await price(page).fill('7777')
    await saveState(page, 'Sesiunea a expirat.')
    expect(await versions()).toBe(0)
    await page.context().addCookies(await sessionCookies(here.site))
    await price(page).fill('7778')
    await saveState(page, 'Toate modificările sunt în ciornă.')
  })

  test('needs no mouse', async () => {
    const page = await atWork(here.browser, here.site, category)
    await rowOf(page, row.id).getByLabel('Titlu în română').focus()
    const field = () => page.locator(':focus').getAttribute('data-field')
    for (let presses = 0; presses < 5 && (await field()) !== 'min'; presses += 1)
      await page.keyboard.press('Tab')
    expect(await field()).toBe('min')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('5555')
    await saveState(page, 'Toate modificările sunt în ciornă.')
    expect(await page.locator(':focus').inputValue()).toBe('5555')
    await page.keyboard.press('Enter')
    await notice(page, 'Ciorna este salvată.')
    await expect.poll(() => page.locator('.admin-notice:focus').count()).toBe(1)
  })
})

describe('two people', () => {
  test('at different rows both see what the other did, without a reload', async () => {
    const [ana, dan] = [
      await atWork(here.browser, here.site, category),
      await atWork(here.browser, here.site, category),
    ]
    await price(ana).fill('7777')
    await saveState(ana, 'Toate modificările sunt în ciornă.')
    await dan.getByLabel('Descriere în română').first().fill('Așa cum lucrăm noi.')
    await saveState(dan, 'Toate modificările sunt în ciornă.')
    expect(await price(dan).inputValue()).toBe('7777')
    await dan.getByLabel('Titlu în română').first().fill('Prețuri și altele')
    await saveState(dan, 'Toate modificările sunt în ciornă.')
    await ana.reload()
    expect(await price(ana).inputValue()).toBe('7777')
    expect(await ana.getByLabel('Titlu în română').first().inputValue()).toBe('Prețuri și altele')
  })

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s at the same row are told before one overwrites the other', async (_, javaScriptEnabled) => {
    const options = { javaScriptEnabled, expectErrors: /status of 409/ }
    const [ana, dan] = [
      await atWork(here.browser, here.site, category, options),
      await atWork(here.browser, here.site, category, options),
    ]
    await price(ana).fill('7777')
    await ana.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await notice(ana, 'Ciorna este salvată.')
    await price(dan).fill('8888')
    if (javaScriptEnabled) await saveState(dan, 'Altcineva a schimbat aceleași rânduri.')
    await dan.getByRole('button', { name: 'Salvează în ciornă' }).click()
    const conflict = dan.getByRole('region', { name: 'Altcineva a schimbat aceleași rânduri' })
    await conflict.getByText('7.777').waitFor()
    await conflict.getByText('8.888').waitFor()
    await ana.reload()
    expect(await price(ana).inputValue()).toBe('7777')
    await dan.getByRole('link', { name: 'Păstrează varianta salvată' }).click()
    await expect.poll(() => price(dan).inputValue()).toBe('7777')
  })
})

test('without scripts, in an isolate that knows nothing yet, prices published a moment ago are on the page', async () => {
  const { get, cookie } = await adminAtWork(here.site)
  const press = async (path: string, button: string, fields: Record<string, string>) => {
    const form = formFields(await (await get(path)).text(), button)
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    expect((await sendFields(here.site, path, form, cookie)).status).toBe(303)
  }
  await press(category, 'save', { [`${row.id}.min`]: '7777' })
  await press('/admin/prices', 'publish', { publication_note: 'Prețurile de iarnă', confirmed: 'yes' })
  await here.site.restart()
  // So that the page begins without them, on a busy machine too, and they come before it gives them up.
  here.site.db?.fault('slow:1500')
  onTestFinished(() => {
    here.site.db?.fault(null)
  })
  const ticked = `${here.site.url}/preturi?rand=${row.id}.1`
  const patient = await visit(here.browser, ticked, { javaScriptEnabled: false })
  await seen(patient.getByText('7.777').first())
  expect(await patient.locator('.loading').count()).toBeGreaterThan(0)
  expect(await patient.locator('.loading').first().isVisible()).toBe(false)
})
