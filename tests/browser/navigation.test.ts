import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followingLinks, siteLink, visit } from '../support/browser/browser.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite('development')

const documentsLoaded = (page: Page) => {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('a link shows the next page without loading a new document', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/`))
  const loaded = documentsLoaded(page)
  await siteLink(page, '/echipa').click()
  await page.waitForURL('**/echipa')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(loaded()).toBe(0)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.title()).toBe(await titleOf('/echipa'))
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/echipa$/)
})

test('Back and Forward return to the page and the place on it', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/`))
  const before = await page.locator('h1').innerText()
  await page.evaluate(() => scrollTo(0, 200))
  await siteLink(page, '/echipa').evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/echipa')
  await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, before)
  const after = await page.locator('h1').innerText()
  await page.goBack()
  await page.waitForFunction((old) => document.querySelector('h1')?.innerText === old, before)
  await page.waitForFunction(() => Math.abs(scrollY - 200) < 4)
  await page.goForward()
  await page.waitForFunction((old) => document.querySelector('h1')?.innerText === old, after)
})

test('the loading text is shown and announced while a slow page comes', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/`))
  const comes = Promise.withResolvers<void>()
  await page.route('**/_data/**', (route) => comes.promise.then(() => route.continue()))
  await siteLink(page, '/echipa').evaluate((link: HTMLElement) => link.click())
  await page.getByRole('status').getByText('Se încarcă...', { exact: true }).waitFor()
  comes.resolve()
  await page.waitForURL('**/echipa')
  await page.getByRole('status').getByText('Se încarcă...').waitFor({ state: 'hidden' })
})

async function titleOf(path: string): Promise<string> {
  const html = await (await here.site.fetch(path)).text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}
