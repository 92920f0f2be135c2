import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createAccount, signIn } from '../admin/admin.ts'
import { shortCategory } from '../samples/examples.ts'
import { rowsOf } from '../site/forms.ts'
import type { Site } from '../site/site.ts'
import { hydrated, type VisitedBrowser, visit } from './browser.ts'
import { answered } from './consent.ts'

type Options = NonNullable<Parameters<typeof visit>[2]>

/** An admin's browser on a page, signed in through the site's own form. */
export async function atWork(
  browser: VisitedBrowser,
  site: Site,
  path: string,
  options: Options = {},
): Promise<Page> {
  const cookies = await sessionCookies(site)
  const page = await visit(browser, site.url + path, {
    stored: answered,
    // Too narrow for the preview beside the form, which is a second page to load.
    viewport: { width: 1024, height: 768 },
    ...options,
    prepare: async (fresh) => {
      await fresh.context().addCookies(cookies)
      await options.prepare?.(fresh)
    },
  })
  return options.javaScriptEnabled === false ? page : hydrated(page)
}

/** The cookies of a new admin. Browsers set secure ones for a secure address only, and send them to this machine anyway. */
export async function sessionCookies(site: Site) {
  const { email } = await createAccount(site.db, true)
  const url = site.url.replace('http:', 'https:')
  return (await signIn(site, email)).split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=')
    return { name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' as const }
  })
}

/** The category with the fewest rows: every row is a dozen fields. */
export const smallCategory = `/admin/prices/${shortCategory}`

/** A row of it with one price, as visitors have it. */
export async function fixedRow(site: Site) {
  const [row] = await rowsOf<{ id: string; title_ro: string; amount_min: number }>(
    site.db,
    `select id, title ->> 'ro' as title_ro, amount_min from price_items where category = '${shortCategory}' and kind = 'fixed' and amount_min > 0 order by position`,
  )
  if (row === undefined) throw new Error('No row')
  return row
}

export const rowOf = (page: Page, id: string) => page.locator(`fieldset[id="${id}"]`)
export const notice = (page: Page, text: string) => page.locator('.admin-notice', { hasText: text }).waitFor()
export const saveState = (page: Page, text: string | RegExp) =>
  page.locator('.save-state', { hasText: text }).waitFor()

/** Parts of a page below the screen are laid out when somebody gets there. */
export async function seen(place: Locator): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView())
  await expect.poll(() => place.isVisible()).toBe(true)
}
