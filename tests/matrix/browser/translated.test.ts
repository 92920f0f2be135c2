import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { followingLinks, hydrated, takenOver, visit } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { textsOf, translate } from '../../support/browser/translation.ts'
import { isOn, plainCategory, plainRow } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
let visitors = 1

/** A browser translates a page as soon as it is read, before the visitor's first gesture. */
async function arrive(
  path: string,
  {
    isTranslated = true,
    stored = answered,
  }: { isTranslated?: boolean; stored?: Record<string, string> } = {},
) {
  const page = await visit(here.browser, here.site.url + path, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    stored,
    // Of an address of their own, as the site limits how many errors of a browser it is told.
    extraHTTPHeaders: { 'cf-connecting-ip': `10.3.0.${visitors++}` },
    // What waited for the gesture is made anew: it is not what the server sent.
    expectErrors: /422|error #418/,
  })
  await hydrated(page)
  if (isTranslated) await translate(page)
  return page
}

const open: typeof arrive = async (...visit) => followingLinks(await arrive(...visit))

/** What comes of a gesture comes in its own time. */
const readTheSame = (one: Page, other: Page, leftOut?: string) =>
  vi.waitFor(async () => expect(await textsOf(other, leftOut)).toEqual(await textsOf(one, leftOut)), {
    timeout: 15_000,
    interval: 100,
  })

type Step = (page: Page) => Promise<unknown>

const tap =
  (selector: string, part?: string): Step =>
  async (page) => {
    if (part) await takenOver(page, part)
    await page
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement) => element.click())
  }
const type =
  (selector: string, text: string): Step =>
  async (page) => {
    await takenOver(page, selector)
    await page.fill(selector, text)
    await page.locator(selector).blur()
  }

/** Without the token that says when the form was shown: one of the two may have been quicker than a person is. */
const send: Step = async (page) => {
  await takenOver(page, '.contact-form')
  await page.locator('.contact-form [name=token]').evaluate((token: HTMLInputElement) => {
    token.value = ''
  })
  await page.locator('.contact-form button[type=submit]').click()
}
const more = tap('.estimate-row-tools .stepper button:last-child')
const language = (code: string) => tap(`header a[hreflang=${code}]`)

test.each<[what: string, path: string, steps: Step[]]>([
  [
    'an estimate that grows and is emptied',
    href('priceCategory', 'ro', { slug: plainCategory }),
    [
      tap(`[id="${plainRow}"] input[type=checkbox]`, `[id="${plainRow}"] input`),
      more,
      more,
      tap('.estimate-clear'),
    ],
  ],
  [
    'a form that is refused twice, for other reasons',
    href('contact', 'ro'),
    [send, async (page) => type('#phone', '123')(page).then(() => send(page))],
  ],
  ...(speaks('en')
    ? [
        [
          'a change of the language and back',
          href('contact', 'ro'),
          [language('en'), language('ro')],
        ] satisfies [string, string, Step[]],
      ]
    : []),
  ...(isOn('/plata-rate-tbi-bank')
    ? [
        [
          'a credit that is calculated anew, and one that cannot be',
          href('instalments', 'ro'),
          [type('[name=pret]', '9000'), type('[name=luni]', 'x'), type('[name=luni]', '24')],
        ] satisfies [string, string, Step[]],
      ]
    : []),
  [
    'a choice of the team',
    href('team', 'ro'),
    [tap('button[name=filtru]:nth-of-type(2)', 'button[name=filtru]')],
  ],
])('who has the browser translate the page reads what others read: %s', async (_, path, steps) => {
  const [plain, translated] = await Promise.all([open(path, { isTranslated: false }), open(path)])
  await readTheSame(plain, translated)
  for (const step of steps) {
    const before = await textsOf(plain)
    await Promise.all([plain, translated].map(step))
    await expect.poll(() => textsOf(plain)).not.toEqual(before)
    await readTheSame(plain, translated)
  }
})

test.each<[what: string, path: string, first: Step, isDone: string]>([
  [
    'the phone in the form',
    href('contact', 'ro'),
    (page) => page.fill('#phone', '0722 000 111'),
    '#phone:focus',
  ],
  [
    'the first row of an estimate',
    href('priceCategory', 'ro', { slug: plainCategory }),
    tap(`[id="${plainRow}"] input[type=checkbox]`),
    `[id="${plainRow}"] input:checked`,
  ],
  ['a question that is opened', href('contact', 'ro'), tap('main details > summary'), 'main details[open]'],
  ...(isOn('/plata-rate-tbi-bank')
    ? [
        [
          'a price in the calculator',
          href('instalments', 'ro'),
          (page) => page.fill('[name=pret]', '7777'),
          '[name=pret]:focus',
        ] satisfies [string, string, Step, string],
      ]
    : []),
])('what somebody who has the page translated does first is kept: %s', async (_, path, first, isDone) => {
  const [plain, translated] = await Promise.all([arrive(path, { isTranslated: false }), arrive(path)])
  await Promise.all([plain, translated].map(first))
  await Promise.all([plain, translated].map(followingLinks))
  // Of what is given back more is said aloud than of what was taken over.
  await readTheSame(plain, translated, 'script, style, [role=status]')
  await expect.poll(() => stateOf(translated)).toEqual(await stateOf(plain))
  await translated.locator(isDone).first().waitFor({ state: 'attached' })
})

test.each(['all', 'necessary'])(
  'the banner is answered by a tap on a translated word (%s)',
  async (choice) => {
    const page = await open(href('contact', 'ro'), { stored: {} })
    await page.locator(`.consent-banner [data-choice=${choice}] font font`).click()
    await page.locator('html[data-consent=settled]').waitFor()
    await page.locator('.consent-banner').waitFor({ state: 'hidden' })
  },
)

test('the preferences open by a tap on a translated word', async () => {
  const page = await open(href('contact', 'ro'), { stored: {} })
  await page.locator('.consent-banner [data-choice=open] font font').click()
  await page.locator('.consent-dialog').waitFor()
})

/** What every control holds that a visitor can change. */
function stateOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=hidden]), select, textarea)'),
      ({ id, name, value, checked }) => [id, name, value, checked],
    ),
  )
}
