import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { consentKey } from '../samples/examples.ts'
import { type Opened, openSharedSite } from '../site/open-site.ts'
import type { SharedSite } from '../site/shared.ts'
import { drawn, followingLinks, visit } from './browser.ts'

export const all = allOrEssential(true)
export const onlyEssential = allOrEssential(false)

/** A record as it lies on a device whose owner has chosen before. */
export function recordOf(categories: Record<string, unknown> = onlyEssential, version = '1.0.0') {
  return {
    version,
    givenAtISO: daysAgo(20),
    categories,
    anonUserId: '7d9f0f3c-5a52-4c39-9d3c-0a4f9f7b1e11',
  }
}

const started = Date.now()

/** The same moment of that day all through a run. */
export function daysAgo(days: number): string {
  return new Date(started - days * 864e5).toISOString()
}

/** What somebody has stored who has answered the question about cookies. */
export const answered = { [consentKey]: JSON.stringify(recordOf()) }

/** Visitors of a site who bring a choice with them or make one: of the shared one unless a file has its own. */
export function openVisits(): Visits<SharedSite>
export function openVisits<OpenedSite extends { url: string }>(here: Opened<OpenedSite>): Visits<OpenedSite>
export function openVisits(here: Opened<{ url: string }> = openSharedSite()) {
  return Object.assign(here, {
    arrive: (path: string, arrival: ArrivalOptions = {}) =>
      arrive(here.browser, here.site.url + path, arrival),
  })
}

type Visits<OpenedSite> = Opened<OpenedSite> & {
  arrive: (path: string, arrival?: ArrivalOptions) => ReturnType<typeof arrive>
}

type ArrivalOptions = BrowserContextOptions & {
  expectErrors?: RegExp
  /** What lies under `consentKey`: a record, or any text. */
  stored?: object | string
  /** What a proof is answered instead of by the site; null for nothing at all. */
  answer?: () => number | null
  /** Runs in the browser before anything of the page does. */
  before?: () => void
  prepare?: (page: Page) => Promise<unknown>
}

let visitors = 0

/** A visitor on a page, every proof of consent that their browser sends, and every view that the site has counted. */
export async function arrive(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  options: ArrivalOptions = {},
) {
  const { stored, answer, before, prepare, ...rest } = options
  visitors += 1
  const record = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const proofs: Record<string, unknown>[] = []
  const requests: string[] = []
  const views: unknown[] = []
  const warnings: string[] = []
  const page = await visit(browser, url, {
    // Of an address of their own, as the site limits how many proofs come from one.
    extraHTTPHeaders: { 'cf-connecting-ip': `10.2.${visitors >> 8}.${visitors & 255}` },
    ...(record !== undefined && { stored: { [consentKey]: record } }),
    ...rest,
    async prepare(page) {
      page.context().on('request', (request) => {
        requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
        if (request.url().endsWith('/api/consent')) proofs.push(request.postDataJSON())
      })
      page.context().on('response', (response) => {
        const request = response.request()
        if (request.url().endsWith('/_insights/view') && response.status() === 204)
          views.push(request.postDataJSON().path)
      })
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      // Only then: with it, every request of the page waits for an answer of this process.
      if (answer)
        await page.context().route('**/api/consent', (route) => {
          const status = answer()
          return status === null ? route.abort() : route.fulfill({ status, json: {} })
        })
      if (before) await page.addInitScript(before)
      await prepare?.(page)
    },
  })
  return { page, proofs, requests, views, warnings }
}

/** Resolves when the code that comes with a visitor's first gesture is there as well. */
export async function gesture(page: Page): Promise<void> {
  await followingLinks(page)
  await quiet(page)
}

/** Another visit with the same browser, of which no earlier one has left anything but the cache: sooner than a new one. */
export async function visitAgain(page: Page, stored?: object): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      localStorage.clear()
      if (value) localStorage.setItem(key, value)
    },
    [consentKey, JSON.stringify(stored)] as const,
  )
  await page.reload()
}

/** Resolves when what the page had set out to load and to send has had the time for it, however slow the machine. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    for (let trip = 0; trip < 5; trip += 1) await fetch('/favicon.svg', { cache: 'no-store' })
  })
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the preferences by the button of that name. */
export async function openPreferences(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.scrollIntoViewIfNeeded()
  // Parts of the page are laid out when they come near, and move what is pressed meanwhile.
  await drawn(page)
  await button.click()
  await dialog(page).waitFor()
}

/** Whether the switches of the open preferences are on, in the order of the categories. */
export const switches = (page: Page) =>
  dialog(page)
    .getByRole('switch')
    .evaluateAll((inputs) => inputs.map((input) => input instanceof HTMLInputElement && input.checked))

export const banner = (page: Page) => page.locator('.consent-banner')
export const dialog = (page: Page) => page.locator('.consent-dialog')

export async function readRecord(page: Page) {
  return JSON.parse((await inStorage(page, consentKey)) ?? 'null')
}

export const inStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

export const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)

/** The data layer as Google's tag reads it: lists of what was said. */
export function readSignals(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => Object.values(Object(entry))))
}

/** What consent mode v2 says of these categories. */
export function signalsFor(categories: { analytics: boolean; marketing: boolean; functional: boolean }) {
  const said = (granted: boolean) => (granted ? 'granted' : 'denied')
  return {
    security_storage: 'granted',
    analytics_storage: said(categories.analytics),
    ad_storage: said(categories.marketing),
    ad_user_data: said(categories.marketing),
    ad_personalization: said(categories.marketing),
    functionality_storage: said(categories.functional),
    personalization_storage: said(categories.functional),
  }
}
