import type { Page } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import { codeOf } from '../../../support/admin/second-factor.ts'
import { notice } from '../../../support/browser/admin-browser.ts'
import { colourFindings, findingsBesideColours } from '../../../support/browser/axe.ts'
import { hydrated, visit } from '../../../support/browser/browser.ts'
import { narrow, openNewsletterTab } from '../../../support/browser/newsletter-tab.ts'
import { testOf } from '../../../support/module-test.ts'
import { openSite } from '../../../support/site/open-site.ts'

const test = testOf('newsletter')
const here = openSite({ database: true, prepare: waitForAdmin })
const tab = openNewsletterTab(here)
const parts = new Set<string>()
beforeEach(async () => {
  await tab().goto(`${here.site.url}/admin/newsletter`)
  await hydrated(tab())
})

const saved = '**/api/admin/newsletter**'
const subject = () => tab().getByLabel('Subiect').first()
const stored = async () =>
  (
    await here.site.db?.sql.query(
      "select texts #>> '{ro,subject}' as subject from newsletters where state = 'draft'",
    )
  )?.rows

const formAnswer = () =>
  tab().waitForResponse((answer) => {
    const request = answer.request()
    return request.isNavigationRequest() && request.method() === 'POST'
  })

test.each([
  ['Trimite-mi o probă', 'Proba este trimisă'],
  ['Salvează ciorna', 'Ciorna este salvată'],
])('"%s", pressed while the draft is being saved, waits for it and is no conflict', async (button, done) => {
  // What is tried on oneself has a text.
  await tab().getByLabel('Text').first().fill('Suntem deschiși.')
  await tab().getByText('Ciorna este salvată.').waitFor()
  const held = Promise.withResolvers<void>()
  await tab().route(saved, async (route) => {
    const answer = await route.fetch()
    await held.promise
    await route.fulfill({ response: answer })
  })
  await hydrated(tab())
  const [asked] = [tab().waitForRequest(saved), await subject().fill('Vești care se salvează')]
  await asked
  await subject().fill(`Vești: ${button}`)
  const posted = formAnswer()
  await tab().getByRole('button', { name: button }).dblclick({ noWaitAfter: true })
  held.resolve()
  expect((await posted).status()).toBe(303)
  await notice(tab(), done)
  await tab().unroute(saved)
  expect(await stored()).toEqual([{ subject: `Vești: ${button}` }])
})

test('a newsletter that could not be saved is saved when the connection is back, with the next letter, or by the button', async () => {
  await hydrated(tab())
  const isSaved = tab().locator('p.small', { hasText: 'Ciorna este salvată.' })
  const unsaved = tab().getByText('Ciorna nu a putut fi salvată')
  const fails = async (text: string, isStored: boolean) => {
    await tab().route(
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
  await tab().evaluate(() => dispatchEvent(new Event('online')))
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
  await tab().getByRole('button', { name: 'Salvează ciorna' }).click({ noWaitAfter: true })
  expect((await posted).status()).toBe(303)
  await notice(tab(), 'Ciorna este salvată')
  await hydrated(tab())
})

test('a newsletter that somebody else has changed is not saved over, and says so', async () => {
  await hydrated(tab())
  await subject().fill('Vești spuse')
  await expect.poll(stored).toEqual([{ subject: 'Vești spuse' }])
  await here.site.db?.sql.exec(
    "update newsletters set revision = nextval('newsletter_revisions') where state = 'draft'",
  )
  await subject().fill('Vești de la altcineva')
  await tab().getByText('Altcineva a schimbat ciorna').waitFor()
  // What is as it is stored is not given back.
  await subject().fill('Vești spuse')
  await tab().reload()
  expect(await subject().inputValue()).toBe('Vești spuse')
})

/** No known barrier, in both colour schemes, on a phone and on a desktop. */
async function clear(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width)
  expect(await findingsBesideColours(page)).toEqual([])
  expect(await colourFindings(page, [narrow.width, 1440], parts)).toEqual([])
  await page.setViewportSize(narrow)
}

test('has no known barrier while it is written, asked about and sent', async () => {
  await subject().fill('Vești din decembrie')
  await tab().getByLabel('Text').first().fill('## Program\n\nSuntem **cei mai buni**.')
  await tab().frameLocator('.letter-preview').first().getByRole('heading', { name: 'Program' }).waitFor()
  await tab().locator('.formatting-help').first().locator('summary').press('Enter')
  await tab().getByText('Verificați formulările: „cei mai buni”').waitFor()
  await clear(tab())
  await tab().reload()
  await hydrated(tab())
  await tab().getByLabel('Engleză: 1 abonat').uncheck()
  await tab().getByRole('button', { name: 'Trimite...' }).press('Enter')
  await tab().getByText('Trimiteți acum la 1 abonat?').waitFor()
  await clear(tab())
  await tab().getByRole('button', { name: 'Da, trimite' }).press('Enter')
  await notice(tab(), 'Trimiterea a început.')
  await clear(tab())
})

test('the code from the phone has none while it is turned on', async () => {
  await visit(here.browser, `${here.site.url}/admin/account`, { tab: tab() })
  await tab().getByRole('button', { name: 'Pornește codul' }).click()
  await notice(tab(), 'Mai este un pas')
  await clear(tab())
  const secret = ((await tab().locator('.factor-key').textContent()) ?? '').replace(/\s/g, '')
  await tab().getByLabel('Codul pe care îl arată aplicația').fill(codeOf(secret))
  await tab().keyboard.press('Enter')
  await notice(tab(), 'Codul este pornit.')
  await clear(tab())
})
