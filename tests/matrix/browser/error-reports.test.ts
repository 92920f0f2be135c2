import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { href } from '../../../src/routes.ts'
import { followingLinks, hydrated, siteLink, visit } from '../../support/browser/browser.ts'
import { answered } from '../../support/browser/consent.ts'
import { plainRow } from '../../support/samples/examples.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({})
const prices = `${href('prices', 'ro')}?rand=${plainRow}.2`
const expectErrors = /printer|nobody awaits|could not be reported/
const reports = () => here.site.logs().filter(({ event }) => event === 'client-error')

/** The handler of the site's own button that prints fails, at a function of the browser. */
const withoutPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      throw new Error('There is no printer')
    }
  })
const print = (page: Page) => page.getByRole('button', { name: 'Tipărește prețurile' }).click()

async function openPrices(prepare: (page: Page) => Promise<unknown> = withoutPrinter): Promise<Page> {
  here.site.clearLogs()
  return hydrated(
    await visit(here.browser, here.site.url + prices, { stored: answered, expectErrors, prepare }),
  )
}

test('no more than five are told of one page, each once, and none that is not of the site', async () => {
  const page = await openPrices((fresh) =>
    fresh.addInitScript(() => {
      let press = 0
      window.print = () => {
        press += 1
        // A promise that nobody awaits, begun by the site.
        Promise.reject(new Error(`Press ${press}, which nobody awaits`))
      }
    }),
  )
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('An extension has no printer')
    })
    Promise.reject(new Error('An extension that nobody awaits'))
  })
  for (let press = 0; press < 7; press += 1) await print(page)
  await expect.poll(reports).toHaveLength(5)
  expect(reports().map(({ message }) => message)).toEqual(
    [1, 2, 3, 4, 5].map((press) => `Press ${press}, which nobody awaits`),
  )
})

test('after a navigation it is told of the page in view', async () => {
  here.site.clearLogs()
  const page = await followingLinks(
    await visit(here.browser, here.site.url, { stored: answered, expectErrors, prepare: withoutPrinter }),
  )
  await siteLink(page, '/preturi').click()
  await print(page)
  await expect.poll(reports).toEqual([expect.objectContaining({ route: 'prices' })])
})

test('a report that gets no answer is given up', async () => {
  const page = await openPrices(async (fresh) => {
    await withoutPrinter(fresh)
    await fresh.route('**/api/client-errors', () => {})
  })
  const given = page.waitForEvent('console', {
    predicate: (message) => /could not be reported.*Timeout/.test(message.text()),
    timeout: 25_000,
  })
  await print(page)
  await given
})
