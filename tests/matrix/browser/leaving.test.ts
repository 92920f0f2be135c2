import { beforeEach, describe, expect, test } from 'vitest'
import { password } from '../../support/admin/account.ts'
import { createAccount, waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, fixedRow, notice, rowOf, seen, smallCategory } from '../../support/browser/admin-browser.ts'
import { visit } from '../../support/browser/browser.ts'
import { rowsOf } from '../../support/site/forms.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin, backForwardCache: true })
beforeEach(() => here.site.db?.reset())

const isNotSignedIn = { expectErrors: /status of 401/ }

describe('an inbox that was open', () => {
  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s shows nobody’s name after signing out and going back', async (_, javaScriptEnabled) => {
    await here.site.db?.sql.query(
      `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone)
       values (gen_random_uuid(), 'ABCD-2345', 'ro', 'ro', 'Ana Ionescu-Pop', '+40712034567')`,
    )
    const page = await atWork(here.browser, here.site, '/admin/requests', {
      javaScriptEnabled,
      ...isNotSignedIn,
    })
    await page.getByText('Ana Ionescu-Pop').first().waitFor()
    await page.getByRole('button', { name: 'Ieși din cont' }).click()
    await page.getByText('Ați ieșit din cont.').waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/admin/requests')
    await page.getByRole('heading', { name: 'Autentificare' }).waitFor()
    expect(await page.getByText('Ana Ionescu-Pop').count()).toBe(0)
  })

  test('is asked for anew by whoever goes back to it from the site', async () => {
    const page = await atWork(here.browser, here.site, '/admin/requests', isNotSignedIn)
    await page.goto(`${here.site.url}/echipa`)
    await page.context().clearCookies()
    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Autentificare' }).waitFor()
  })
})

test.each([
  ['with scripts', true],
  ['without scripts', false],
])(
  '%s a price typed while the session ended is in the draft after signing in',
  async (_, javaScriptEnabled) => {
    const { id } = await fixedRow(here.site)
    const page = await atWork(here.browser, here.site, `${smallCategory}?row=${id}`, {
      javaScriptEnabled,
      ...isNotSignedIn,
    })
    const { email } = await createAccount(here.site.db, true)
    await page.context().clearCookies()
    await rowOf(page, id).getByLabel('Preț, lei').fill('4321')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await page.getByText('Ce ați trimis nu s-a pierdut').waitFor()
    await page.locator('main').getByLabel('E-mail').fill(email)
    await page.getByLabel('Parolă').fill(password)
    await page.getByRole('button', { name: 'Intră în cont' }).click()
    // The browser has forgotten whose session it was: somebody else may have been here meanwhile.
    await page.getByText('Ce scrie în formular').click()
    await seen(page.locator('dd', { hasText: '4321' }))
    await page.getByRole('button', { name: 'Trimite formularul' }).click()
    await page.waitForURL(`**${smallCategory}?row=${id}&flash=saved`)
    await notice(page, 'Ciorna este salvată.')
    expect(await rowOf(page, id).getByLabel('Preț, lei').inputValue()).toBe('4321')
  },
)

test('the first visitor without scripts after a publication sees the prices, in their place', async () => {
  const { id, amount_min } = await fixedRow(here.site)
  const price = amount_min / 100 + 13
  const shown = price.toLocaleString('ro')
  expect(await (await here.site.fetch('/preturi')).text()).not.toContain(shown)
  const page = await atWork(here.browser, here.site, `${smallCategory}?row=${id}`, {
    javaScriptEnabled: false,
  })
  await rowOf(page, id).getByLabel('Preț, lei').fill(String(price))
  await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
  await page.goto(`${here.site.url}/admin/prices`)
  await page.getByLabel('Notă').fill('Prețuri noi')
  await page.getByRole('button', { name: 'Publică prețurile' }).click()
  await notice(page, 'Prețurile sunt publicate.')
  const html = await (await here.site.fetch('/preturi')).text()
  expect(html).not.toContain('class="loading"')
  expect(html.replaceAll('<!-- -->', '')).toContain(shown)
  const ticked = `${here.site.url}/preturi?rand=${id}.1`
  const visitor = await visit(here.browser, ticked, { javaScriptEnabled: false })
  await seen(visitor.getByText(shown).first())
  expect(await rowsOf(here.site.db, 'select id from publications')).not.toEqual([])
})
