import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { team } from '../../../src/content/team.ts'
import { defaultLocale } from '../../../src/locale.ts'
import { followingLinks, hydrated, siteLink, visit } from '../../support/browser/browser.ts'
import { gesture, quiet } from '../../support/browser/consent.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { openSharedSite } from '../../support/site/open-site.ts'
import { some } from '../../support/some.ts'

const here = openSharedSite()
const inDevelopment = openSharedSite('development')

const sheet = '**/assets/page-sheet-*.css'
const marker = '.fold:has(> link)'
/** In one language: in the others a page has the same styles. */
const addresses = (await oneAddressPerRoute()).filter(({ locale }) => locale === defaultLocale)

/** Resolves to the address of the sheet once all of the first screen is there, without playwright's own scripts in the page. */
const firstScreenEnds = (page: Page) =>
  page.evaluate(async (marker) => {
    for (let wait = 0; wait < 1_000; wait += 1) {
      const address = document.querySelector(`${marker} > link`)?.getAttribute('href')
      if (address) return address
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('The page does not say where its first screen ends')
  }, marker)

/** The properties that styles of the page or its sheet set, custom ones apart: no other can change when that arrives. */
async function setProperties(page: Page, sheetAddress: string): Promise<string[]> {
  const text = await (await fetch(here.site.url + sheetAddress)).text()
  return page.evaluate(async (text) => {
    const names = new Set<string>()
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name)
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of [...document.styleSheets, await new CSSStyleSheet().replace(text)])
      collect(sheet.cssRules)
    return [...names].filter((name) => !name.startsWith('--'))
  }, text)
}

/**
 * Remembers in the page how everything before the end of its first screen looks and where it stands, or tells what
 * differs from what was remembered under this name. Returns how many elements were read, and the differences.
 */
const compareLooks = (page: Page, name: string, properties: readonly string[]) =>
  page.evaluate(
    ({ marker, name, properties }) => {
      const end = document.querySelector(marker)
      if (end === null) throw new Error('The page does not say where its first screen ends')
      const remembered = window as { looks?: Record<string, string[][]> }
      remembered.looks ??= {}
      const before = remembered.looks[name]
      const elements = [...document.querySelectorAll('#app *')].filter(
        (element) => end.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
      )
      const looks = elements.map((element) => {
        const style = getComputedStyle(element)
        const value = (property: string) => style.getPropertyValue(property)
        // The edge of the header appears by scrolling, which a page that is still short cannot be.
        const isSeen = (property: string) =>
          !property.endsWith('-color') || value(property.replace(/color$/, 'width')) !== '0px'
        const { x, y, width, height } = element.getBoundingClientRect()
        return [
          `${element.tagName}.${element.getAttribute('class')} at ${[x, y, width, height]}`,
          ...properties.map((property) => (isSeen(property) ? value(property) : '')),
        ]
      })
      if (before === undefined) {
        remembered.looks[name] = looks
        return { count: looks.length, differences: [] }
      }
      const differences = looks.flatMap((look, at) =>
        look.flatMap((value, column) => {
          const earlier = before[at]?.[column]
          return earlier === value
            ? []
            : [`${look[0]}: ${properties[column - 1] ?? 'place'} ${earlier} -> ${value}`]
        }),
      )
      if (before.length !== looks.length) differences.push(`${before.length} elements -> ${looks.length}`)
      return { count: looks.length, differences }
    },
    { marker, name, properties },
  )

type Screen = { name: string; width: number; height: number; colorScheme: 'dark' | 'light' }
const screens: readonly Screen[] = [
  { name: 'a phone at night', width: 360, height: 740, colorScheme: 'dark' },
  { name: 'a phone by day', width: 360, height: 740, colorScheme: 'light' },
  { name: 'a desktop', width: 1440, height: 900, colorScheme: 'light' },
]

