import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../../../../src/content/clinic.ts'
import { bucharestClock } from '../../../../src/format/dates.ts'
import { password } from '../../../support/admin/account.ts'
import { adminAtWork, createAccount, pressButton, waitForAdmin } from '../../../support/admin/admin.ts'
import { atWork, notice, sessionCookies } from '../../../support/browser/admin-browser.ts'
import { findings } from '../../../support/browser/axe.ts'
import { hydrated, layIntoStorage, openContext } from '../../../support/browser/browser.ts'
import { answered } from '../../../support/browser/consent.ts'
import { article, dentist, hasNews, shortCategory, shownStories } from '../../../support/samples/examples.ts'
import { addContactRequest } from '../../../support/site/inbox.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
const reference = 'ABCD-2345'
beforeAll(() => addContactRequest(here.site, { reference, name: 'Ana Pop' }))

type Editor = { page: string; field: string; typed: string }

/** A field of every form in which an admin writes. */
const editors: Editor[] = [
  { page: `/admin/doctors/${dentist.id}`, field: 'descriere_ro', typed: 'O descriere nouă a medicului.' },
  { page: '/admin/doctors/new', field: 'nume_ro', typed: 'Dr. Vera Muntean' },
  { page: '/admin/hours', field: 'week-0', typed: '10:00-12:00' },
  { page: '/admin/hours', field: 'closed', typed: '2027-03-05' },
  { page: '/admin/redirects', field: 'from', typed: '/o-pagina-veche' },
  { page: '/admin/requests', field: `note-${reference}`, typed: 'A rugat să sunăm după ora 17.' },
  { page: '/admin/account', field: 'email', typed: 'colega@exemplu.ro' },
  { page: `/admin/prices/${shortCategory}?row=_new`, field: '_new.title_ro', typed: 'Un rând nou' },
  ...(modules.offer ? [{ page: '/admin/offers', field: 'reduction', typed: '37' }] : []),
  ...shownStories
    .slice(0, 1)
    .map(({ id }) => ({ page: `/admin/stories/${id}`, field: 'title_ro', typed: 'Un titlu nou' })),
  ...(hasNews
    ? [
        { page: '/admin/news', field: 'title', typed: 'Un articol nou' },
        { page: `/admin/news/${article}`, field: 'text-ro', typed: 'Un text nou.\n\nCu două alineate.' },
      ]
    : []),
  ...(modules.newsletter ? [{ page: '/admin/newsletter', field: 'subject_ro', typed: 'Vești' }] : []),
]

