import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { type PageId, pageIds, routes } from '../../../../src/routes.ts'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import {
  atWork,
  fixedRow,
  notice,
  rowOf,
  saveState,
  sessionCookies,
  smallCategory,
} from '../../../support/browser/admin-browser.ts'
import { colourFindings, findingsBesideColours } from '../../../support/browser/axe.ts'
import { hydrated, layIntoStorage, openContext, visit } from '../../../support/browser/browser.ts'
import { answered } from '../../../support/browser/consent.ts'
import { dentist, isOn, shortCategory, shortRows, shownStories } from '../../../support/samples/examples.ts'
import { rowsOf } from '../../../support/site/forms.ts'
import { openSite } from '../../../support/site/open-site.ts'

const [story] = shownStories
const here = openSite({ database: true, prepare: waitForAdmin })
const reset = () => here.site.db?.reset()

const overview = '/admin/prices'
const openRow = (id: string) => `${smallCategory}?row=${id}`

describe('the file', () => {
  beforeEach(reset)
  const expectErrors = /status of 422/
  async function upload(page: Page, edit: (text: string) => string): Promise<void> {
    const text = await (
      await page.request.get(`${here.site.url}/api/admin/prices.csv`, { headers: await own(page) })
    ).text()
    const file = { name: 'preturi.csv', mimeType: 'text/csv', buffer: Buffer.from(edit(text)) }
    await page.getByLabel('Fișierul de încărcat').setInputFiles(file)
    await page.getByRole('button', { name: 'Încarcă în ciornă' }).click()
  }
  // Secure cookies of this machine: a browser sends them over http, a plain request does not.
  async function own(page: Page) {
    const cookies = await page.context().cookies(here.site.url.replace('http:', 'https:'))
    return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  test('is refused row by row when it is wrong, with nothing applied, and taken when it is right', async () => {
    const { id } = await fixedRow(here.site)
    const another = shortRows.find((row) => row !== id)
    const page = await atWork(here.browser, here.site, overview, { expectErrors })
    const line = new RegExp(`^${id};.*$`, 'm')
    await upload(page, (text) =>
      text
        .replace(line, (row) => row.replace(';fix;', ';gratis;'))
        .replace(new RegExp(`^(${another});[^;]*`, 'm'), '$1;Nicăieri'),
    )
    const problems = page.getByRole('alert')
    await problems.getByText('Fișierul nu a fost preluat; ciorna este neschimbată.').waitFor()
    await problems.getByText(new RegExp(`Linia \\d+ \\(${id}\\), Fel`)).waitFor()
    await problems.getByText(new RegExp(`Linia \\d+ \\(${another}\\), Categorie`)).waitFor()
    expect(await rowsOf(here.site.db, 'select version from drafts')).toEqual([])

    await upload(page, (text) => text.replace(line, (row) => row.replace(';fix;', ';de la;')))
    await page.getByText('Rânduri schimbate: 1, noi: 0, eliminate: 0. Continuați?').waitFor()
    await expect.poll(() => page.locator('.publish-warning :focus').count()).toBe(1)
    await page.getByRole('button', { name: 'Da, încarcă fișierul' }).click()
    await notice(page, 'Fișierul este preluat în ciornă.')
    expect(await rowsOf(here.site.db, "select version from drafts where step = 'import'")).toHaveLength(1)
  })
})

describe('categories', () => {
  beforeEach(reset)
  test('are added, ordered, given a row and removed again, with the keyboard', async () => {
    const { id } = await fixedRow(here.site)
    const page = await atWork(here.browser, here.site, overview)
    await page.getByText('Adaugă o categorie').focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Titlu în română').fill('Gnatologie')
    await page.getByLabel('Descriere în română').fill('Gutiere pentru scrâșnit.')
    if (speaks('en')) {
      await page.getByLabel('Titlu în engleză').fill('Jaw joint')
      await page.getByLabel('Descriere în engleză').fill('Splints against grinding.')
    }
    await page.keyboard.press('Enter')
    await notice(page, 'Categoria este adăugată în ciornă.')

    await page.goto(`${here.site.url}${smallCategory}?row=${id}`)
    await rowOf(page, id).getByLabel('Categorie').selectOption('Gnatologie')
    await saveState(page, 'Toate modificările sunt în ciornă.')
    await page.goto(`${here.site.url}/admin/prices/gnatologie?row=${id}`)
    await rowOf(page, id).waitFor()
    expect(await page.getByRole('button', { name: 'Șterge din ciornă' }).count()).toBe(0)
    await page.getByText('Categoria are rânduri.').waitFor()
    await rowOf(page, id).getByLabel('Șterge rândul').check()
    await page.getByRole('button', { name: 'Șterge din ciornă' }).click()
    await notice(page, 'Categoria este ștearsă din ciornă.')

    const names = () => page.locator('.category-list-name a').allTextContents()
    const before = await names()
    await page.getByRole('button', { name: `Mută mai jos: ${before[0]}` }).press('Enter')
    await notice(page, 'Ordinea categoriilor este schimbată în ciornă.')
    expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])
  })
})

