import { expect, test } from 'vitest'
import { mainThread, traceRenderer } from '../../../scripts/bench/main-thread.ts'
import { visit } from '../../support/browser/browser.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

test('a file of drawings has no styles for those that a page does not show', async () => {
  const page = await visit(here.browser, `${here.site.url}/robots.txt`)
  const devtools = await page.context().newCDPSession(page)
  const stop = await traceRenderer(devtools, ['blink'])
  await page.goto(here.site.url, { waitUntil: 'load' })
  const drawn = await page.evaluate(
    () => new Set([...document.querySelectorAll('use')].map((use) => use.href.baseVal.split('#')[0])).size,
  )
  const events = mainThread(await stop())
  const files = events.filter(({ name }) => name === 'IsolatedSVGDocumentHost::IsolatedSVGDocumentHost::load')
  const styled = events
    .filter(
      ({ name, ts }) =>
        name === 'UpdateLayoutTree' && files.some((file) => file.ts <= ts && ts < file.ts + file.dur),
    )
    .reduce((sum, { args }) => sum + Number(args?.elementCount), 0)
  expect(drawn).toBeGreaterThan(1)
  expect(files.length).toBeGreaterThanOrEqual(drawn)
  expect(styled).toBeGreaterThan(0)
  // A file has two elements around its symbols. The sign of the clinic in the tab may be read as well.
  expect(styled).toBeLessThanOrEqual(2 * drawn + 8)
})
