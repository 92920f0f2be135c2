import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { followingLinks, hydrated, siteLink, visit } from '../../support/browser/browser.ts'
import { ledOn, movedPage } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite('development')

const documentsLoaded = (page: Page) => {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('the page of a link that a visitor points at is rendered out of sight, and shown as it is by the click', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/`))
  const looked = await page.locator('main h1').elementHandle()
  await page.evaluate(() => {
    document.createElement = new Proxy(document.createElement, {
      apply(make, self, given) {
        const made = Reflect.apply(make, self, given)
        if (given[0] === 'h1') Object.assign(window, { heading: Object(window).heading ?? made })
        return made
      },
    })
  })
  await siteLink(page, '/echipa').hover()
  // Until it has its place, a click renders the page anew.
  await page.waitForFunction(() => Object(window).heading?.closest('.page'))
  expect(await page.locator('h1').count()).toBe(1)
  expect(await looked?.evaluate((heading) => heading === document.querySelector('main h1'))).toBe(true)
  await siteLink(page, '/echipa').click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.title()).toBe(await titleOf('/echipa'))
  expect(await page.locator('main .page:visible').count()).toBe(1)
  expect(await page.evaluate(() => document.activeElement === Object(window).heading)).toBe(true)
})

test.each([
  ['as it came within the same minute', '12:30:30', '12:31:20', 1],
  ['anew when it is more than a minute old', '12:30:30', '12:31:40', 2],
  ['anew when a day could have ended since', '21:59:50', '22:00:10', 2],
])('a page that was fetched ahead is shown %s', async (_, pointed, clicked, fetched) => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/`))
  const setClock = (time: string) =>
    page.evaluate(
      (now) => {
        Date.now = () => now
      },
      Date.parse(`2026-11-25T${time}Z`),
    )
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_data/echipa') count += 1
  })
  await setClock(pointed)
  const ahead = page.waitForResponse('**/_data/echipa')
  await siteLink(page, '/echipa').hover()
  await (await ahead).finished()
  await setClock(clicked)
  await siteLink(page, '/echipa').click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.title()).toBe(await titleOf('/echipa'))
  expect(await page.locator('main .page:visible').count()).toBe(1)
  expect(count).toBe(fetched)
})

test.runIf(speaks('en'))('the language switch stays on the page and changes its language', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/preturi`))
  await page.locator('a[hreflang="en"]:visible').first().click()
  await page.waitForURL('**/en/preturi')
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(await page.title()).toBe(await titleOf('/en/preturi'))
})

test('when the data of a page cannot be had, the browser loads the document instead', async () => {
  const page = await followingLinks(
    await visit(here.browser, `${here.site.url}/`, { expectErrors: /Failed to load|the document instead/ }),
  )
  await page.route('**/_data/**', (route) => route.abort())
  const loaded = documentsLoaded(page)
  await siteLink(page, '/echipa').evaluate((link: HTMLElement) => link.click())
  // The address changes before the document does.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some(({ name }) => name.endsWith('/echipa')),
  )
  await hydrated(page)
  expect(loaded()).toBe(1)
  expect(await page.title()).toBe(await titleOf('/echipa'))
})

test('also where the link leads to a place of that page, which is in sight then', async () => {
  const page = await followingLinks(
    await visit(here.browser, `${here.site.url}/`, { expectErrors: /Failed to load|the document instead/ }),
  )
  await page.route('**/_data/**', (route) => route.abort())
  const link = page.locator('main a[href^="/"][href*="#"]:visible').first()
  const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', here.site.url)
  await link.evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction(
    (path) => performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === path),
    pathname,
  )
  await hydrated(page)
  expect(await page.title()).toBe(await titleOf(pathname))
  expect(new URL(page.url()).hash).toBe(hash)
  await page.waitForFunction((id) => {
    const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 }
    return top >= 0 && top < innerHeight
  }, hash.slice(1))
})

test.skipIf(movedPage === null)(
  'a link to an address that has moved lands where a document would',
  async () => {
    const page = await followingLinks(
      await visit(here.browser, `${here.site.url}/`, { expectErrors: /404|the document instead/ }),
    )
    await page.evaluate((address) => {
      const link = document.createElement('a')
      link.href = address
      document.querySelector('main')?.append(link)
      link.click()
    }, movedPage?.from ?? '')
    await page.waitForURL(`**${movedPage?.to}`)
    await hydrated(page)
    expect(await page.title()).toBe(await titleOf(movedPage?.to ?? ''))
  },
)

test.runIf(speaks('en'))(
  'an old English address shows its canonical address after React has taken over, without a history entry',
  async () => {
    const page = await hydrated(await visit(here.browser, `${here.site.url}/en${ledOn.from}?utm_source=x`))
    await page.waitForURL(`**/en${ledOn.to}?utm_source=x`)
    expect(await page.evaluate(() => history.length)).toBe(2)
  },
)

test('without the Navigation API links load documents', async () => {
  const page = await visit(here.browser, `${here.site.url}/nimic`, { expectErrors: /404/ })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
    Reflect.deleteProperty(window, 'navigation')
  })
  await page.goto(`${here.site.url}/`)
  await hydrated(page)
  const loaded = documentsLoaded(page)
  await siteLink(page, '/echipa').evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/echipa')
  expect(loaded()).toBe(1)
})

async function titleOf(path: string): Promise<string> {
  const html = await (await here.site.fetch(path)).text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

test('a link to a place in another page takes the focus there, and the next Tab goes on from it', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/`))
  const link = page.locator('main a[href^="/"][href*="#"]:visible').first()
  const id = new URL((await link.getAttribute('href')) ?? '', here.site.url).hash.slice(1)
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((id) => document.activeElement?.id === id, id)
  await page.keyboard.press('Tab')
  const follows = await page.evaluate((id) => {
    const place = document.getElementById(id)
    const next = document.activeElement
    return place !== null && next !== null && (place.compareDocumentPosition(next) & 4) > 0
  }, id)
  expect(follows).toBe(true)
})
