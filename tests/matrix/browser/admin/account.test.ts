import { expect, test } from 'vitest'
import { createAccount, waitForAdmin } from '../../../support/admin/admin.ts'
import { atWork, notice } from '../../../support/browser/admin-browser.ts'
import { visit } from '../../../support/browser/browser.ts'
import { answered } from '../../../support/browser/consent.ts'
import { isOn } from '../../../support/samples/examples.ts'
import { rowsOf } from '../../../support/site/forms.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
const phone = { viewport: { width: 360, height: 740 } }

test('a password by mail is set with the same help', async () => {
  const { email } = await createAccount(here.site.db, true)
  const token = 'abcdef0123456789abcdef0123456789abcdef0123456789abcdef01'
  await here.site.db?.sql.query(
    'update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1',
    [email, token],
  )
  const page = await visit(here.browser, `${here.site.url}/admin/reset?code=${token}`, {
    ...phone,
    stored: answered,
    expectErrors: /status of 422/,
  })
  await page.getByLabel('Parola nouă', { exact: true }).fill('scurtă')
  await page.getByRole('button', { name: 'Salvează parola' }).click()
  await page.getByText('mai puțin de 12 caractere').waitFor()
  const next = page.getByLabel('Parola nouă', { exact: true })
  expect(await next.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.getByLabel('Arată parolele').check()
  await next.fill('patru cuvinte foarte lungi')
  expect(await next.getAttribute('type')).toBe('text')
  await page.getByLabel('Parola nouă, încă o dată').fill('patru cuvinte foarte lungi')
  await page.getByRole('button', { name: 'Salvează parola' }).click()
  await page.waitForURL(/admin\/sign-in\?flash=password/)
})

test('what is refused on a form of the admin is where the keyboard goes on, without scripts too', async () => {
  const page = await atWork(here.browser, here.site, '/admin/account', {
    ...phone,
    javaScriptEnabled: false,
    expectErrors: /status of 422/,
  })
  for (const [path, press, wrong] of [
    ['/admin/account', 'Trimite invitația', 'E-mailul colegului'],
    ['/admin/people', 'Caută', /^E-mail, telefon/],
    ['/admin/redirects', 'Adaugă și publică', 'Adresa veche'],
  ] as const) {
    if (path !== '/admin/account') await page.goto(here.site.url + path)
    await page.getByRole('button', { name: press }).click()
    await page.locator('.field-error').first().waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel(wrong, { exact: true }).getAttribute('aria-invalid')).toBe('true')
  }
})

test.skipIf(!isOn('/admin/offers'))(
  'an offer that is not complete is refused at its first wrong field, with everything typed kept',
  async () => {
    const page = await atWork(here.browser, here.site, '/admin/offers', {
      ...phone,
      expectErrors: /status of 422/,
    })
    await page.getByLabel('Reducerea, în lei').fill('patru sute')
    await page.getByLabel('Ultima zi').fill('2027-02-28')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await page.locator('.field-error').first().waitFor()
    const reduction = page.getByLabel('Reducerea, în lei')
    expect(await reduction.evaluate((box) => box === document.activeElement)).toBe(true)
    expect([await reduction.inputValue(), await page.getByLabel('Ultima zi').inputValue()]).toEqual([
      'patru sute',
      '2027-02-28',
    ])
    expect(await rowsOf(here.site.db, 'select version from drafts')).toEqual([])
    await reduction.fill('350')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await notice(page, 'Ciorna este salvată.')
  },
)

test('a new password can be read while it is typed, and a refusal leads to its box', async () => {
  const page = await atWork(here.browser, here.site, '/admin/account', {
    ...phone,
    expectErrors: /status of 4\d\d/,
  })
  const boxes = ['Parola de acum', 'Parola nouă', 'Parola nouă, încă o dată'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  for (const [at, box] of boxes.entries()) await box.fill(`ceva de ${at} litere lungi`)
  const types = () => Promise.all(boxes.map((box) => box.getAttribute('type')))
  expect(await types()).toEqual(['password', 'password', 'password'])
  await page.getByLabel('Arată parolele').check()
  expect(await types()).toEqual(['text', 'text', 'text'])
  expect(await boxes[1]?.inputValue()).toBe('ceva de 1 litere lungi')
  await page.getByLabel('Arată parolele').uncheck()
  expect(await types()).toEqual(['password', 'password', 'password'])

  await page.getByRole('button', { name: 'Schimbă parola' }).click()
  await page.getByText('Cele două parole nu sunt la fel').waitFor()
  const refused = page.getByLabel('Parola nouă, încă o dată')
  expect(await refused.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await refused.isVisible()).toBe(true)
  await expect
    .poll(() => refused.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
})
