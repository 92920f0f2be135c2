import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { openDays, openSpans } from '../../../src/features/contact/days.ts'
import type { PartOfDay } from '../../../src/features/contact/fields.ts'
import { words as contact } from '../../../src/features/contact/ro.ts'
import { calculatorConfig } from '../../../src/features/instalments/config.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { addDays, isoDateOf, weekdayOf } from '../../../src/format/dates.ts'
import { formatPhone } from '../../../src/format/phone.ts'
import { followingLinks, hydrated, takenOver, visit } from '../../support/browser/browser.ts'
import { makeOlder } from '../../support/browser/older-form.ts'
import { dentist, inEnglishIfSpoken, offerRow } from '../../support/samples/examples.ts'
import { formSecret, rowsOf } from '../../support/site/forms.ts'
import { openSite } from '../../support/site/open-site.ts'
import { some } from '../../support/some.ts'

const dear = priceSnapshot.items.filter(
  ({ amount_min, hidden }) => !hidden && 2 * amount_min >= calculatorConfig.limits.price.min,
)
/** The row that the offer reduces, or another of which two are enough for a credit. */
const [_brought] = some([...dear.filter(({ id }) => id === offerRow), ...dear])

const here = openSite({ database: true, vars: { FORM_SECRET: formSecret } })
let visitors = 0

beforeEach(() => here.site.db?.reset())

/** Every visitor has an address of their own, and a form that was shown a minute ago: no sooner is it sent. */
async function open(
  path: string,
  options: { javaScriptEnabled?: boolean; expectErrors?: RegExp } = {},
): Promise<Page> {
  visitors += 1
  const page = await visit(here.browser, here.site.url + path, {
    extraHTTPHeaders: { 'cf-connecting-ip': `10.1.0.${visitors}` },
    reducedMotion: 'reduce',
    ...options,
  })
  if (options.javaScriptEnabled !== false) {
    await hydrated(page)
    await page.locator('.consent-banner button').first().click()
    // Its token too: what is put into it before would be taken back.
    await takenOver(page, '.contact-form')
  }
  await makeOlder(page)
  return page
}

const submit = '.contact-form button[type=submit]'
const stored = () => rowsOf<{ name: string }>(here.site.db, 'select name from contact_requests')
const refusal = { expectErrors: /422/ }
/** A day to come and a part of it in which the clinic is open. */
function openPart() {
  const now = new Date()
  const opening = openingFrom({ week: clinic.hours, days: [] }, now)
  const [day = ''] = openDays(opening, now).filter((day) => day > isoDateOf(now))
  const isOpen = (part: PartOfDay) => openSpans(day, part, opening, now).length > 0
  return { day, part: (['morning', 'afternoon', 'evening'] as const).find(isOpen) }
}

for (const javaScriptEnabled of [true, false])
  test(`days are tapped, the next wish follows the first, and comfort is ticked, with scripts: ${javaScriptEnabled}`, async () => {
    const page = await open(`/contact?medic=${dentist.id}`, { javaScriptEnabled })
    expect(await page.locator('h1').innerText()).toBe(`Vizită la ${dentist.name}`)
    await page.fill('#name', 'Ana Ionescu')
    await page.fill('#phone', '0712034567')
    const [first, second, third] = [0, 1, 2].map((index) => page.locator('.wish').nth(index))
    expect(await second?.isVisible()).toBe(false)
    const wish = openPart()
    await first?.locator(`.wish-day:has([value="${wish.day}"])`).click()
    await first?.locator(`.wish-parts label:has([value="${wish.part}"])`).click()
    expect(await third?.isVisible()).toBe(false)
    await second?.locator('select').selectOption({ index: 2 })
    expect(await third?.isVisible()).toBe(true)
    await page.locator('.contact-fold summary').click()
    await expect
      .poll(() =>
        page.locator('.contact-fold summary').evaluate((fold) => getComputedStyle(fold, '::after').rotate),
      )
      .toBe('225deg')
    await page.check('[name=comfort][value=breaks]')
    await page.check('[name=comfort][value=nervous]')
    await page.click(submit)
    await page.waitForURL(/\/contact\/multumim\?ref=/)
    expect(await page.locator('.action-bar a[href="/contact"]').count()).toBe(0)
    const rows = await rowsOf<{ comfort: string; doctor: string; wishes: object[] }>(
      here.site.db,
      'select comfort, doctor, wishes from contact_requests',
    )
    expect(rows).toMatchObject([
      { comfort: 'nervous,breaks', doctor: dentist.id, wishes: [wish, { part: 'any' }] },
    ])
  })

test('keys move over the days as over a calendar, and a later day takes the tapped one back', async () => {
  const page = await open('/contact')
  await page.mouse.move(5, 5)
  const days = page.locator('.wish').first().locator('.wish-day input')
  const chosen = () => page.locator('.wish').first().locator('.wish-day :checked').inputValue()
  await page.waitForFunction(() => document.querySelector('.wish') !== null)
  const offered = await days.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''))
  const start = offered.find((day) => offered.includes(addDays(day, 7))) ?? ''
  await page.locator(`.wish-day:has([name=day1][value="${start}"])`).click()
  await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(addDays(start, 7))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  expect((await chosen()) > start).toBe(true)
  await page.keyboard.press('End')
  expect(weekdayOf(await chosen())).toBeGreaterThanOrEqual(weekdayOf(start))
  await page.keyboard.press('Control+Home')
  expect(await chosen()).toBe(offered[0])
  await page.keyboard.press('Control+End')
  expect(await chosen()).toBe(offered.at(-1))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('PageDown')
  const below = offered.filter((day) => weekdayOf(day) === weekdayOf(offered[0] ?? '')).at(-1)
  expect(await chosen()).toBe(below)
  await page.keyboard.press('PageUp')
  expect(await chosen()).toBe(offered[0])
  await page.locator('#day1').selectOption({ index: 1 })
  expect(await page.locator('.wish').first().locator('.wish-day :checked').count()).toBe(0)
})

