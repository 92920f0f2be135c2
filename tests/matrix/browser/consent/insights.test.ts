import { describe, expect, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { followInFooter, followingLinks, hydrated } from '../../../support/browser/browser.ts'
import {
  all,
  dialog,
  onlyEssential,
  openPreferences,
  openVisits,
  press,
  quiet,
  recordOf,
  visitAgain,
} from '../../../support/browser/consent.ts'
import { inEnglishIfSpoken, ledOn } from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'
import { some } from '../../../support/some.ts'

const visits = openVisits(openSite({ vars: { INSIGHTS_SINK: 'log' } }))

/** What the site has taken down of its visitors since the test began. */
const takenDown = () => visits.site.logs().filter(({ event }) => String(event).startsWith('insight-'))

describe('without consent to analytics', () => {
  test('(undecided, refused, marketing alone) nothing of the statistics is loaded or sent', async () => {
    const { page, requests } = await visits.arrive('/echipa')
    for (const stored of [
      undefined,
      recordOf(onlyEssential),
      recordOf({ ...onlyEssential, marketing: true }),
    ]) {
      await visitAgain(page, stored)
      await hydrated(page)
      await quiet(page)
    }
    expect(requests.filter((request) => request === 'GET /echipa').length).toBe(4)
    expect(requests.filter((request) => /_insights|_speed/.test(request))).toEqual([])
  })

  test('the site counts its own answers, which takes nothing from the visitor', async () => {
    visits.site.clearLogs()
    await visits.arrive(inEnglishIfSpoken('/echipa?email=ana@example.org'), { javaScriptEnabled: false })
    await expect.poll(takenDown).toContainEqual({
      level: 'info',
      event: 'insight-answer',
      route: '/echipa',
      locale: speaks('en') ? 'en' : 'ro',
      statusClass: '2xx',
    })
    expect(JSON.stringify(takenDown())).not.toContain('ana@')
  })
})

test('a visitor who goes on before the statistics have loaded is counted on both pages, each under its own name', async () => {
  const script = Promise.withResolvers<void>()
  const nextPage = Promise.withResolvers<void>()
  const { page, views } = await visits.arrive('/contact', {
    stored: recordOf(all),
    prepare: async (page) => {
      await page.route('**/_insights/script.js', (route) => script.promise.then(() => route.continue()))
      await page.route('**/_data/echipa', (route) => nextPage.promise.then(() => route.continue()))
    },
  })
  await followingLinks(page)
  await followInFooter(page, '/echipa')
  await page.waitForURL('**/echipa')
  script.resolve()
  await expect.poll(() => views).toEqual(['/contact'])
  nextPage.resolve()
  await expect.poll(() => views).toEqual(['/contact', '/echipa'])
})

test.runIf(speaks('en'))('an old English address is one view of the page it leads to', async () => {
  const { page, views } = await visits.arrive(`/en${ledOn.from}`, { stored: recordOf(all) })
  await hydrated(page)
  await expect.poll(() => views).toEqual([`/en${ledOn.to}`])
  await quiet(page)
  expect([new URL(page.url()).pathname, views]).toEqual([`/en${ledOn.to}`, [`/en${ledOn.to}`]])
})

test('a page that does not exist is counted as that, without what was asked for', async () => {
  const { page, views } = await visits.arrive('/ana-ionescu', { stored: recordOf(all), expectErrors: /404/ })
  await hydrated(page)
  await expect.poll(() => views).toEqual(['/404'])
})

test('consent given on the page lets the statistics in, withdrawal silences them, in other tabs as well', async () => {
  const { page, requests, views } = await visits.arrive('/echipa')
  const other = await page.context().newPage()
  await other.goto(`${visits.site.url}/contact`)
  await Promise.all([hydrated(page), followingLinks(other)])
  await press(page, 'Accept toate')
  await expect.poll(() => views.toSorted()).toEqual(['/contact', '/echipa'])
  await openPreferences(page, 'Setări cookie-uri')
  await dialog(page).getByRole('button', { name: 'Doar necesare' }).click()
  await other.waitForFunction(() => window.siteConsent?.record?.categories.analytics === false)
  const before = requests.length
  await followInFooter(other, '/preturi')
  await other.waitForFunction(() => document.documentElement.dataset.route === '/preturi')
  await quiet(other)
  expect(requests.slice(before).filter((request) => /^POST .*(_insights|_speed)/.test(request))).toEqual([])
  await openPreferences(other, 'Setări cookie-uri')
  await dialog(other).getByRole('button', { name: 'Accept toate' }).click()
  await expect.poll(() => views.slice(2)).toEqual(['/preturi'])
})

test('the vitals of a page arrive when it is left, and carry neither address nor id', async () => {
  visits.site.clearLogs()
  const { page, requests } = await visits.arrive('/preturi?rand=x', { stored: recordOf(all) })
  await hydrated(page)
  await expect.poll(() => requests.includes('GET /_speed/script.js')).toBe(true)
  await quiet(page)
  await page.mouse.click(5, 5)
  await page.goto('about:blank')
  const vitals = () => takenDown().filter(({ event }) => event === 'insight-vital')
  await expect.poll(() => vitals().map(({ route, name }) => `${route} ${name}`)).toContain('/preturi LCP')
  for (const vital of some(vitals()))
    expect(Object.keys(vital).sort()).toEqual(['event', 'level', 'name', 'route', 'value'])
})

test('statistics that are blocked disturb nobody', async () => {
  const { page } = await visits.arrive('/contact', {
    stored: recordOf(all),
    expectErrors: /ERR_FAILED/,
    prepare: (page) => page.route(/_insights|_speed/, (route) => route.abort()),
  })
  await hydrated(page)
  await quiet(page)
  expect(await page.locator('h1').isVisible()).toBe(true)
})
