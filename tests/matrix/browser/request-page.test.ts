import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { colourFindings, findingsBesideColours } from '../../support/browser/axe.ts'
import { visit } from '../../support/browser/browser.ts'
import { layEverythingOut, parted, squeezed } from '../../support/browser/reading.ts'
import { decodeHtml } from '../../support/pages/html.ts'
import { offerRow, plainRow } from '../../support/samples/examples.ts'
import { formSecret, rowsOf, sendForm, tokenOfAge } from '../../support/site/forms.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, vars: { FORM_SECRET: formSecret } })

/** The address of the page of a request with everything on it, one for each test that presses. */
async function ask(fields: Record<string, string> = {}): Promise<string> {
  const sent = await sendForm(here.site, '/contact', {
    token: await tokenOfAge(60),
    name: 'Ana Ionescu',
    phone: '0712 034 567',
    email: 'ana@exemplu.ro',
    answer_locale: 'ro',
    complaint: 'cavity',
    comfort: 'nervous,breaks,price-first',
    message: `Mă doare o măsea. ${'foartelung'.repeat(12)}\nDe ieri.`,
    estimate: `${offerRow}.2,${plainRow}.1`,
    ...fields,
  })
  const thanks = await here.site.fetch(sent.headers.get('location') ?? '')
  return decodeHtml(/href="(\/contact\/cerere\?token=[^"]+)"/.exec(await thanks.text())?.[1] ?? '')
}
const press = (address: string, fields: Record<string, string>) =>
  sendForm(here.site, '/contact/cerere', {
    token: new URLSearchParams(address.split('?')[1]).get('token') ?? '',
    ...fields,
  })

let visitors = 0
function open(address: string, options: BrowserContextOptions & { expectErrors?: RegExp } = {}) {
  visitors += 1
  return visit(here.browser, here.site.url + address, {
    extraHTTPHeaders: { 'cf-connecting-ip': `10.11.0.${visitors}` },
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    ...options,
  })
}

let shown = ''
let changed = ''
let cancelled = ''
beforeAll(async () => {
  shown = await ask()
  changed = await ask({ name: 'Dan Popa' })
  await press(changed, { intent: 'change', note: `Mai bine joi. ${'x'.repeat(90)}` })
  cancelled = await ask({ name: 'Ion Popa' })
  await press(cancelled, { intent: 'cancel' })
})

/** Width, height and size of text in percent. */
const readings = [
  [320, 640, 100],
  [320, 568, 200],
  [360, 640, 200],
  [768, 1024, 100],
  [320, 256, 100],
] as const

describe('the page of a request', () => {
  test.each(
    locales.flatMap((locale) =>
      ['shown', 'changed', 'cancelled', 'gone'].map((state) => ({ locale, state })),
    ),
  )(
    '$state in $locale is read at any size of text and has no accessibility finding',
    async ({ locale, state }) => {
      const token = { shown, changed, cancelled }[state]?.split('?')[1] ?? 'token=none'
      const page = await open(`${href('request', locale)}?${token}`, { expectErrors: /status of 404/ })
      await page.evaluate(layEverythingOut)
      for (const [width, height, percent] of readings) {
        await page.setViewportSize({ width, height })
        const tooWide = await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`
          return document.documentElement.scrollWidth - document.documentElement.clientWidth
        }, percent)
        expect.soft(tooWide, `at ${width} pixels and ${percent} %`).toBeLessThanOrEqual(0)
        if (width === 360) expect.soft(await page.evaluate(squeezed), 'too narrow to read').toEqual([])
        expect.soft(await page.evaluate(parted), `parted at ${width} pixels and ${percent} %`).toEqual([])
      }
      await page.evaluate(() => document.documentElement.removeAttribute('style'))
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await findingsBesideColours(page), 'on a phone').toEqual([])
      expect.soft(await colourFindings(page, [360, 1440]), 'colours').toEqual([])
    },
  )

  /** Presses Tab until this is in focus. */
  async function tabTo(page: Page, selector: string) {
    for (let count = 0; count < 80; count += 1) {
      await page.keyboard.press('Tab')
      const isThere = await page.evaluate(
        (selector) => document.activeElement?.matches(selector) === true,
        selector,
      )
      if (isThere) return
    }
    throw new Error(`No key leads to ${selector}`)
  }
  /** Whether the focus is in view, below the bar at the top and above the one at the bottom. */
  const inView = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement
      const box = focused?.getBoundingClientRect()
      if (!focused || !box) return false
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return over !== null && (focused.contains(over) || over.contains(focused))
    })

  for (const javaScriptEnabled of [true, false])
    test(`is changed and cancelled by keyboard alone, with scripts: ${javaScriptEnabled}`, async () => {
      const address = await ask({ name: javaScriptEnabled ? 'Maria Pop' : 'Ioana Pop' })
      const page = await open(address, { javaScriptEnabled, expectErrors: /status of 422/ })
      if (javaScriptEnabled) await page.locator('.consent-banner button').first().click()
      await tabTo(page, 'textarea[name=note]')
      await tabTo(page, '[name=intent][value=change]')
      expect(await inView(page)).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForSelector('[aria-invalid=true]')
      // The error is named with its field, and the way back to it is short.
      expect(await page.locator('#note-error').innerText()).toContain('Eroare:')
      await tabTo(page, 'textarea[name=note]')
      expect(await inView(page)).toBe(true)
      await page.keyboard.type('Mai bine joi.')
      await tabTo(page, '[name=intent][value=change]')
      await page.keyboard.press('Enter')
      await page.waitForSelector('.own-request-since')
      expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search)
      await tabTo(page, '[name=intent][value=cancel]')
      expect(await inView(page)).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForSelector('.own-request-form', { state: 'detached' })
      expect(await page.locator('main').innerText()).toContain('Ați anulat cererea')
      expect(
        await rowsOf(
          here.site.db,
          `select cancelled_at is not null as ended from contact_requests where name like '${javaScriptEnabled ? 'Maria' : 'Ioana'}%'`,
        ),
      ).toEqual([{ ended: true }])
    })

  test('has an edge around what is told apart by its ground where colours are forced', async () => {
    const page = await open(shown, { forcedColors: 'active' })
    const edges = await page
      .locator('.own-request-keep, .own-request-form .button, .own-request-form textarea')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopStyle))
    expect(edges).toEqual(['solid', 'solid', 'solid', 'solid'])
  })

  test('on paper says what was asked and the bill, black on white, without what is pressed', async () => {
    const page = await open(shown, { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.locator('form').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('.own-request-facts').isVisible()).toBe(true)
    expect(await page.locator('.bill-total').isVisible()).toBe(true)
    const shares = await page.evaluate(
      () =>
        getComputedStyle(document.body)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    )
    expect(Math.max(...shares.slice(0, 3)) / 255).toBeLessThan(0.3)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
    expect(count).toBeLessThanOrEqual(2)
  })
})