test('a press at the lower edge that leaves a field reaches the day it was put on', async () => {
  const page = await open('/contact')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.fill('#phone', '0712034')
  const day = page.locator('.wish-day').first()
  await day.evaluate((label) => scrollBy(0, label.getBoundingClientRect().bottom - innerHeight + 4))
  await page.locator('#phone').evaluate((field) => field.focus({ preventScroll: true }))
  // For 0.4 s after the answer to the banner a press reaches nothing: it may be the second of a double click.
  await expect
    .poll(() =>
      day.evaluate((label) => {
        const { x, y, width, height } = label.getBoundingClientRect()
        return label.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)
  const { x = 0, y = 0, width = 0, height = 0 } = (await day.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // Time for what comes back when the field is left.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await page.mouse.up()
  expect(await day.locator('input').isChecked()).toBe(true)
  await page.locator('.action-bar').waitFor()
})

test('an error goes once its field is put right, the others stay, and the focus stays in the field', async () => {
  const page = await open('/contact', refusal)
  await page.fill('#phone', '712')
  await page.locator('.contact-form-end button').click()
  await page.locator('#phone-error').waitFor()
  await page.locator('#name-error').waitFor()
  await page.locator('#phone').pressSequentially('034')
  expect(await page.locator('#phone-error').count()).toBe(1)
  await page.fill('#phone', '0712 034 567')
  await page.locator('#phone-error').waitFor({ state: 'detached' })
  expect(await page.getAttribute('#phone', 'aria-invalid')).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('phone')
  expect(await page.locator('#name-error').count()).toBe(1)
  await page.fill('#name', 'Ana')
  await page.locator('#name-error').waitFor({ state: 'detached' })
  expect(await page.locator('.error-summary').count()).toBe(0)
})

test('pressing the button three times sends one request', async () => {
  const page = await open(inEnglishIfSpoken('/contact'))
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contact')) posts.push(request.url())
  })
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#email', 'ana@exemplu.ro')
  await page.locator(submit).evaluate((button) => {
    if (button instanceof HTMLElement) for (let press = 0; press < 3; press += 1) button.click()
  })
  await page.waitForURL(/multumim/)
  expect(posts).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
})

test('a screen reader is told that the request is on its way, and going back shows no form to send again', async () => {
  const page = await open('/contact')
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#phone', '0712034567')
  const answer = Promise.withResolvers<void>()
  await page.route('**/contact', async (route) => {
    await answer.promise
    await route.continue()
  })
  const status = page.locator('.contact-form-end [role=status]')
  expect(await status.textContent()).toBe('')
  await page.click(submit)
  await status.getByText('Se trimite').waitFor({ state: 'attached' })
  answer.resolve()
  await page.waitForURL(/multumim/)
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('while the connection is gone nothing typed is lost, and it can be sent afterwards', async () => {
  const page = await open('/contact', { expectErrors: /INTERNET_DISCONNECTED|could not be sent/ })
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#phone', '0712034567')
  await page.context().setOffline(true)
  await page.click(submit)
  const [why = ''] = contact.errors.form.offline.split('{phone}')
  await page.locator('.error-summary', { hasText: `${why}${formatPhone(clinic.phone)}` }).waitFor()
  expect(await page.inputValue('#name')).toBe('Ana Ionescu')
  await page.context().setOffline(false)
  await makeOlder(page)
  await page.click(submit)
  await page.waitForURL(/multumim/)
  expect(await stored()).toHaveLength(1)
})

test('what is typed before React takes over stays', async () => {
  const opened = Promise.withResolvers<Page>()
  const typed = Promise.withResolvers<void>()
  const visiting = visit(here.browser, `${here.site.url}/contact`, {
    prepare: async (page) => {
      await page.route('**/assets/*.js', (route) => typed.promise.then(() => route.continue()))
      opened.resolve(page)
    },
  })
  const page = await opened.promise
  await page.fill('#name', 'Ana')
  await page.fill('#message', 'Bună')
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  typed.resolve()
  await visiting
  await followingLinks(page)
  expect(await page.inputValue('#name')).toBe('Ana')
  await page.locator('.field-count', { hasText: 'mai aveți 996 de caractere' }).waitFor()
})

test('whoever has gone on to a field of a refused form before React takes over stays in it', async () => {
  const scripts = Promise.withResolvers<void>()
  let areOnTheirWay = false
  const page = await visit(here.browser, `${here.site.url}/contact`, {
    expectErrors: /status of 422|ERR_FAILED|Failed to fetch/,
    prepare: (page) =>
      page.route('**/assets/*.js', async (route) => {
        if (!areOnTheirWay) return route.abort()
        await scripts.promise
        await route.continue()
      }),
  })
  areOnTheirWay = true
  await page.click(submit)
  await page.locator('.error-summary:focus').waitFor()
  await page.click('.error-summary-items a >> nth=0')
  const focused = page.locator(':focus')
  expect(await focused.getAttribute('id')).toBe('name')
  await page.keyboard.type('Ana')
  scripts.resolve()
  await followingLinks(page)
  await takenOver(page, '.contact-form')
  expect(await focused.getAttribute('id')).toBe('name')
  expect(await focused.inputValue()).toBe('Ana')
})
