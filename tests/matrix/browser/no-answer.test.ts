import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { formatPhone } from '../../../src/format/phone.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, fixedRow, rowOf, saveState, smallCategory } from '../../support/browser/admin-browser.ts'
import { followingLinks, hydrated, takenOver, visit } from '../../support/browser/browser.ts'
import { all, answered, recordOf } from '../../support/browser/consent.ts'
import { testOf } from '../../support/module-test.ts'
import { consentKey } from '../../support/samples/examples.ts'
import { formSecret, tokenOfAge } from '../../support/site/forms.ts'
import { openSite } from '../../support/site/open-site.ts'

/** A browser's own patience is minutes; nobody is kept waiting longer than this. */
const limit = { timeout: 25_000 }
const here = openSite({ database: true, vars: { FORM_SECRET: formSecret }, prepare: waitForAdmin })

/** From now on that address takes what is sent and says nothing. */
const silence = (page: Page, address: string | RegExp) => page.route(address, () => {})
const gaveUp = (page: Page, address: RegExp) =>
  page.waitForEvent('requestfailed', { predicate: (request) => address.test(request.url()), ...limit })

describe('an answer that never comes', () => {
  test('to the contact form: it says what to do, and everything typed is there', async () => {
    const page = await hydrated(
      await visit(here.browser, `${here.site.url}/contact`, {
        stored: answered,
        expectErrors: /could not be sent/,
      }),
    )
    await page.locator('#name').click()
    await takenOver(page, '.contact-form')
    await page.fill('#name', 'Ana Ionescu')
    await page.fill('#phone', '0712034567')
    await page.fill('#message', 'Mă doare o măsea.')
    const token = await tokenOfAge(60)
    await page.locator('.contact-form [name=token]').evaluate((input, token) => {
      if (input instanceof HTMLInputElement) input.value = token
    }, token)
    await silence(page, '**/contact')
    await page.click('.contact-form button[type=submit]')
    await page.locator('.error-summary', { hasText: formatPhone(clinic.phone) }).waitFor(limit)
    const typed = () => Promise.all(['#name', '#phone', '#message'].map((field) => page.inputValue(field)))
    expect(await typed()).toEqual(['Ana Ionescu', expect.stringContaining('712'), 'Mă doare o măsea.'])
    expect(await page.locator('.contact-form button[type=submit]').isEnabled()).toBe(true)
  })

  test('to a navigation: the browser loads the document instead', async () => {
    const page = await followingLinks(
      await visit(here.browser, `${here.site.url}/`, {
        stored: answered,
        expectErrors: /the document instead|fetched ahead/,
      }),
    )
    await silence(page, '**/_data/**')
    await page.locator('footer a[href="/echipa"]').evaluate((link: HTMLElement) => link.click())
    await page.getByRole('status').getByText('Se încarcă...', { exact: true }).waitFor()
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation').some(({ name }) => name.endsWith('/echipa')),
      null,
      limit,
    )
    await hydrated(page)
    expect(await page.locator('h1').textContent()).not.toBe('')
  })

  test('to a draft of prices: it says so, keeps what was typed, and saves it when an answer comes', async () => {
    const row = await fixedRow(here.site)
    const page = await atWork(here.browser, here.site, `${smallCategory}?row=${row.id}`, {
      expectErrors: /could not be saved/,
    })
    const saving = '**/api/admin/prices**'
    await silence(page, saving)
    const title = rowOf(page, row.id).getByLabel('Titlu în română')
    await title.fill('Un nume care așteaptă')
    await page.locator('.save-state', { hasText: 'Nu s-a putut salva' }).waitFor(limit)
    expect(await title.inputValue()).toBe('Un nume care așteaptă')
    await page.unroute(saving)
    await saveState(page, 'Toate modificările sunt în ciornă.')
  })

  testOf('newsletter')('to a letter that is written: it says so, and the letter is there', async () => {
    const page = await atWork(here.browser, here.site, '/admin/newsletter', {
      expectErrors: /could not be saved|sandboxed/,
    })
    await silence(page, '**/api/admin/newsletter**')
    const subject = page.getByLabel('Subiect').first()
    await subject.fill('Vești care așteaptă')
    await page.getByText('Ciorna nu a putut fi salvată').waitFor(limit)
    expect(await subject.inputValue()).toBe('Vești care așteaptă')
  })

  test('to a statistic, for which nobody waits, is given up as well', async () => {
    const stored = { [consentKey]: JSON.stringify(recordOf(all)) }
    const page = await visit(here.browser, `${here.site.url}/`, {
      stored,
      async prepare(fresh) {
        await silence(fresh, '**/_insights/view')
        // What outlives a page is not told of as a request that failed.
        await fresh.addInitScript(() => {
          const { fetch } = window
          window.fetch = (input, init) =>
            fetch(input, init).catch((error: Error) => {
              document.documentElement.dataset.given = `${document.documentElement.dataset.given} ${input} ${error.name}`
              throw error
            })
        })
      },
    })
    const given = () => page.locator('html').getAttribute('data-given')
    await hydrated(page)
    await expect.poll(given, limit).toContain('/_insights/view TimeoutError')
  })

  testOf('instalments')('to the words of an instalment leaves the total without it', async () => {
    const page = await hydrated(
      await visit(here.browser, `${here.site.url}/preturi`, {
        stored: answered,
        expectErrors: /without its instalment/,
        prepare: (fresh) => silence(fresh, '**/api/instalment-texts/**'),
      }),
    )
    const given = gaveUp(page, /instalment-texts/)
    const total = await page.locator('[name=rand]').count()
    expect(total).toBeGreaterThan(0)
    await page
      .locator('[name=rand]')
      .first()
      .evaluate((box: HTMLElement) => box.click())
    await given
  })
})
