import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from '../support/browser.ts'
import {
  all,
  arrive,
  banner,
  onlyEssential,
  readRecord,
  readSignals,
  recordOf,
  signalsFor,
} from '../support/consent.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('a visitor who has not chosen', () => {
  test('sees the banner in the first painted frame, and nothing moves', async () => {
    const { page } = await arrive(browser, `${site.url}/`, {
      // The shift of a font that arrives late is another matter.
      prepare: (page) => page.route('**/*.woff2', (route) => route.abort()),
      expectErrors: /ERR_FAILED/,
      before: () => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint) document.documentElement.dataset.atPaint = document.documentElement.dataset.consent
        }).observe({ type: 'paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = Object(entry)
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + value,
            )
          }
        }).observe({ type: 'layout-shift', buffered: true })
      },
    })
    await hydrated(page)
    expect(await banner(page).isVisible()).toBe(true)
    expect(await page.locator('html').getAttribute('data-at-paint')).toBe('asking')
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
  })

  test('gets the same banner markup as everybody, in the server’s HTML, before any other script', async () => {
    const html = await (await site.fetch('/echipa')).text()
    expect(html).toContain('class="consent-banner"')
    expect(html.indexOf('<script')).toBe(html.indexOf('<script nonce='))
    expect(html.slice(html.indexOf('<script'), html.indexOf('</script>'))).toContain('siteConsent')
    expect(html.indexOf('skip-link')).toBeLessThan(html.indexOf('consent-banner"'))
    expect(html.indexOf('consent-banner"')).toBeLessThan(html.indexOf('<header'))
  })

  test('leaves without a trace: nothing is written before a choice', async () => {
    const { page, proofs } = await arrive(browser, `${site.url}/`)
    await hydrated(page)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
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
    const { page } = await arrive(browser, `${site.url}/`, {
      before: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    })
    expect(await banner(page).isVisible()).toBe(true)
  })

  test('without JavaScript sees no banner, and the page works', async () => {
    const page = await visit(browser, `${site.url}/`, { javaScriptEnabled: false })
    expect(await banner(page).isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('[data-choice=open]:visible').count()).toBe(0)
  })

  test('starts from a default that denies all but security, as the first thing in the data layer', async () => {
    const { page } = await arrive(browser, `${site.url}/`)
    await hydrated(page)
    expect(await readSignals(page)).toEqual([['consent', 'default', signalsFor(onlyEssential)]])
  })
})

describe('a visitor who has chosen before', () => {
  test('never sees the banner, and one update follows the default', async () => {
    const { page, proofs, warnings } = await arrive(browser, `${site.url}/`, { stored: recordOf(all) })
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
    const { page, proofs, warnings } = await arrive(browser, `${site.url}/`, {
      stored,
      expectErrors: /consent/,
    })
    await hydrated(page)
    expect(await banner(page).isVisible()).toBe(false)
    expect(await readSignals(page)).toHaveLength(2)
    expect([warnings.length, proofs]).toEqual([1, []])
    expect(await readRecord(page)).toEqual(stored)
  })

  const unusable: [string, object | string][] = [
    ['no JSON', '{'],
    ['a category missing', recordOf({ essential: true, analytics: true, marketing: true })],
    ['essential refused', recordOf({ ...all, essential: false })],
  ]
  test.each(unusable)(
    'with %s is asked again, denied all, warned of once, and the value stays',
    async (_, stored) => {
      const { page, warnings } = await arrive(browser, `${site.url}/`, { stored, expectErrors: /consent/ })
      await hydrated(page)
      expect(await banner(page).isVisible()).toBe(true)
      expect(await readSignals(page)).toHaveLength(1)
      expect(warnings).toHaveLength(1)
      const left = await page.evaluate(() => localStorage.getItem('amiaza.consent'))
      expect(left).toBe(typeof stored === 'string' ? stored : JSON.stringify(stored))
      await page.getByRole('button', { name: 'Accept toate' }).click()
      expect((await readRecord(page)).categories).toEqual(all)
    },
  )

  test('with keys we do not know is understood', async () => {
    const { page, warnings } = await arrive(browser, `${site.url}/`, {
      stored: { ...recordOf({ ...all, profiling: true }), colour: 'blue' },
    })
    expect(await banner(page).isVisible()).toBe(false)
    expect(warnings).toEqual([])
  })
})

describe('a device that keeps nothing', () => {
  test.each(['getItem', 'setItem'] as const)(
    'asks, takes the choice and sends the proof when %s throws',
    async (method) => {
      const { page, proofs } = await arrive(browser, `${site.url}/`, {
        before:
          method === 'getItem'
            ? () =>
                Object.defineProperty(window, 'localStorage', {
                  get: () => {
                    throw new DOMException('', 'SecurityError')
                  },
                })
            : () => {
                Storage.prototype.setItem = () => {
                  throw new DOMException('', 'QuotaExceededError')
                }
              },
      })
      await hydrated(page)
      await page.getByRole('button', { name: 'Accept toate' }).click()
      expect(await banner(page).isVisible()).toBe(false)
      expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(all)])
      await expect.poll(() => proofs.length).toBe(1)
      await page.reload()
      expect(await banner(page).isVisible()).toBe(true)
    },
  )
})
