import type { Page } from 'playwright-core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { brand, clinic } from '../../../src/content/clinic.ts'
import { offline } from '../../../src/features/offline/offline-config.ts'
import { addDays, isoDateOf } from '../../../src/format/dates.ts'
import { holidaysBetween } from '../../../src/format/holidays.ts'
import { speaks } from '../../../src/locale.ts'
import { hydrated, siteLink, visit } from '../../support/browser/browser.ts'
import { gesture, onlyEssential, quiet, recordOf } from '../../support/browser/consent.ts'
import { openProxy } from '../../support/browser/proxy.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { consentKey, inEnglishIfSpoken, isOn, plainRow } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const soon = { timeout: 10_000 }
const here = openSharedSite()
let proxy: Awaited<ReturnType<typeof openProxy>>
beforeEach(async () => {
  proxy = await openProxy(here.site.url)
  onTestFinished(proxy.cut)
})

const expected =
  /40[14]|Failed to load|ERR_|the document instead|could not be reported|stays as it came|Links load documents|fetched ahead/
const withdrawn = new RegExp(
  `${expected.source}|imported module|No live parts and no fonts|will be sent later`,
)

/** A visitor who allowed functional storage on an earlier visit, with everything kept that is kept at once. */
async function visitAndKeep(path: string, expectErrors = expected): Promise<Page> {
  const value = JSON.stringify(recordOf({ ...onlyEssential, functional: true }))
  const page = await visit(here.browser, proxy.url + path, {
    expectErrors,
    stored: { [consentKey]: value },
  })
  await hydrated(page)
  await expect.poll(() => kept(page), soon).toContain('/contact')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), soon).toBe(true)
  return page
}

/** The addresses of which there is a copy. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

test('before a choice, and after a refusal, nothing is kept', async () => {
  const page = await hydrated(await visit(here.browser, `${proxy.url}/preturi`))
  await quiet(page)
  expect(await isRegistered(page)).toBe(false)
  await page.locator('[data-choice="necessary"]').first().click()
  await quiet(page)
  expect(await isRegistered(page)).toBe(false)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('allowing functional storage begins the keeping at once, with the page that is open', async () => {
  const page = await hydrated(await visit(here.browser, proxy.url + inEnglishIfSpoken('/echipa')))
  await page.locator('[data-choice="all"]').first().click()
  await expect.poll(() => kept(page), soon).toContain(inEnglishIfSpoken('/echipa'))
  expect(await kept(page)).toContain(inEnglishIfSpoken('/contact'))
})

const openDay = clinic.hours.findIndex((spans) => spans.length > 0)
const opening = `${addDays('2026-11-23', openDay)}T${clinic.hours[openDay]?.at(0)?.[0]}:00+02:00`
const today = isoDateOf(new Date())
/** A stored page knows the holidays of the three months after its day; there is none in the first weeks of autumn. */
const holidays = holidaysBetween(addDays(today, 1), addDays(today, 89)).slice(0, 1)
test.skipIf(!isOn('/ma-doare-acum'))(
  'without a connection help in pain follows the clock, symptom by symptom',
  async () => {
    const page = await visitAndKeep('/contact')
    proxy.cut()
    const urgent = page.locator('.symptom[data-level="call"]')
    for (const [time, isOpen] of [
      [opening, true] as const,
      ...holidays.map((holiday) => [`${holiday}T10:00:00+02:00`, false] as const),
    ]) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto(`${proxy.url}/ma-doare-acum`)
      await hydrated(page)
      await page.mouse.move(5, 5)
      await expect.poll(async () => (await urgent.count()) > 0).toBe(isOpen)
      expect(await page.locator('.pain-clinic .open-now').getAttribute('data-status')).toBe(
        isOpen ? 'open' : 'closed',
      )
    }
  },
)

test('where the network takes longer than three seconds, a copy is shown', async () => {
  const page = await visitAndKeep('/')
  const other = await page.context().newPage()
  proxy.hold()
  const asking = other.goto(`${proxy.url}/contact?rand=${plainRow}`, { waitUntil: 'commit' })
  // The copy knows nothing of an estimate: it stands in when the connection is gone, not before.
  const asked = asking.then(() => true)
  const started = Date.now()
  await page.goto(`${proxy.url}/contact`, { waitUntil: 'commit' })
  expect(Date.now() - started).toBeGreaterThan(2900)
  await page.locator('h1').waitFor()
  expect(await Promise.race([asked, page.evaluate(() => false)])).toBe(false)
  proxy.cut()
  expect(await asked).toBe(true)
  await other.locator('h1').waitFor()
})

test('a page that was shown without loading its document is kept as well', async () => {
  const page = await visitAndKeep('/')
  await gesture(page)
  await siteLink(page, '/echipa').click()
  await page.waitForURL('**/echipa')
  await expect.poll(() => kept(page), soon).toContain('/echipa')
  proxy.cut()
  await page.reload()
  await hydrated(page)
  expect(await page.locator('h1').textContent()).not.toBe('')
})

