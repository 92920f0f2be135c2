import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Opened } from '../site/open-site.ts'
import type { Site } from '../site/site.ts'
import { sessionCookies } from './admin-browser.ts'
import { hydrated, layIntoStorage, openContext } from './browser.ts'
import { answered } from './consent.ts'

export const narrow = { width: 360, height: 740 }

/** The page of the newsletter with two subscribers, on the phone of an admin, for the tests of a file. */
export function openNewsletterTab(here: Opened<Site>): () => Page {
  let tab: Page | undefined
  beforeAll(async () => {
    await here.site.db?.sql.exec(`
      insert into newsletter_subscribers (email, locale, status, confirmed_at) values
        ('unu@exemplu.ro', 'ro', 'confirmed', now()), ('doi@exemplu.ro', 'en', 'confirmed', now())`)
    const context = await openContext(here.browser, { viewport: narrow, reducedMotion: 'reduce' })
    await context.addCookies(await sessionCookies(here.site))
    tab = await context.newPage()
    await tab.addInitScript(layIntoStorage, answered)
    await tab.goto(`${here.site.url}/admin/newsletter`)
    await hydrated(tab)
  })
  afterAll(() => tab?.context().close())
  return () => {
    if (tab === undefined) throw new Error('The tab opens before the first test')
    return tab
  }
}