const fieldOf = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const told = (page: Page) => page.locator('.given-back')
async function open(page: Page, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}
async function unfold(page: Page, id: string): Promise<void> {
  await fieldOf(page, id).evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
  })
}
/** The words of what this device keeps. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

describe('what is typed and not saved', () => {
  // One admin in one tab: each form keeps its own.
  let tab: Page
  beforeAll(async () => {
    const context = await openContext(here.browser, { reducedMotion: 'reduce' })
    await context.addCookies(await sessionCookies(here.site))
    tab = await context.newPage()
    await tab.addInitScript(layIntoStorage, answered)
    tab.on('dialog', (dialog) => dialog.accept())
    // What saves itself does not come to it.
    await tab.route(/\/api\/admin\/(prices|newsletter)/, (route) => route.abort())
  })
  afterAll(() => tab.context().close())

  test.each(editors)('$field on $page is there again after leaving, Back and a reload', async (editor) => {
    const { page, field: id, typed } = editor
    const field = fieldOf(tab, id)
    await open(tab, page)
    const before = await field.inputValue()
    await unfold(tab, id)
    await field.fill(typed)
    await tab.goto(`${here.site.url}/robots.txt`)
    await tab.goBack()
    await told(tab).waitFor()
    expect([await field.inputValue(), await field.isVisible()]).toEqual([typed, true])
    const { date, time } = bucharestClock(new Date())
    expect(await told(tab).innerText()).toMatch(
      new RegExp(`Ce ați scris aici pe .*${date.slice(0, 4)}, la ${time.slice(0, 2)}:\\d\\d`),
    )
    await tab.reload()
    await told(tab).waitFor()
    expect(await field.inputValue()).toBe(typed)

    await told(tab).getByRole('button', { name: 'Renunță la ce am scris' }).click()
    expect([await field.inputValue(), await told(tab).count()]).toEqual([before, 0])
    expect(await kept(tab)).not.toContain(JSON.stringify(typed).slice(1, -1))
  })
})

test('what is older than what somebody has saved since is offered, and never put in its place', async () => {
  const mine =
    'Scris pe telefon și nesalvat. Medicul vede pacienții miercurea, de la ora zece, și explică fiecare pas înainte de a începe, fără grabă, cu planul de tratament scris.'
  const theirs =
    'Salvat de o colegă. Medicul vede pacienții joia, de la ora nouă dimineața, și explică fiecare pas înainte de a începe, fără grabă, cu planul de tratament scris.'
  const page = await atWork(here.browser, here.site, `/admin/doctors/${dentist.id}`)
  await fieldOf(page, 'descriere_ro').fill(mine)
  const colleague = await adminAtWork(here.site)
  const path = `/admin/doctors/${dentist.id}`
  const saved = await pressButton(here.site, colleague, path, 'save', { descriere_ro: theirs })
  expect(saved.status).toBe(303)
  await page.reload()
  await page.getByText('între timp s-a salvat altceva').waitFor()
  expect(await fieldOf(page, 'descriere_ro').inputValue()).toBe(theirs)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Pune în formular ce am scris' }).click()
  expect(await fieldOf(page, 'descriere_ro').inputValue()).toBe(mine)
  await page.getByRole('button', { name: 'Salvează în ciornă', exact: true }).click()
  await notice(page, 'Modificarea este în ciornă.')
  await hydrated(page)
  expect([await fieldOf(page, 'descriere_ro').inputValue(), await told(page).count()]).toEqual([mine, 0])
})

test('it outlives a session that ends, is seen by no other admin, and goes with signing out', async () => {
  const { email } = await createAccount(here.site.db, true)
  const other = await sessionCookies(here.site)
  const page = await atWork(here.browser, here.site, '/admin/hours', { expectErrors: /status of 401/ })
  const signIn = async () => {
    await page.goto(`${here.site.url}/admin/hours`)
    await page.locator('main').getByLabel('E-mail').fill(email)
    await page.getByLabel('Parolă', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Intră în cont' }).click()
    await page.locator('#week-1').waitFor()
    await hydrated(page)
  }
  const day = fieldOf(page, 'week-1')
  await page.context().clearCookies()
  await signIn()
  const before = await day.inputValue()
  await day.fill('11:00-13:00')

  await page.context().clearCookies()
  await page.locator('.hours-form').getByRole('button', { name: 'Salvează în ciornă' }).click()
  await page.getByRole('button', { name: 'Intră în cont' }).waitFor()
  await page.context().addCookies(other)
  await open(page, '/admin/hours')
  expect([await day.inputValue(), await told(page).count()]).toEqual([before, 0])

  await page.context().clearCookies()
  await signIn()
  await told(page).waitFor()
  expect(await day.inputValue()).toBe('11:00-13:00')
  await page.getByRole('button', { name: 'Ieși din cont' }).click()
  await page.getByText('Ați ieșit din cont.').waitFor()
  expect(await kept(page)).not.toContain('11:00-13:00')
  await signIn()
  expect([await day.inputValue(), await told(page).count()]).toEqual([before, 0])
})

test('passwords, shown or not, codes and confirmations are kept nowhere', async () => {
  const page = await atWork(here.browser, here.site, '/admin/account')
  await page.locator('#current').fill('parola-de-acum')
  await page.getByLabel('Arată').check()
  await page.locator('#next').fill('parola-de-maine')
  await page.locator('#email').fill('colega@exemplu.ro')
  const words = await kept(page)
  expect(words).toContain('colega@exemplu.ro')
  expect(words).not.toMatch(/parola-de/)
})
