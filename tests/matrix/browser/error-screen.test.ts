import { expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { visit } from '../../support/browser/browser.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ mode: 'development' })
test.each(
  [
    [
      '/',
      'Oops! Ceva nu a mers bine',
      /^A apărut o eroare neașteptată/,
      'Reîncarcă pagina',
      'Înapoi acasă',
      '/',
    ],
    ['/en', 'Something went wrong', /^An unexpected error/, 'Reload the page', 'Back to home', '/en'],
  ].filter(([path]) => path !== '/en' || speaks('en')),
)(
  'a page that fails on %s calms the visitor and notifies the team',
  async (path, title, body, reload, home, homePath) => {
    here.site.clearLogs()
    const page = await visit(here.browser, `${here.site.url}${path}#error-screen`, {
      expectErrors: /error-screen/,
    })
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText(body).waitFor()
    await page.getByRole('button', { name: reload }).waitFor()
    expect(await page.getByRole('link', { name: home }).getAttribute('href')).toBe(homePath)
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1)
    await expect.poll(() => here.site.logs().filter(({ event }) => event === 'client-error').length).toBe(1)
    expect(here.site.logs().find(({ event }) => event === 'client-error')).toMatchObject({
      route: 'home',
      message: expect.stringContaining('error-screen'),
    })
  },
)
