import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openSharedSite } from '../site/open-site.ts'
import { followingLinks, hydratedDocument, openContext, visit } from './browser.ts'

/**
 * A test for each of these pages: React takes it over without a warning. React's development build says what differs; the
 * other one repairs it without a word.
 */
export function testsOfLife(addresses: readonly string[], expectErrors?: RegExp): void {
  const here = openSharedSite('development')
  /** One for all pages: the code that they share is read once. */
  let tab: Page
  beforeAll(async () => {
    tab = await (await openContext(here.browser)).newPage()
  })

  test.each(addresses)(
    '%s is taken over by React without a warning or a policy violation',
    async (address) => {
      const options = { tab, ...(expectErrors && { expectErrors }) }
      const page = await hydratedDocument(await visit(here.browser, here.site.url + address, options))
      const { titles, elements, loading } = await page.evaluate(contents)
      expect(titles).toBe(1)
      expect(elements).toBeGreaterThan(20)
      expect(loading).toBe(0)
      // Parts that wait for a gesture are taken over, too. The administration has none.
      if (await page.evaluate(() => !location.pathname.includes('/admin'))) {
        await followingLinks(page)
        await page.evaluate(settled)
      }
    },
  )
}

/** How many titles and elements a page has, and how many of these say nothing but that something is loading. */
function contents() {
  const elements = [...document.querySelectorAll('body, body *')]
  const loading = elements.filter(({ textContent }) =>
    /^\s*(Se încarcă\.\.\.|Loading\.\.\.)\s*$/.test(textContent),
  )
  const titles = document.querySelectorAll('h1').length
  return { titles, elements: elements.length, loading: loading.length }
}

/** In the browser. Resolves when React takes over no more elements: parts come one after the other, with their code. */
async function settled(): Promise<void> {
  const owned = () =>
    [...document.querySelectorAll('#app *')].filter((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ).length
  for (let before = -1; before !== owned(); ) {
    before = owned()
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}
