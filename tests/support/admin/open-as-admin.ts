import { sessionCookies } from '../browser/admin-browser.ts'
import { launchBrowser } from '../browser/browser.ts'
import type { Site } from '../site/site.ts'

export type AdminOpened = { address: string; isTakenOver: boolean; errors: string[] }

/** What these pages say to the console of an admin's browser, and whether scripts took them over. */
export async function openAsAdmin(site: Site, addresses: readonly string[]): Promise<AdminOpened[]> {
  const browser = await launchBrowser()
  const opened: AdminOpened[] = []
  try {
    const context = await browser.newContext()
    await context.addCookies(await sessionCookies(site))
    for (const address of addresses) {
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(site.url + address)
      const isTakenOver = await page
        .locator('html[data-hydrated]')
        .waitFor({ state: 'attached', timeout: 15_000 })
        .then(
          () => true,
          () => false,
        )
      opened.push({ address, isTakenOver, errors })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return opened
}