describe('every page of the admin', () => {
  const wide = { width: 1440, height: 800 }
  const narrow = { width: 320, height: 640 }
  const parts = new Set<string>()
  let tab: Page
  let openRowPath = ''
  beforeAll(async () => {
    await reset()
    const { id } = await fixedRow(here.site)
    openRowPath = openRow(id)
    await here.site.db?.sql.exec(`
      insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, email, wishes, message)
      values (gen_random_uuid(), 'AAAA-2222', 'en', 'en', 'Ștefania-Alexandra Constantinescu-Brâncoveanu',
        '+40712034567', 'stefania.alexandra.constantinescu@exemplu-de-adresa-lunga.ro',
        '[{"day": "2027-01-12", "part": "morning"}]', 'Mă doare o măsea.');
      update contact_requests set created_at = now() - interval '10 days'`)
    const context = await openContext(here.browser, {
      viewport: narrow,
      reducedMotion: 'reduce',
    })
    await context.addCookies(await sessionCookies(here.site))
    tab = await context.newPage()
    await tab.addInitScript(layIntoStorage, answered)
    await tab.goto(here.site.url + openRowPath)
    await hydrated(tab)
    await rowOf(tab, id).getByLabel('Preț, lei').fill('7777')
    await saveState(tab, 'Toate modificările sunt în ciornă.')
  })
  afterAll(() => tab.context().close())

  test('the buttons that move a row stay beside its words in a narrow column', async () => {
    await tab.setViewportSize({ width: 1000, height: 800 })
    await tab.goto(`${here.site.url}/admin/ratings`)
    const rows = tab.locator('.drafted-row')
    expect(await rows.count()).toBeGreaterThan(0)
    const parted = await rows.evaluateAll((all) =>
      all.filter((row) => {
        const [words, buttons] = [':scope > span', '.admin-moves'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        )
        return words === undefined || buttons === undefined || buttons.top >= words.bottom
      }),
    )
    expect(parted).toHaveLength(0)
  })

  const looked = [
    'the open row',
    ...pageIds.filter(isLookedAt).map((id) => routes[id].path),
    smallCategory,
    `/en/admin/prices/${shortCategory}?row=_category&row=_new`,
    `/admin/doctors/${dentist.id}`,
    '/en/admin/doctors/new',
    '/admin/ratings/new',
    '/en/admin/outcomes/new',
    ...(story === undefined ? [] : ['/admin/stories/new', `/admin/stories/${story.id}`]),
    '/en/admin/account',
  ]
  test.each(looked.filter(isOn))(
    '%s has no known barrier, on a small phone and on a desktop',
    async (path) => {
      await tab.setViewportSize(narrow)
      const address = path === 'the open row' ? openRowPath : path
      const page = await hydrated(await visit(here.browser, here.site.url + address, { tab }))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      for (const screen of [narrow, wide]) {
        await page.setViewportSize(screen)
        expect(await findingsBesideColours(page)).toEqual([])
      }
      expect(await colourFindings(page, [narrow.width, wide.width], parts)).toEqual([])
    },
  )

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    '%s the menu takes one line of a phone, which opens, and all of it is there on a desktop',
    async (_, javaScriptEnabled) => {
      const page = await atWork(here.browser, here.site, smallCategory, {
        javaScriptEnabled,
        viewport: { width: 360, height: 740 },
      })
      const menu = page.locator('.admin-bar-menu')
      const line = menu.locator('summary')
      const link = menu.getByRole('link', { name: 'Istoric' })
      expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(48)
      expect(await line.innerText()).toMatch(/Meniu\s+Prețuri/)
      expect(await link.isVisible()).toBe(false)
      await line.press('Enter')
      await link.waitFor()
      for (const place of await menu.locator('summary, a, button').all())
        expect((await place.boundingBox())?.height, await place.innerText()).toBeGreaterThanOrEqual(44)
      expect(await menu.locator('[aria-current]').allInnerTexts()).toEqual(['Prețuri'])
      await line.press('Enter')
      expect(await link.isVisible()).toBe(false)
      await page.setViewportSize(wide)
      expect([await line.isVisible(), await link.isVisible()]).toEqual([false, true])
      await link.click()
      await page.waitForURL('**/admin/publications')
    },
  )

  test('has nothing of the site around it, and its buttons are clear', async () => {
    const { id } = await fixedRow(here.site)
    const page = await atWork(here.browser, here.site, openRow(id), {
      viewport: { width: 360, height: 740 },
      locale: 'en-GB',
      stored: {},
    })
    const uncovered = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    for (const height of [740, 600]) {
      await page.setViewportSize({ width: 360, height })
      await rowOf(page, id).getByLabel('Titlu în română').focus()
      await page.keyboard.press('Tab')
      await expect.poll(() => uncovered(':focus')).toBe(true)
    }
    const around = '.consent-banner, .english-hint, .action-bar, .header, .footer'
    expect(await page.locator(around).count()).toBe(0)
  })
})

/** Pages of things beside lists are named above; what is mailed lies in a frame without storage (`newsletter.test.ts`). */
function isLookedAt(id: PageId): boolean {
  return id.startsWith('admin/') && !routes[id].path.includes(':') && id !== 'admin/newsletter'
}
