import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Opened } from '../site/open-site.ts'
import { openContext, visit } from './browser.ts'

type Arrival = {
  /** What an earlier visit has left in the storage of the site. */
  stored?: Readonly<Record<string, string>>
  viewport?: { width: number; height: number }
  expectErrors?: RegExp
  /** What happens before the page is asked for: routes, which the next visitor does not find. */
  prepare?: (page: Page) => Promise<unknown>
}

const usual = { width: 1280, height: 720 }

/**
 * Visitors of a site who come one after the other into the same tab: a new one is a new process that reads the code of the
 * site again. Each begins with a new document and finds neither storage nor cookies, nor what the one before emulated.
 * For tests that leave no clocks and scripts behind. `opened` is done once, with the tab.
 */
export function openTab(
  here: Opened<{ url: string }>,
  options: BrowserContextOptions = {},
  opened?: (page: Page) => Promise<unknown>,
) {
  let tab: Page | undefined

  return async (path: string, arrival: Arrival = {}): Promise<Page> => {
    const { stored = {}, viewport, expectErrors, prepare } = arrival
    const isNew = tab === undefined
    tab ??= await (await openContext(here.browser, options)).newPage()
    const page = tab
    if (isNew) await opened?.(page)
    else await page.unrouteAll({ behavior: 'ignoreErrors' })
    const url = here.site.url + path
    // With another fragment alone, or again, the document or the place on it would stay.
    if (withoutFragment(page.url()) === withoutFragment(url)) await page.goto('about:blank')
    await page.context().clearCookies()
    await page.emulateMedia({ media: null })
    const wanted = viewport ?? options.viewport ?? usual
    const now = page.viewportSize()
    if (now?.width !== wanted.width || now.height !== wanted.height) await page.setViewportSize(wanted)
    const begins = await page.addInitScript(beginWith, stored)
    await visit(here.browser, url, {
      tab: page,
      ...(expectErrors && { expectErrors }),
      ...(prepare && { prepare }),
    })
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
