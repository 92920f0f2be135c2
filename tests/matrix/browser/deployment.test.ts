import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { writeFinishedConfig } from '../../../scripts/build/wrangler-config.ts'
import {
  followingLinks,
  hydrated,
  openBrowser,
  type VisitedBrowser,
  visit,
} from '../../support/browser/browser.ts'
import { formSecret, rowsOf } from '../../support/site/forms.ts'
import { type Site, startSite } from '../../support/site/site.ts'
import { openUpstream } from '../../support/site/upstream.ts'

const next = 'dist/next-build'

let site: Site
let browser: VisitedBrowser
let address: Awaited<ReturnType<typeof openUpstream>>
let harness: ReturnType<typeof createTestHarness>
let nextUrl = ''

beforeAll(async () => {
  address = await openUpstream()
  site = await startSite({ database: true, vars: { FORM_SECRET: formSecret } })
  await buildOfOtherNames()
  const secrets = {
    FORM_SECRET: formSecret,
    SUPABASE_URL: site.db?.url ?? '',
    SUPABASE_PUBLISHABLE_KEY: site.db?.keys.publishable ?? '',
    SUPABASE_SECRET_KEY: site.db?.keys.secret ?? '',
  }
  harness = createTestHarness({ workers: [{ configPath: join(next, 'wrangler.toml'), secrets }] })
  nextUrl = (await harness.listen()).url.origin
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await harness.close()
  await site.close()
  address.close()
  await rm(next, { recursive: true })
})

/** The same site as another build of which no script has a name that the first one knows. */
async function buildOfOtherNames(): Promise<void> {
  writeFinishedConfig('production')
  await cp('dist/production', next, { recursive: true })
  const scripts = (await readdir(join(next, 'client/assets'))).filter((name) => name.endsWith('.js'))
  const renamed = new Map(
    scripts.map((name) => [
      name,
      name.replace(/-([\w-]{8})\.js$/, (_, hash: string) => `-${[...hash].reverse().join('')}.js`),
    ]),
  )
  for (const [before, after] of renamed)
    await rename(join(next, 'client/assets', before), join(next, 'client/assets', after))
  const files = await readdir(next, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !/\.(js|json|html)$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const text = await readFile(path, 'utf8')
    // A build is told by its id as well, and that is made of these names.
    // The Worker imports modules of its own, and a small one may be called just like one of the browser's.
    const itsOwn = file.parentPath.includes('worker')
      ? /(?<=assets\/)[\w.-]+-[\w-]{8}\.js/g
      : /[\w.-]+-[\w-]{8}\.js/g
    const changed = text
      .replace(itsOwn, (name) => renamed.get(name) ?? name)
      .replace(/(id:|"id":)(["'`])[0-9a-f]{12}\2/, '$1$2abcdefabcdef$2')
    if (changed !== text) await writeFile(path, changed)
  }
}

const gone = {
  expectErrors:
    /status of 404|No live parts|stays as it came|document instead|Links load documents|Failed to load|fetched ahead/,
}

test('a form that was open during a deployment is sent with all that was typed in it', async () => {
  address.leadTo(site.url)
  const page = await visit(browser, `${address.url}/contact`, { ...gone, reducedMotion: 'reduce' })
  await hydrated(page)
  address.leadTo(nextUrl)
  address.asked.length = 0
  await page.locator('.consent-banner button').first().click()
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#phone', '0712034567')
  await page.fill('#message', 'Scris înainte de versiunea nouă.')
  await page.waitForTimeout(3100)
  await page.click('.contact-form button[type=submit]')
  await page.waitForURL('**/contact/multumim**')
  // The deployment took the parts of the old page away, or this would show nothing.
  expect(address.asked.filter((line) => /GET \/assets\/.*\.js/.test(line)).length).toBeGreaterThan(0)
  expect(await rowsOf(site.db, 'select name, message from contact_requests')).toEqual([
    { name: 'Ana Ionescu', message: 'Scris înainte de versiunea nouă.' },
  ])
  expect(await page.locator('.error-screen').count()).toBe(0)
})

test('a link of an old page leads to the new build’s document, once, and from there on in place', async () => {
  address.leadTo(site.url)
  const page = await followingLinks(await visit(browser, `${address.url}/`, gone))
  address.leadTo(nextUrl)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const link = (path: string) => page.locator(`header a[href="${path}"]`).first()
  await link('/echipa').evaluate((element: HTMLElement) => element.click())
  // The address changes before the page does.
  await expect.poll(() => documents).toBe(1)
  await page.waitForLoadState('load')
  await hydrated(page)
  await followingLinks(page)
  await link('/tratamente').evaluate((element: HTMLElement) => element.click())
  await page.waitForURL('**/tratamente')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(documents).toBe(1)
  expect(await page.locator('.error-screen').count()).toBe(0)
})
