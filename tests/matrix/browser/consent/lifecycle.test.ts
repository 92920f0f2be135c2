import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../../../support/browser/browser.ts'
import {
  all,
  onlyEssential,
  openVisits,
  press,
  quiet,
  readSignals,
  recordOf,
  signalsFor,
  store,
} from '../../../support/browser/consent.ts'
import { openUnwatchedVisit } from '../../../support/browser/unwatched-visit.ts'
import { consentKey } from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'

const visits = openVisits(openSite({ backForwardCache: true }))

/**
 * All there is but copies for reading offline: a service worker that claims its pages, whichever of them registered it,
 * drops those that wait to be shown again.
 */
const allButOffline = { ...all, functional: false }

/** Tells on the root element what the first frame shows after Back, or why the page was not kept as it was left. */
function noteReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { dataset } = document.documentElement
    const [arrival] = performance.getEntriesByType('navigation')
    if (persisted)
      requestAnimationFrame(() => {
        dataset.returned = dataset.consent
      })
    else if (arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward')
      dataset.returned = `loaded anew: ${JSON.stringify(arrival)}`
  })
}

/** Leaves a page that has all it asked for: what is still on its way can keep the browser from keeping it. */
async function leave(page: Page): Promise<void> {
  await hydrated(page)
  await quiet(page)
  await page.goto(`${visits.site.url}/healthz`)
}

async function goBack(page: Page): Promise<string | null> {
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForSelector('html[data-returned]', { state: 'attached' })
  return page.getAttribute('html', 'data-returned')
}

test('Back brings the page as it was left, and its first frame knows of the choice made since', async () => {
  const { page, proofs } = await visits.arrive('/contact', { before: noteReturn })
  await leave(page)
  const other = await page.context().newPage()
  await other.goto(`${visits.site.url}/echipa`)
  await press(other, 'Doar necesare')
  await expect.poll(() => proofs.length).toBe(1)
  expect(await goBack(page)).toBe('settled')
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
  expect(proofs).toHaveLength(1)
})

test('a page that Back brings as it was left is one more view of it', async () => {
  const { page, views } = await visits.arrive('/contact', {
    stored: recordOf(allButOffline),
    before: noteReturn,
  })
  await expect.poll(() => views).toEqual(['/contact'])
  await leave(page)
  expect(await goBack(page)).toBe('settled')
  await expect.poll(() => views).toEqual(['/contact', '/contact'])
})

test('consent withdrawn elsewhere silences a page that Back brings as it was left', async () => {
  const { page, views } = await visits.arrive('/contact', {
    stored: recordOf(allButOffline),
    before: noteReturn,
  })
  await expect.poll(() => views).toEqual(['/contact'])
  await leave(page)
  await store(page, consentKey, JSON.stringify(recordOf(onlyEssential)))
  expect(await goBack(page)).toBe('settled')
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
  expect(views).toHaveLength(1)
})

test('a page the browser makes ahead of the visit sends nothing until the visitor comes', async () => {
  const visit = await openUnwatchedVisit(visits.site.url, {
    // Without copies for reading offline, for which the page would be asked for once more.
    stored: { ...recordOf(allButOffline), unsent: crypto.randomUUID() },
    ahead: '/contact',
  })
  const asked = () => visit.requests.map(({ method, path }) => `${method} ${path}`)
  expect(asked()).toContain('GET /contact')
  expect(visit.requests.find(({ path }) => path === '/contact')?.purpose).toBe('prefetch;prerender')
  expect(asked().filter((line) => /^POST|_insights|_speed|sw\.js/.test(line))).toEqual([])
  visit.go()
  await expect.poll(asked).toEqual(expect.arrayContaining(['POST /api/consent', 'POST /_insights/view']))
  expect(asked().filter((line) => line === 'GET /contact')).toHaveLength(1)
})
