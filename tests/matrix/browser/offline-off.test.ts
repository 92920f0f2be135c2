import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type VisitedBrowser, visit } from '../../support/browser/browser.ts'
import { buildServiceWorker, openWorkerSite } from '../../support/browser/own-worker.ts'

const soon = { timeout: 10_000 }
let browser: VisitedBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('turned off by its constant, the service worker deletes what it kept and goes', async () => {
  const [on, off] = [await buildServiceWorker({}), await buildServiceWorker({ enabled: false })]
  let script = on
  const page = await visit(browser, await openWorkerSite(() => script))
  await page.evaluate(async () => {
    await caches.open('somebody-else')
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names, soon).toHaveLength(3)
  script = off
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(names, soon).toEqual(['somebody-else'])
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined),
      soon,
    )
    .toBe(true)
})
