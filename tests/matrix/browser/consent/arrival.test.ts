import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brand } from '../../../../src/content/clinic.ts'
import { hydrated, openBlockingBrowser, visit } from '../../../support/browser/browser.ts'
import {
  all,
  arrive,
  banner,
  daysAgo,
  inStorage,
  onlyEssential,
  openVisits,
  press,
  quiet,
  readRecord,
  readSignals,
  recordOf,
  signalsFor,
  store,
} from '../../../support/browser/consent.ts'
import { consentKey } from '../../../support/samples/examples.ts'

const visits = openVisits()

/** Notes on the root element what the first painted frame knew of the choice, and every shift of the layout. */
function watchPaint(): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    const { dataset } = document.documentElement
    if (paint) dataset.atPaint = dataset.consent
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const entry of list.getEntries())
      dataset.shift = String(Number(dataset.shift ?? 0) + Object(entry).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shift of a font that arrives late is another matter. */
const withoutFonts = {
  prepare: (page: Page) => page.route('**/*.woff2', (route) => route.abort()),
  expectErrors: /ERR_FAILED|No fonts/,
  before: watchPaint,
}

test.each([
  ['who has not chosen sees the banner', '/', undefined, 'asking'],
  ['who has chosen sees none', '/', recordOf(all), 'settled'],
  ['who has not chosen sees it on a phone', '/contact', undefined, 'asking'],
])('a visitor %s in the first painted frame, and nothing moves', async (_, path, stored, consent) => {
  const { page } = await visits.arrive(path, {
    ...withoutFonts,
    ...(stored && { stored }),
    viewport: path === '/' ? { width: 1280, height: 800 } : { width: 360, height: 740 },
  })
  await hydrated(page)
  await quiet(page)
  expect(await banner(page).isVisible()).toBe(consent === 'asking')
  expect(await page.locator('html').getAttribute('data-at-paint')).toBe(consent)
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
})

describe('a visitor who has not chosen', () => {
  test('gets the same banner markup as everybody, in the server’s HTML, before any other script', async () => {
    const html = await (await visits.site.fetch('/echipa')).text()
    expect(html).toContain('class="consent-banner"')
    expect(html.indexOf('<script')).toBe(html.indexOf('<script nonce='))
    expect(html.slice(html.indexOf('<script'), html.indexOf('</script>'))).toContain('siteConsent')
    expect(html.indexOf('skip-link')).toBeLessThan(html.indexOf('consent-banner"'))
    expect(html.indexOf('consent-banner"')).toBeLessThan(html.indexOf('<header'))
    expect(/<section[^>]*consent-banner[^>]*>/.exec(html)?.[0]).toMatch(/aria-label="[^"]+".* data-nosnippet/)
  })

  test('leaves without a trace: nothing is written before a choice', async () => {
    const { page, proofs } = await visits.arrive('/')
    await hydrated(page)
    await page.mouse.wheel(0, 800)
    await quiet(page)
    const left = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: await caches.keys(),
    }))
    expect(left).toEqual({ local: [], session: [], cookies: '', databases: 0, caches: [] })
    expect(await page.context().cookies()).toEqual([])
    expect(proofs).toEqual([])
  })

  test('is asked although the browser says Do Not Track', async () => {
    const { page } = await visits.arrive('/', {
      before: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    })
    expect(await banner(page).isVisible()).toBe(true)
  })

  test('without JavaScript sees no banner, and the page works', async () => {
    const page = await visit(visits.browser, `${visits.site.url}/`, { javaScriptEnabled: false })
    expect(await banner(page).isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('[data-choice=open]:visible').count()).toBe(0)
  })

  test('starts from a default that denies all but security, as the first thing in the data layer', async () => {
    const { page } = await visits.arrive('/')
    await hydrated(page)
    expect(await readSignals(page)).toEqual([['consent', 'default', signalsFor(onlyEssential)]])
  })
})

