import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { href } from '../../src/routes.ts'
import { hydrated, visit } from '../support/browser/browser.ts'
import { answered } from '../support/browser/consent.ts'
import { plainRow } from '../support/samples/examples.ts'
import { openSite } from '../support/site/open-site.ts'

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

test('an error of a handler is told once to the team, without the address', async () => {
  const page = await openPrices()
  for (let press = 0; press < 3; press += 1) await print(page)
  await expect.poll(reports).toHaveLength(1)
  const [report] = reports()
  expect(report).toMatchObject({ name: 'Error', message: 'There is no printer', route: 'prices' })
  expect(report?.stack).toContain('/assets/')
  expect(JSON.stringify(report)).not.toContain(plainRow)
})
