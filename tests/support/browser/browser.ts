import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts'
import { sharedBrowser } from '../site/shared.ts'

/** The browser of the run. Every visitor in it has a storage of their own. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await sharedBrowser())
}

/** A browser in which Back may show a page just as it was left, which playwright otherwise switches off. */
export function openBackForwardBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** The browser of a visitor whose screen is read out: Chromium then tells the whole page, laid out or not. */
export async function openReadingBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--force-renderer-accessibility=screen-reader'],
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
    args: chromiumFlags,
  })
  onTestFinished(() => rm(directory, { recursive: true }))
  return { newContext: async () => context }
}

type VisitorOptions = BrowserContextOptions & {
  /** The browser of somebody who has been here before, with what it has kept. It outlasts the test. */
  context?: BrowserContext
  /** The tab in which somebody goes on to the next page. It outlasts the test. A new tab is a new process. */
  tab?: Page
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
  { context: known, tab, expectErrors, prepare, ...options }: VisitorOptions = {},
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
  await prepare?.(page)
  await page.goto(url)
  return page
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