describe('a visitor who has chosen before', () => {
  test('never sees the banner, and one update follows the default', async () => {
    const { page, proofs, warnings } = await visits.arrive('/', { stored: recordOf(all) })
    expect(await page.locator('html').getAttribute('data-consent')).toBe('settled')
    expect(await banner(page).isVisible()).toBe(false)
    await hydrated(page)
    expect(await readSignals(page)).toEqual([
      ['consent', 'default', signalsFor(onlyEssential)],
      ['consent', 'update', signalsFor(all)],
    ])
    expect([proofs, warnings]).toEqual([[], []])
  })

  test('with another version keeps that choice: one warning, no banner, nothing sent', async () => {
    const stored = recordOf(all, '0.9.0')
    const { page, proofs, warnings } = await visits.arrive('/', {
      stored,
      expectErrors: /consent/,
    })
    await hydrated(page)
    expect(await banner(page).isVisible()).toBe(false)
    expect(await readSignals(page)).toHaveLength(2)
    expect([warnings.length, proofs]).toEqual([1, []])
    expect(await readRecord(page)).toEqual(stored)
  })

  test('in a way nobody can use is asked again, denied all and warned of once; the value stays until the next choice', async () => {
    const { page, warnings } = await visits.arrive('/contact', { expectErrors: /consent/ })
    // Else this document, on a slow machine, reads and warns of what is stored for the next.
    await hydrated(page)
    const unusable: Record<string, string> = {
      'no JSON': '{',
      'a list': '[]',
      'a category missing': JSON.stringify(recordOf({ essential: true, analytics: true, marketing: true })),
      'essential refused': JSON.stringify(recordOf({ ...all, essential: false })),
      'a switch that is a word': JSON.stringify(recordOf({ ...all, marketing: 'yes' })),
      'a day that does not exist': JSON.stringify({ ...recordOf(all), givenAtISO: '2026-02-30T09:00:00Z' }),
    }
    for (const [what, text] of Object.entries(unusable)) {
      await store(page, consentKey, text)
      warnings.length = 0
      await page.reload()
      await hydrated(page)
      expect(await banner(page).isVisible(), what).toBe(true)
      expect(await readSignals(page), what).toEqual([['consent', 'default', signalsFor(onlyEssential)]])
      expect(warnings, what).toHaveLength(1)
      expect(await inStorage(page, consentKey), what).toBe(text)
    }
    await press(page, 'Accept toate')
    expect((await readRecord(page)).categories).toEqual(all)
  })

  test('almost two years ago is asked again before the proof is gone, with all denied until the answer', async () => {
    const { page, proofs, warnings, views } = await visits.arrive('/', {
      stored: { ...recordOf(all), givenAtISO: daysAgo(690) },
      expectErrors: /consent/,
    })
    await hydrated(page)
    expect(await banner(page).isVisible(), 'after 690 days').toBe(false)
    await expect.poll(() => views).toEqual(['/'])
    const old = JSON.stringify({ ...recordOf(all), givenAtISO: daysAgo(701) })
    await store(page, consentKey, old)
    await page.reload()
    await hydrated(page)
    expect(await banner(page).isVisible(), 'after 701 days').toBe(true)
    expect(await readSignals(page)).toEqual([['consent', 'default', signalsFor(onlyEssential)]])
    expect([proofs, warnings.length]).toEqual([[], 1])
    await quiet(page)
    expect(views, 'nothing is counted while the question stands').toEqual(['/'])
    await press(page, 'Doar necesare')
    await expect.poll(() => proofs.length).toBe(1)
    expect((await readRecord(page)).categories).toEqual(onlyEssential)
    await page.reload()
    await hydrated(page)
    expect(await banner(page).isVisible()).toBe(false)
  })

  test('with keys we do not know is understood', async () => {
    const { page, warnings } = await visits.arrive('/', {
      stored: { ...recordOf({ ...all, profiling: true }), colour: 'blue' },
    })
    expect(await banner(page).isVisible()).toBe(false)
    expect(warnings).toEqual([])
  })
})

describe('a device that keeps nothing', () => {
  type Visit = Awaited<ReturnType<typeof visits.arrive>>

  /** Whatever the device refuses, the choice holds on this page, its proof is sent, and the next page asks again. */
  async function chooses({ page, proofs }: Visit): Promise<void> {
    await hydrated(page)
    await press(page, 'Accept toate')
    expect(await banner(page).isVisible()).toBe(false)
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
    await expect.poll(() => proofs.length).toBe(1)
    await page.reload()
    expect(await banner(page).isVisible()).toBe(true)
    await hydrated(page)
    expect(proofs).toHaveLength(1)
  }

  test('because its owner blocks all storage: asks, takes the choice and sends the proof', async () => {
    const url = `${visits.site.url}/contact`
    // Its worker for reading offline is refused as well, which leaves a trace and nothing else.
    const visit = await arrive(await openBlockingBrowser(), url, { expectErrors: /Offline copies/ })
    const refusal = await visit.page.evaluate(() => {
      try {
        return String(localStorage)
      } catch (error) {
        return error instanceof DOMException && error.name
      }
    })
    expect(refusal).toBe('SecurityError')
    await chooses(visit)
  })

  test('because it is full to the last byte: asks, takes the choice and sends the proof', async () => {
    const visit = await visits.arrive('/contact')
    const { page } = visit
    await page.evaluate(() => {
      let size = 8 * 1024 * 1024
      let key = 0
      while (size >= 1)
        try {
          localStorage.setItem(`${key}`, 'x'.repeat(size))
          key += 1
        } catch {
          size = Math.floor(size / 2)
        }
    })
    await page.reload()
    await chooses(visit)
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith(brand))).toEqual([])
  })
})
