import { expect } from 'vitest'
import { password } from '../../support/admin/account.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { codeOf } from '../../support/admin/second-factor.ts'
import { notice } from '../../support/browser/admin-browser.ts'
import { hydrated, visit } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { narrow, openNewsletterTab } from '../../support/browser/newsletter-tab.ts'
import { testOf } from '../../support/module-test.ts'
import { openSite } from '../../support/site/open-site.ts'

const test = testOf('newsletter')
const here = openSite({ database: true, prepare: waitForAdmin })
const opened = openNewsletterTab(here)

test('a newsletter is written beside the mail that it becomes, saved by itself, and sent with the keyboard', async () => {
  const tab = opened()
  await tab.getByLabel('Subiect').first().fill('Vești din decembrie')
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
  await tab.reload()
  expect(await tab.getByLabel('Subiect').first().inputValue()).toBe('Vești din decembrie')

  await hydrated(tab)
  await tab.getByLabel('Engleză: 1 abonat').uncheck()
  await tab.getByRole('button', { name: 'Trimite...' }).press('Enter')
  await tab.getByText('Trimiteți acum la 1 abonat?').waitFor()
  await expect.poll(() => tab.locator('.publish-warning :focus').count()).toBe(1)
  await tab.getByRole('button', { name: 'Da, trimite' }).press('Enter')
  await notice(tab, 'Trimiterea a început.')
})

test('the code from the phone is turned on, asked for and given without scripts, on a phone', async () => {
  const tab = opened()
  await visit(here.browser, `${here.site.url}/admin/account`, { tab })
  const email = (await tab.locator('.admin-page .lead').textContent())?.match(/\S+@\S+\w/)?.[0] ?? ''
  await tab.getByRole('button', { name: 'Pornește codul' }).click()
  await notice(tab, 'Mai este un pas')
  const secret = ((await tab.locator('.factor-key').textContent()) ?? '').replace(/\s/g, '')
  await tab.getByLabel('Codul pe care îl arată aplicația').fill(codeOf(secret))
  await tab.keyboard.press('Enter')
  await notice(tab, 'Codul este pornit.')

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
