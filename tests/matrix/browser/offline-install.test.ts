import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type VisitedBrowser, visit } from '../../support/browser/browser.ts'
import { buildServiceWorker, openWorkerSite } from '../../support/browser/own-worker.ts'

/** Longer than an answer is awaited. */
const limit = { timeout: 25_000 }
let browser: VisitedBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What becomes of a worker that is registered now. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js')
    if (installing === null) throw new Error('Nothing is installed')
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state === 'redundant' || installing.state === 'activated') resolve(installing.state)
      })
    })
  })
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test.each([
  ['never begins', {}, () => undefined],
  ['begins and never ends', { installMs: 2000 }, (response: ServerResponse) => response.write('<!doctype')],
  [
    'is an error',
    {},
    (response: ServerResponse) => response.writeHead(503, { 'content-type': 'text/html' }).end('Later'),
  ],
])(
  'a worker whose page %s is given up with all that it kept, and the next one is installed',
  async (_, settings, instead) => {
    const script = await buildServiceWorker(settings)
    let isSilent = true
    const url = await openWorkerSite(
      () => script,
      (path, response) => {
        if (!isSilent || path !== '/contact') return false
        instead(response)
        return true
      },
    )
    const page = await visit(browser, url, { expectErrors: /503/ })
    const first = installed(page)
    await expect.poll(() => first, limit).toBe('redundant')
    expect(await kept(page)).toEqual([])
    isSilent = false
    expect(await installed(page)).toBe('activated')
    expect(await kept(page)).toContain('/contact')
  },
)
