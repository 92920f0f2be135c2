import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultLocale } from '../../src/locale.ts'
import { followingLinks, visit } from '../support/browser/browser.ts'
import { oneAddressPerRoute } from '../support/pages/addresses.ts'
import { openSharedSite, openSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const inDevelopment = openSite({ mode: 'development' })

const sheet = '**/assets/page-sheet-*.css'
const marker = '.fold:has(> link)'
/** In one language: in the others a page has the same styles. */
const addresses = (await oneAddressPerRoute()).filter(({ locale }) => locale === defaultLocale)

/** How everything before the end of the first screen looks, by its place in the document. */
const looks = (page: Page) =>
  page.evaluate((marker) => {
    const end = document.querySelector(marker)
    if (end === null) throw new Error('The page does not say where its first screen ends')
    const before = [...document.querySelectorAll('#app *')].filter(
      (element) => end.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
    )
    return before.map((element) => {
      const style = getComputedStyle(element)
      const value = (name: string) => style.getPropertyValue(name)
      // The edge of the header appears by scrolling, which a page that is still short cannot be.
      const isSeen = (name: string) =>
        !name.endsWith('-color') || value(name.replace(/color$/, 'width')) !== '0px'
      const shown = [...style].filter(isSeen).map((name) => `${name}:${value(name)}`)
      return `${element.tagName}.${element.getAttribute('class')} ${shown.join(';')}`
    })
  }, marker)

async function looksIn(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<string[]> {
  const all: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    all.push(...(await looks(page)))
  }
  return all
}

/** The names of the properties in which two looks differ. */
const differences = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((look, at) => {
    const others = new Set(other[at]?.split(';'))
    const differing = look.split(';').filter((each) => !others.has(each))
    return differing.length === 0 ? [] : [`${look.split(' ')[0]}: ${differing.join(' ')}`]
  })

test.each([
  ['a phone, by day and at night,', { width: 360, height: 740 }, ['dark', 'light']],
  ['a desktop', { width: 1440, height: 900 }, ['light']],
] as const)(
  'the first screen of every page looks finished on %s before the sheet of the page is there',
  async (_, viewport, schemes) => {
    expect(addresses.length).toBeGreaterThan(14)
    let tab: Page | undefined
    for (const { path } of addresses) {
      const arrival = Promise.withResolvers<void>()
      const page: Page = await visit(here.browser, `${here.site.url}/robots.txt`, {
        viewport,
        reducedMotion: 'reduce',
        ...(tab && { tab }),
        expectErrors: /ERR_FAILED|Failed to fetch/,
      })
      tab = page
      // Modules bring fonts, which change what is measured here.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.route(sheet, async (route) => {
        await arrival.promise
        await route.continue()
      })
      await page.goto(here.site.url + path, { waitUntil: 'commit' })
      await page.waitForSelector(marker, { state: 'attached' })
      const early = await looksIn(page, schemes)
      expect(early.length, path).toBeGreaterThan(20)
      arrival.resolve()
      await page.waitForLoadState('load')
      expect(differences(early, await looksIn(page, schemes)), path).toEqual([])
      await page.unrouteAll()
    }
  },
  120_000,
)

test('without the sheet of a page its text can be read and its links followed', async () => {
  const page = await visit(here.browser, `${here.site.url}/echipa`, {
    javaScriptEnabled: false,
    expectErrors: /ERR_FAILED/,
    prepare: (page) => page.route(sheet, (route) => route.abort()),
  })
  expect(await page.locator('main h3').count()).toBeGreaterThan(3)
  await page.locator('footer a[href^="tel:"]').first().waitFor()
})

/** Whether the styles of the foot of the page apply. */
const footIsStyled = (page: Page) =>
  page.locator('footer').evaluate((foot) => getComputedStyle(foot).backgroundColor !== 'rgba(0, 0, 0, 0)')

test('whoever goes on to another page and back sees both with all of their styles', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/echipa`))
  const look = () =>
    page
      .locator('main h3')
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize)
  const before = await look()
  await page.locator('header a[href="/noutati"]').first().click()
  await page.waitForURL('**/noutati')
  expect(await footIsStyled(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/echipa')
  expect(await footIsStyled(page)).toBe(true)
  await expect.poll(look).toBe(before)
})

test('a page that fails keeps the styles of what is around it', async () => {
  const page = await visit(inDevelopment.browser, `${inDevelopment.site.url}/#error-screen`, {
    expectErrors: /error-screen/,
  })
  await page.getByRole('heading', { name: 'Oops! Ceva nu a mers bine', level: 1 }).waitFor()
  await expect.poll(() => footIsStyled(page)).toBe(true)
})
