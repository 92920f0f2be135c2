import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Opened } from '../site/open-site.ts'
import { openContext, visit } from './browser.ts'

type Arrival = {
  /** What an earlier visit has left in the storage of the site. */
  stored?: Readonly<Record<string, string>>
  viewport?: { width: number; height: number }
  expectErrors?: RegExp
}

const usual = { width: 1280, height: 720 }

/**
 * Visitors of a site who come one after the other into the same tab: a new one is a new process that reads the code of the
 * site again. Each begins with a new document and finds neither storage nor cookies, nor what the one before emulated.
 * For tests that leave no routes, clocks and scripts behind.
 */
export function openTab(here: Opened<{ url: string }>, options: BrowserContextOptions = {}) {
  let tab: Page | undefined

  return async (path: string, { stored = {}, viewport, expectErrors }: Arrival = {}): Promise<Page> => {
    tab ??= await (await openContext(here.browser, options)).newPage()
    const page = tab
    const url = here.site.url + path
    // With another fragment alone, or again, the document or the place on it would stay.
    if (withoutFragment(page.url()) === withoutFragment(url)) await page.goto('about:blank')
    await page.context().clearCookies()
    await page.emulateMedia({ media: null })
    const wanted = viewport ?? options.viewport ?? usual
    const now = page.viewportSize()
    if (now?.width !== wanted.width || now.height !== wanted.height) await page.setViewportSize(wanted)
    const begins = await page.addInitScript(beginWith, stored)
    await visit(here.browser, url, { tab: page, ...(expectErrors && { expectErrors }) })
    await begins.dispose()
    return page
  }
}

const withoutFragment = (url: string) => url.replace(/#.*$/, '')

/** In the first document, before its own scripts and after the last ones of the document before. */
function beginWith(stored: Readonly<Record<string, string>>): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
}
