import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { chromiumFlags, findChromium, findHeadlessShell } from '../../../scripts/chromium.ts'

/**
 * A page of a test is soon gone: what would be compiled for speed, mostly of axe, on another thread, is not used for long.
 * Accessibility takes a sixth less of the processor so, a mere visit the same. Without a graphics card nothing is gained by
 * drawing in another process.
 */
const flags = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev', '--in-process-gpu']

/** What visitors need of a browser. `close` takes away the storages that were opened in it. */
export type VisitedBrowser = Pick<Browser, 'newContext' | 'close'>

let running: Promise<Browser> | undefined

/**
 * The browser of this process, which ends with it. Every visitor in it has a storage of their own. One browser for all
 * processes would pass each message through a third.
 */
export async function openBrowser(): Promise<VisitedBrowser> {
  running ??= launchBrowser()
  const browser = await running
  const opened: BrowserContext[] = []
  return {
    async newContext(options) {
      const context = await browser.newContext(options)
      opened.push(context)
      return context
    },
    async close() {
      await Promise.all(opened.map((context) => context.close()))
    },
  }
}

/** A browser that its caller closes. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell(), args: flags })
}

/** A browser in which Back may show a page just as it was left, which playwright otherwise switches off. */
export function openBackForwardBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: flags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** The browser of a visitor whose screen is read out: Chromium then tells the whole page, laid out or not. */
export async function openReadingBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...flags, '--force-renderer-accessibility=screen-reader'],
  })
  onTestFinished(() => browser.close())
  return browser
}

/** A browser whose owner lets no site store anything, in the browser's own settings. It has one visitor. */
export async function openBlockingBrowser() {
  const directory = await mkdtemp(join(tmpdir(), 'browser-'))
  await mkdir(join(directory, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(directory, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(directory, {
    executablePath: findChromium(),
    args: flags,
  })
  onTestFinished(() => rm(directory, { recursive: true }))
  return { newContext: async () => context }
}

type VisitorOptions = BrowserContextOptions & {
  /** The browser of somebody who has been here before, with what it has kept. It outlasts the test. */
  context?: BrowserContext
  /** The tab in which somebody goes on to the next page. It outlasts the test. A new tab is a new process. */
  tab?: Page
  /** What an earlier visit has left in the storage of the site. */
  stored?: Readonly<Record<string, string>>
  /** Console errors a test brings about on purpose. */
  expectErrors?: RegExp
  /** What happens before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * A visitor with a browser of their own. The test fails if the page writes an error or a warning to the console
 * (hydration mismatches, policy violations and uncaught errors are among them) or asks another origin for anything.
 */
export async function visit(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  { context: known, tab, stored, expectErrors, prepare, ...options }: VisitorOptions = {},
): Promise<Page> {
  const context = tab?.context() ?? known ?? (await openContext(browser, options))
  const page = tab ?? (await context.newPage())
  const complaints: string[] = []
  const complain = (complaint: string) => {
    if (!expectErrors?.test(complaint)) complaints.push(complaint)
  }
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()}`)
  }
  const onError = (error: Error) => complain(`uncaught: ${error.message}`)
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      complain(`other origin: ${request.url()}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  onTestFinished(async () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
    if (tab === undefined) await (known === undefined ? context.close() : page.close())
    if (complaints.length > 0) throw new Error(`${url} complained:\n${complaints.join('\n')}`)
  })
  const laid = stored && (await page.addInitScript(layIntoStorage, stored))
  await prepare?.(page)
  await page.goto(url)
  await laid?.dispose()
  return page
}

/** In the first document, before its own scripts: playwright's `storageState` opens another page for it. */
export function layIntoStorage(stored: Readonly<Record<string, string>>): void {
  // A mail's preview is a frame that has no storage.
  if (window !== window.top) return
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
}

/** A browser of one's own: nobody else's storage, cache and cookies. */
export function openContext(
  browser: Pick<Browser, 'newContext'>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ locale: 'ro-RO', timezoneId: 'Europe/Bucharest', ...options })
}

/** Resolves when React has taken over and follows links, which it learns at the first gesture. */
export async function followingLinks(page: Page): Promise<Page> {
  await hydrated(page)
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await page.waitForSelector('html[data-navigation]', { state: 'attached' })
  return page
}

/** A link around every page, where it is seen: a long name of the clinic leaves the header no place for the menu. */
export function siteLink(page: Page, path: string): Locator {
  return page.locator(`header a[href="${path}"]:visible, footer a[href="${path}"]:visible`).first()
}

/** Resolves when React has taken over a part whose code comes with the first gesture. */
export async function takenOver(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    part,
  )
}

/** Resolves when React has taken over. */
export async function hydrated(page: Page): Promise<Page> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  return page
}

/** The same for a page that nothing leads away from meanwhile, without the scripts that playwright has for selectors. */
export async function hydratedDocument(page: Page): Promise<Page> {
  await page.evaluate(async () => {
    const root = document.documentElement
    if (root.dataset.hydrated !== undefined) return
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(root, { attributeFilter: ['data-hydrated'] })
    })
  })
  return page
}

/** Resolves when what has changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Follows a link of the footer, whose parts are laid out when they come near and move what is pressed meanwhile. */
export async function followInFooter(page: Page, path: string): Promise<void> {
  const link = page.locator(`footer a[href="${path}"]`).first()
  await link.evaluate((element) => {
    element.scrollIntoView()
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await link.click()
}
