import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { password } from '../../support/admin/account.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { codeOf } from '../../support/admin/second-factor.ts'
import { notice, sessionCookies } from '../../support/browser/admin-browser.ts'
import { colourFindings, findingsBesideColours } from '../../support/browser/axe.ts'
import { hydrated, layIntoStorage, openContext, visit } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { testOf } from '../../support/module-test.ts'
import { openSite } from '../../support/site/open-site.ts'

const test = testOf('newsletter')
const here = openSite({ database: true, prepare: waitForAdmin })
const parts = new Set<string>()
const narrow = { width: 360, height: 740 }
let tab: Page
beforeAll(async () => {
  await here.site.db?.sql.exec(`
    insert into newsletter_subscribers (email, locale, status, confirmed_at) values
      ('unu@exemplu.ro', 'ro', 'confirmed', now()), ('doi@exemplu.ro', 'en', 'confirmed', now())`)
  const context = await openContext(here.browser, {
    viewport: narrow,
    reducedMotion: 'reduce',
  })
  await context.addCookies(await sessionCookies(here.site))
  tab = await context.newPage()
  await tab.addInitScript(layIntoStorage, answered)
  await tab.goto(`${here.site.url}/admin/newsletter`)
  await hydrated(tab)
})
afterAll(() => tab.context().close())

/** No known barrier, in both colour schemes, on a phone and on a desktop. */
async function clear(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width)
  expect(await findingsBesideColours(page)).toEqual([])
  expect(await colourFindings(page, [narrow.width, 1440], parts)).toEqual([])
  await page.setViewportSize(narrow)
}

