import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite({ mode: 'development' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

test.each([
  [
    '/',
    'Oops! Ceva nu a mers bine',
    /^A apărut o eroare neașteptată/,
    'Reîncarcă pagina',
    'Înapoi acasă',
    '/',
  ],
  ['/en', 'Oops! Something went wrong', /^An unexpected error/, 'Reload the page', 'Back to home', '/en'],
])(
  'a page that fails on %s calms the visitor and notifies the team',
  async (path, title, body, reload, home, homePath) => {
    site.clearLogs()
    const page = await visit(browser, `${site.url}${path}#error-screen`, { expectErrors: /error-screen/ })
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText(body).waitFor()
    await page.getByRole('button', { name: reload }).waitFor()
    expect(await page.getByRole('link', { name: home }).getAttribute('href')).toBe(homePath)
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1)
    await expect.poll(() => site.logs().filter(({ event }) => event === 'client-error').length).toBe(1)
    expect(site.logs().find(({ event }) => event === 'client-error')).toMatchObject({
      route: 'home',
      message: expect.stringContaining('error-screen'),
    })
  },
)
