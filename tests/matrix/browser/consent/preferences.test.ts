import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storedItems } from '../../../../src/content/stored-items.ts'
import { optionalCategories } from '../../../../src/content/vocabulary.ts'
import { speaks } from '../../../../src/locale.ts'
import { hydrated, visit } from '../../../support/browser/browser.ts'
import { askCombinations } from '../../../support/browser/combinations.ts'
import {
  all,
  banner,
  dialog,
  onlyEssential,
  openPreferences,
  openVisits,
  press,
  quiet,
  readRecord,
  recordOf,
  switches,
} from '../../../support/browser/consent.ts'
import { anonIdKey, consentKey, inEnglishIfSpoken } from '../../../support/samples/examples.ts'

const visits = openVisits()

test('every combination is kept and said', () =>
  askCombinations(
    visits,
    Array.from({ length: 8 }, (_, bits) => ({
      analytics: bits % 2 === 1,
      marketing: bits % 4 > 1,
      functional: bits > 3,
    })),
  ))

/** The words of the dialog, in English where the clinic has it. */
const words = speaks('en')
  ? {
      customise: 'Customise',
      title: 'Cookie preferences',
      always: 'Always active',
      save: 'Save preferences',
      saved: 'Your preferences have been saved.',
    }
  : {
      customise: 'Personalizează',
      title: 'Preferințe pentru cookie-uri',
      always: 'Întotdeauna active',
      save: 'Salvează preferințe',
      saved: 'Preferințele au fost salvate.',
    }

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('what is not saved is dropped: by Anulează, by the cross, by Escape', async () => {
  const { page, proofs } = await visits.arrive('/contact', { stored: recordOf(onlyEssential) })
  await hydrated(page)
  for (const leave of [
    () => press(page, 'Anulează'),
    () => press(page, 'Închide fără a salva'),
    () => page.keyboard.press('Escape'),
  ]) {
    await openPreferences(page, 'Setări cookie-uri')
    await dialog(page).getByRole('switch', { name: 'Marketing' }).check()
    await leave()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Setări cookie-uri')
    await openPreferences(page, 'Setări cookie-uri')
    expect(await switches(page)).toEqual(optionalCategories.map(() => false))
    await press(page, 'Anulează')
  }
  expect([proofs, await readRecord(page)]).toEqual([[], recordOf(onlyEssential)])
})

test('settings that cannot be loaded say so for a while, and the page goes on', async () => {
  const { page } = await visits.arrive('/contact', {
    expectErrors: /ERR_FAILED|imported module/,
    prepare: (page) => page.route('**/assets/dialog-*.js', (route) => route.abort()),
  })
  await hydrated(page)
  await press(page, 'Personalizează')
  await page.getByRole('status').filter({ hasText: 'Setările nu s-au putut încărca.' }).waitFor()
  expect(await dialog(page).count()).toBe(0)
  await page.fill('#name', 'Ana')
  expect(await page.locator('#name').inputValue()).toBe('Ana')
})

test('the dialog is modal, named by its heading, which has the focus; saving is said once and the page goes on', async () => {
  const { page } = await visits.arrive(inEnglishIfSpoken('/'))
  await hydrated(page)
  await openPreferences(page, words.customise)
  expect(await page.getByRole('dialog', { name: words.title }).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.querySelector('.consent-dialog')?.matches(':modal'))).toBe(true)
  expect(await focused(page)).toBe(words.title)
  expect(
    await dialog(page)
      .getByText(words.always)
      .evaluate((text) => text.tagName),
  ).toBe('STRONG')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe(words.customise)
  expect(await banner(page).isVisible()).toBe(true)
  await openPreferences(page, words.customise)
  const sizes = await dialog(page)
    .locator('button, label')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  await press(page, words.save)
  await page.getByText(words.saved).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await banner(page).isVisible()).toBe(false)
})

test('the choice in force is shown and can be taken home', async () => {
  const stored = recordOf(all)
  const { page } = await visits.arrive('/contact', { stored })
  await hydrated(page)
  await openPreferences(page, 'Setări cookie-uri')
  const day = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone: 'Europe/Bucharest' })
  const given = day.format(new Date(stored.givenAtISO)).replaceAll(' ', '\\s')
  await expect
    .poll(() => dialog(page).textContent())
    .toMatch(new RegExp(`${given}.*1\\.0\\.0.*7d9f0f3c`, 's'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('link', { name: 'Descarcă alegerea (JSON)' }).click(),
  ])
  const stream = await download.createReadStream()
  const text = (await stream.toArray()).join('')
  expect(JSON.parse(text)).toEqual(stored)
  // What opened it is still there: whoever goes on by keyboard goes on from it.
  await press(page, 'Salvează preferințe')
  await expect.poll(() => focused(page)).toBe('Setări cookie-uri')
})

test('essential is not switched off, whatever a script hands in', async () => {
  const { page } = await visits.arrive('/contact')
  await hydrated(page)
  await openPreferences(page, 'Personalizează')
  expect(await dialog(page).getByRole('switch').count()).toBe(optionalCategories.length)
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.name = 'essential'
    document.querySelector('.consent-dialog')?.append(input)
  })
  await press(page, 'Salvează preferințe')
  expect((await readRecord(page)).categories.essential).toBe(true)
})

test('“Setări cookie-uri” opens the preferences in one click on every page, errors included', async () => {
  const { page } = await visits.arrive('/tratamente', { stored: recordOf(all), expectErrors: /404/ })
  for (const path of ['/tratamente', inEnglishIfSpoken('/cookie-policy'), '/nu-exista']) {
    await page.goto(visits.site.url + path)
    await hydrated(page)
    await page.locator('footer [data-choice=open]').click()
    await dialog(page).waitFor()
  }
  const refused = await visit(visits.browser, `${visits.site.url}/%00`, {
    expectErrors: /400/,
  })
  await refused.getByRole('link', { name: 'Setări cookie-uri' }).click()
  await dialog(refused).waitFor()
})

test('what the browser holds after Accept toate is what the cookie policy lists', async () => {
  const { page } = await visits.arrive('/contact')
  await hydrated(page)
  await press(page, 'Accept toate')
  await quiet(page)
  const held = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cookie: document.cookie.split('; ').filter(Boolean),
    cache: await caches.keys(),
  }))
  for (const [storage, names] of Object.entries(held))
    for (const name of names)
      expect(
        storedItems.some(
          (item) =>
            item.storage === storage &&
            (item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name),
        ),
        `${storage} ${name}`,
      ).toBe(true)
  expect(held.localStorage.sort()).toEqual([anonIdKey, consentKey])
})

test('neither banner nor dialog is printed', async () => {
  const { page } = await visits.arrive('/contact')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  expect(await banner(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await openPreferences(page, 'Personalizează')
  await page.emulateMedia({ media: 'print' })
  expect(await dialog(page).isVisible()).toBe(false)
})