describe('a newsletter', () => {
  test('is written beside the mail that it becomes, and saved by itself', async () => {
    const subject = tab.getByLabel('Subiect').first()
    await subject.fill('Vești din decembrie')
    await tab.getByLabel('Text').first().fill('## Program\n\nSuntem **cei mai buni**.')
    await tab.getByText('Ciorna este salvată.').waitFor()
    await tab.frameLocator('.letter-preview').first().getByRole('heading', { name: 'Program' }).waitFor()
    // What can be made of plain words is said without a programmer's word for it, and folded until it is asked for.
    const help = tab.locator('.formatting-help').first()
    expect(await tab.locator('main').innerText()).not.toContain('Markdown')
    expect(await help.getByText('cuvinte îngroșate').isVisible()).toBe(false)
    await help.locator('summary').press('Enter')
    await help.getByText('cuvinte îngroșate').waitFor()
    await tab.getByText('Verificați formulările: „cei mai buni”').waitFor()
    await clear(tab)
    await tab.reload()
    expect(await tab.getByLabel('Subiect').first().inputValue()).toBe('Vești din decembrie')
  })

  const saved = '**/api/admin/newsletter**'
  const subject = () => tab.getByLabel('Subiect').first()
  const stored = async () =>
    (
      await here.site.db?.sql.query(
        "select texts #>> '{ro,subject}' as subject from newsletters where state = 'draft'",
      )
    )?.rows

  const formAnswer = () =>
    tab.waitForResponse((answer) => {
      const request = answer.request()
      return request.isNavigationRequest() && request.method() === 'POST'
    })

  test.each([
    ['Trimite-mi o probă', 'Proba este trimisă'],
    ['Salvează ciorna', 'Ciorna este salvată'],
  ])(
    '"%s", pressed while the draft is being saved, waits for it and is no conflict',
    async (button, done) => {
      const held = Promise.withResolvers<void>()
      await tab.route(saved, async (route) => {
        const answer = await route.fetch()
        await held.promise
        await route.fulfill({ response: answer })
      })
      await hydrated(tab)
      const [asked] = [tab.waitForRequest(saved), await subject().fill('Vești care se salvează')]
      await asked
      await subject().fill(`Vești: ${button}`)
      const posted = formAnswer()
      await tab.getByRole('button', { name: button }).dblclick({ noWaitAfter: true })
      held.resolve()
      expect((await posted).status()).toBe(303)
      await notice(tab, done)
      await tab.unroute(saved)
      expect(await stored()).toEqual([{ subject: `Vești: ${button}` }])
    },
  )

  test('that could not be saved is saved when the connection is back, with the next letter, or by the button', async () => {
    await hydrated(tab)
    const isSaved = tab.locator('p.small', { hasText: 'Ciorna este salvată.' })
    const unsaved = tab.getByText('Ciorna nu a putut fi salvată')
    const fails = async (text: string, isStored: boolean) => {
      await tab.route(
        saved,
        async (route) => {
          if (isStored) await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await subject().fill(text)
      await unsaved.waitFor()
    }
    await fails('Vești pierdute', false)
    await tab.evaluate(() => dispatchEvent(new Event('online')))
    await isSaved.waitFor()
    expect(await stored()).toEqual([{ subject: 'Vești pierdute' }])

    // Saved, and nobody heard of it.
    await fails('Vești salvate', true)
    await subject().fill('Vești cu o literă în plus')
    await expect.poll(stored).toEqual([{ subject: 'Vești cu o literă în plus' }])
    await isSaved.waitFor()

    await fails('Vești salvate din nou', true)
    await subject().fill('Vești spuse')
    const posted = formAnswer()
    await tab.getByRole('button', { name: 'Salvează ciorna' }).click({ noWaitAfter: true })
    expect((await posted).status()).toBe(303)
    await notice(tab, 'Ciorna este salvată')
    await hydrated(tab)
  })

  test('that somebody else has changed is not saved over, and says so', async () => {
    await here.site.db?.sql.exec(
      "update newsletters set revision = nextval('newsletter_revisions') where state = 'draft'",
    )
    await subject().fill('Vești de la altcineva')
    await tab.getByText('Altcineva a schimbat ciorna').waitFor()
    // What is as it is stored is not given back.
    await subject().fill('Vești spuse')
    await tab.reload()
    expect(await subject().inputValue()).toBe('Vești spuse')
  })

  test('is sent with the keyboard, after a question', async () => {
    await hydrated(tab)
    await tab.getByLabel('Engleză: 1 abonat').uncheck()
    await tab.getByRole('button', { name: 'Trimite...' }).press('Enter')
    await tab.getByText('Trimiteți acum la 1 abonat?').waitFor()
    await expect.poll(() => tab.locator('.publish-warning :focus').count()).toBe(1)
    await clear(tab)
    await tab.getByRole('button', { name: 'Da, trimite' }).press('Enter')
    await notice(tab, 'Trimiterea a început.')
    await clear(tab)
  })
})

describe('the code from the phone', () => {
  test('is turned on, asked for and given without scripts, on a phone', async () => {
    await visit(here.browser, `${here.site.url}/admin/account`, { tab })
    const email = (await tab.locator('.admin-page .lead').textContent())?.match(/\S+@\S+\w/)?.[0] ?? ''
    await tab.getByRole('button', { name: 'Pornește codul' }).click()
    await notice(tab, 'Mai este un pas')
    await clear(tab)
    const secret = ((await tab.locator('.factor-key').textContent()) ?? '').replace(/\s/g, '')
    await tab.getByLabel('Codul pe care îl arată aplicația').fill(codeOf(secret))
    await tab.keyboard.press('Enter')
    await notice(tab, 'Codul este pornit.')
    await clear(tab)

    // Cookies of a session need TLS, so the sign-in ends at its question here; the Worker's tests go on.
    const door = await visit(here.browser, `${here.site.url}/admin/sign-in`, {
      viewport: narrow,
      javaScriptEnabled: false,
      stored: answered,
    })
    await door.getByLabel('E-mail').fill(email)
    await door.getByLabel('Parolă').fill(password)
    await door.keyboard.press('Enter')
    const code = door.getByLabel('Cod de șase cifre')
    await code.waitFor()
    expect(
      await code.evaluate((box: HTMLInputElement) => [
        box === document.activeElement,
        box.autocomplete,
        box.inputMode,
      ]),
    ).toEqual([true, 'one-time-code', 'numeric'])
    await door.getByRole('button', { name: 'Ieși din cont' }).waitFor()
    expect(await door.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width)
  })
})
