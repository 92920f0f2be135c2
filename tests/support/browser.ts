import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium would start a renderer for its own address bar in every window. The last of such lists counts, so what
  // playwright turns off for steadiness is named again.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,HttpsUpgrades,PaintHolding,Translate',
]

type BrowserOptions = {
  /** Whether Back may show a page just as it was left, which playwright otherwise switches off. */
  keepsPages?: boolean
  /** As for a visitor whose screen is read out: Chromium then tells the whole page, seen or not. */
  readsAloud?: boolean
}

export function openBrowser({
  keepsPages = false,
  readsAloud = false,
}: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: readsAloud ? [...flags, '--force-renderer-accessibility=screen-reader'] : flags,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  })
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
  { expectErrors, prepare, ...options }: VisitorOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'ro-RO', timezoneId: 'Europe/Bucharest', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  const complain = (complaint: string) => {
    if (!expectErrors?.test(complaint)) complaints.push(complaint)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      complain(`other origin: ${request.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    if (complaints.length > 0) throw new Error(`${url} complained:\n${complaints.join('\n')}`)
  })
  await prepare?.(page)
  await page.goto(url)
  return page
}

/** Resolves when React has taken over and follows links, which it learns at the first gesture. */
export async function followingLinks(page: Page): Promise<Page> {
  await hydrated(page)
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await page.waitForSelector('html[data-navigation]', { state: 'attached' })
  return page
}

/** Resolves when React has taken over. */
export async function hydrated(page: Page): Promise<Page> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  return page
}
