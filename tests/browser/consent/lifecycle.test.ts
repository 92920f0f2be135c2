import { expect, test } from 'vitest'
import { hydrated } from '../../support/browser/browser.ts'
import {
  all,
  onlyEssential,
  openVisits,
  press,
  readSignals,
  recordOf,
  signalsFor,
  store,
} from '../../support/browser/consent.ts'
import { openUnwatchedVisit } from '../../support/browser/unwatched-visit.ts'
import { consentKey } from '../../support/samples/examples.ts'
import { openSite } from '../../support/site/open-site.ts'

const visits = openVisits(openSite({ backForwardCache: true }))

/** Tells on the root element whether the page came back as it was left, and what its first frame after that shows. */
function noteReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    requestAnimationFrame(() => {
      document.documentElement.dataset.returned = document.documentElement.dataset.consent
    })
  })
}

test('Back brings the page as it was left, and its first frame knows of the choice made since', async () => {
  const { page, proofs } = await visits.arrive('/contact', { before: noteReturn })
  await hydrated(page)
  await page.goto(`${visits.site.url}/healthz`)
  const other = await page.context().newPage()
  await other.goto(`${visits.site.url}/echipa`)
  await press(other, 'Accept toate')
  await expect.poll(() => proofs.length).toBe(1)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForSelector('html[data-returned=settled]', { state: 'attached' })
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
  expect(proofs).toHaveLength(1)
})

test('a page that Back brings as it was left is one more view of it', async () => {
  const { page, views } = await visits.arrive('/contact', { stored: recordOf(all), before: noteReturn })
  await hydrated(page)
  await expect.poll(() => views).toEqual(['/contact'])
  await page.goto(`${visits.site.url}/healthz`)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForSelector('html[data-returned]', { state: 'attached' })
  await expect.poll(() => views).toEqual(['/contact', '/contact'])
})

test('consent withdrawn elsewhere silences a page that Back brings as it was left', async () => {
  const { page, views } = await visits.arrive('/contact', { stored: recordOf(all), before: noteReturn })
  await hydrated(page)
  await expect.poll(() => views).toEqual(['/contact'])
  await page.goto(`${visits.site.url}/healthz`)
  await store(page, consentKey, JSON.stringify(recordOf(onlyEssential)))
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForSelector('html[data-returned]', { state: 'attached' })
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
  expect(views).toHaveLength(1)
})

test('a page the browser makes ahead of the visit sends nothing until the visitor comes', async () => {
  const visit = await openUnwatchedVisit(visits.site.url, {
    // Without copies for reading offline, for which the page would be asked for once more.
    stored: { ...recordOf({ ...all, functional: false }), unsent: crypto.randomUUID() },
    ahead: '/contact',
  })
  const asked = () => visit.requests.map(({ method, path }) => `${method} ${path}`)
  await expect.poll(asked).toContain('GET /contact')
  expect(visit.requests.find(({ path }) => path === '/contact')?.purpose).toBe('prefetch;prerender')
  await visit.quiet
  expect(asked().filter((line) => /^POST|_insights|_speed|sw\.js/.test(line))).toEqual([])
  visit.go()
  await expect.poll(asked).toEqual(expect.arrayContaining(['POST /api/consent', 'POST /_insights/view']))
  expect(asked().filter((line) => line === 'GET /contact')).toHaveLength(1)
})