/** Drawings come in files of their own, with or without the sheet, and have no size until then. */
const drawingsArrive = (page: Page) =>
  page.evaluate(async (marker) => {
    const end = document.querySelector(marker)
    const isThere = (drawing: Element) => {
      const isShown = (drawing.closest('svg')?.getBoundingClientRect().width ?? 0) > 0
      const isAfter = end && end.compareDocumentPosition(drawing) !== Node.DOCUMENT_POSITION_PRECEDING
      return isAfter || !isShown || drawing.getBoundingClientRect().width > 0
    }
    for (let wait = 0; wait < 400; wait += 1) {
      if ([...document.querySelectorAll('#app use')].every(isThere)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Not all drawings of the first screen arrive')
  }, marker)

/** The screen that a page of this test has. Another one is a layout more. */
let current: Screen | undefined
async function turnTo(page: Page, screen: Screen): Promise<void> {
  const { width, height, colorScheme } = screen
  if (current?.width !== width) await page.setViewportSize({ width, height })
  if (current?.colorScheme !== colorScheme) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  current = screen
}

async function compareOnScreens(page: Page, screens: readonly Screen[], properties: readonly string[]) {
  const compared = []
  for (const screen of screens) {
    await turnTo(page, screen)
    await drawingsArrive(page)
    compared.push({ name: screen.name, ...(await compareLooks(page, screen.name, properties)) })
  }
  return compared
}

test('the first screen of every page looks finished before the sheet of the page is there, on a phone by day and at night and on a desktop', async () => {
  // One tab for all pages: the code that they share is read once.
  const page = await visit(here.browser, `${here.site.url}/robots.txt`, {
    reducedMotion: 'reduce',
    expectErrors: /ERR_FAILED|Failed to fetch/,
  })
  let arrival = Promise.withResolvers<void>()
  // Modules bring fonts, which change what is measured here.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.route(sheet, async (route) => {
    await arrival.promise
    await route.continue()
  })
  for (const { path } of some(addresses)) {
    arrival = Promise.withResolvers()
    await page.goto(here.site.url + path, { waitUntil: 'commit' })
    const properties = await setProperties(page, await firstScreenEnds(page))
    expect(properties.length, path).toBeGreaterThan(100)
    for (const { name, count } of await compareOnScreens(page, screens, properties))
      expect(count, `${path} on ${name}`).toBeGreaterThan(20)
    arrival.resolve()
    await page.waitForLoadState('load')
    const after = await compareOnScreens(page, screens.toReversed(), properties)
    for (const { name, differences } of after) expect(differences, `${path} on ${name}`).toEqual([])
  }
})

test('without the sheet of a page its text can be read and its links followed', async () => {
  const page = await visit(here.browser, `${here.site.url}/echipa`, {
    javaScriptEnabled: false,
    expectErrors: /ERR_FAILED/,
    prepare: (page) => page.route(sheet, (route) => route.abort()),
  })
  expect(await page.locator('main h3').count()).toBeGreaterThanOrEqual(team.length)
  await page.locator('footer a[href^="tel:"]').first().waitFor()
})

/** Whether the styles of the foot of the page apply. */
const footIsStyled = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((foot) => getComputedStyle(foot).backgroundColor !== 'rgba(0, 0, 0, 0)')

test('a page asks for its own sheet alone, and for 24 files at most until it follows links', async () => {
  const asked: string[] = []
  const page = await visit(here.browser, `${here.site.url}/`, {
    prepare: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  })
  await hydrated(page)
  await quiet(page)
  const own = await firstScreenEnds(page)
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([own])
  await gesture(page)
  expect(asked.filter((path) => path !== '/favicon.svg').length).toBeLessThanOrEqual(24)
})

test('whoever goes on to another page and back sees both with all of their styles', async () => {
  const page = await followingLinks(await visit(here.browser, `${here.site.url}/echipa`))
  const look = () =>
    page
      .locator('main h3')
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize)
  const before = await look()
  await siteLink(page, '/preturi').click()
  await page.waitForURL('**/preturi')
  expect(await footIsStyled(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/echipa')
  expect(await footIsStyled(page)).toBe(true)
  await expect.poll(look).toBe(before)
})

test('a page whose words something in the browser has changed is whole, with all of its styles', async () => {
  const words = (page: Page) =>
    page.locator('#app').evaluate((app) => {
      const copy = app.cloneNode(true) as Element
      for (const script of copy.querySelectorAll('script')) script.remove()
      return copy.textContent
    })
  for (const path of ['/contact', '/preturi']) {
    const change = (page: Page) =>
      page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          for (const text of document.querySelectorAll('h1, .lead')) text.textContent = 'Our team'
        }),
      )
    const changed = await visit(here.browser, here.site.url + path, { expectErrors: /#418/, prepare: change })
    await hydrated(changed)
    await expect.poll(() => footIsStyled(changed)).toBe(true)
    const usual = await followingLinks(await visit(here.browser, here.site.url + path))
    await expect.poll(async () => (await words(changed)) === (await words(usual))).toBe(true)
    expect((await words(usual))?.length).toBeGreaterThan(5_000)
  }
})

test('a page that fails keeps the styles of what is around it', async () => {
  const page = await visit(inDevelopment.browser, `${inDevelopment.site.url}/#error-screen`, {
    expectErrors: /error-screen/,
  })
  await page.getByRole('heading', { name: 'Oops! Ceva nu a mers bine', level: 1 }).waitFor()
  await expect.poll(() => footIsStyled(page)).toBe(true)
})
