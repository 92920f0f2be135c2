import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser, type VisitedBrowser, visit } from '../support/browser/browser.ts'

const soon = { timeout: 10_000 }
let browser: VisitedBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The service worker as it would be built with this setting. */
async function buildWith(enabled: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'client/service-worker.ts', output: { format: 'iife' } },
    },
    plugins: [
      {
        name: 'setting',
        transform: (code, id) =>
          id.endsWith('offline/offline-config.ts')
            ? code.replace('enabled: true', `enabled: ${enabled}`)
            : null,
      },
    ],
  })
  const [chunk] = 'output' in result ? result.output : []
  const shell = { build: '1', pages: ['/contact'], files: [], missing: { ro: '/ro', en: '/en' } }
  return `const siteShell=${JSON.stringify(shell)};${chunk?.code}`
}

test('turned off by its constant, the service worker deletes what it kept and goes', async () => {
  const scripts = { on: await buildWith(true), off: await buildWith(false) }
  let script = scripts.on
  const server = createServer(({ url }, answer) => {
    answer.setHeader('content-type', url === '/sw.js' ? 'text/javascript' : 'text/html')
    answer.end(url === '/sw.js' ? script : '<!doctype html><title>A page</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const page = await visit(browser, `http://127.0.0.1:${portOf(server.address())}/`)
  await page.evaluate(async () => {
    await caches.open('somebody-else')
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names, soon).toHaveLength(3)
  script = scripts.off
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(names, soon).toEqual(['somebody-else'])
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined),
      soon,
    )
    .toBe(true)
})

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