test('a page of which there is no copy says so, in its language, with the phone and what can be opened', async () => {
  const page = await visitAndKeep('/')
  proxy.cut()
  await page.goto(proxy.url + inEnglishIfSpoken('/accesibilitate'))
  expect(await page.locator('h1').textContent()).toBe(
    speaks('en') ? 'This page cannot load now' : 'Pagina nu se poate încărca acum',
  )
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  await page
    .locator(`a[href="${inEnglishIfSpoken('/contact')}"]`)
    .first()
    .click()
  await page.waitForURL(`**${inEnglishIfSpoken('/contact')}`)
  expect(await page.locator('form').count()).toBeGreaterThan(0)
})

test('a page of which there is no copy, and whose answer never comes, says so as well', async () => {
  const page = await visitAndKeep('/')
  proxy.hold()
  await page.goto(proxy.url + inEnglishIfSpoken('/accesibilitate'), { timeout: 30_000 })
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  expect(await page.locator('h1').textContent()).toBe(
    speaks('en') ? 'This page cannot load now' : 'Pagina nu se poate încărca acum',
  )
})

test('the administration, interfaces, filters and private pages are never kept', async () => {
  const page = await visitAndKeep('/')
  for (const path of ['/admin/prices', '/echipa?filtru=chirurgie', '/newsletter?stare=abonat', '/nu-exista'])
    await page.goto(proxy.url + path)
  await page.goto(`${proxy.url}/cookie-policy`)
  await expect.poll(() => kept(page), soon).toContain('/cookie-policy')
  const copies = await kept(page)
  expect(
    copies.filter((path) => /^\/(en\/)?(admin|api|_data|_insights|newsletter|nu-exista|echipa)/.test(path)),
  ).toEqual([])
  // The administration does not pass through the worker, which would put the site's own page in its place.
  proxy.cut()
  await expect(page.goto(`${proxy.url}/admin/prices`)).rejects.toThrow('net::ERR')
})

test('of the pages read last ten are kept', async () => {
  const page = await visitAndKeep('/')
  const always: readonly string[] = ['home', ...offline.always]
  const read = (await oneAddressPerRoute())
    .filter(({ id, locale }) => locale === 'ro' && !always.includes(id))
    .map(({ address }) => address)
    .slice(0, 11)
  expect(read).toHaveLength(11)
  for (const path of read) {
    await page.goto(proxy.url + path)
    await expect.poll(() => kept(page), soon).toContain(path)
  }
  const copies = await kept(page)
  expect(copies.filter((path) => read.includes(path)).toSorted()).toEqual(read.slice(-10).toSorted())
})

test('consent withdrawn without a connection takes every copy away at once', async () => {
  const page = await visitAndKeep('/preturi', withdrawn)
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.context().setOffline(true)
  await page.reload()
  await hydrated(page)
  expect(await isRegistered(page)).toBe(true)
  await page.locator('[data-choice="withdraw"]:visible').first().click()
  await expect.poll(() => isRegistered(page), soon).toBe(false)
  await expect.poll(() => page.evaluate(() => caches.keys()), soon).toEqual([])
})

test('consent withdrawn where the code for it is lost takes every copy away on the next page that has it', async () => {
  const page = await visitAndKeep('/preturi', withdrawn)
  await forgetModule(page, 'after-hydration')
  await page.context().setOffline(true)
  await page.reload()
  await hydrated(page)
  await page.locator('[data-choice="withdraw"]:visible').first().click()
  await expect.poll(() => storedCategories(page), soon).toMatchObject({ functional: false })
  expect(await isRegistered(page)).toBe(true)
  await page.context().setOffline(false)
  await page.goto(`${proxy.url}/echipa`)
  await expect.poll(() => isRegistered(page), soon).toBe(false)
  await expect.poll(() => page.evaluate(() => caches.keys()), soon).toEqual([])
})

function storedCategories(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').categories, consentKey)
}

/** Nothing on the device has it any more. */
async function forgetModule(page: Page, name: string): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.evaluate(async (start) => {
    for (const each of await caches.keys()) {
      const cache = await caches.open(each)
      for (const { url } of await cache.keys()) if (url.includes(start)) await cache.delete(url)
    }
  }, `/assets/${name}-`)
}

test('every cache is named in the cookie policy', async () => {
  const page = await visitAndKeep('/')
  const names = await page.evaluate(() => caches.keys())
  expect(names).toHaveLength(2)
  expect(names.every((name) => name.startsWith(`${brand}-`))).toBe(true)
})

test('a new build takes over at once and leaves no copy of the old one', async () => {
  const page = await visitAndKeep('/')
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    await cache.put('/vechi', new Response('old'))
    const { active } = await navigator.serviceWorker.ready
    await (await navigator.serviceWorker.getRegistration())?.unregister()
    return active?.state
  }, `${brand}-shell-old`)
  await page.goto(`${proxy.url}/`)
  await hydrated(page)
  await expect
    .poll(
      async () => (await page.evaluate(() => caches.keys())).filter((name) => name.endsWith('-old')),
      soon,
    )
    .toEqual([])
})
