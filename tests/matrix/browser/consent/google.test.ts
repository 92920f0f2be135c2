import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clinic } from '../../../../src/content/clinic.ts'
import { hydrated, siteLink } from '../../../support/browser/browser.ts'
import {
  dialog,
  onlyEssential,
  openPreferences,
  openVisits,
  press,
  quiet,
  readSignals,
  recordOf,
  visitAgain,
} from '../../../support/browser/consent.ts'
import { isSpoken } from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'

const visits = openVisits(openSite({ vars: { GOOGLE_TAG_ID: 'G-ABC1234567' } }))
/** Requests to Google are expected here; a complaint of the content security policy about them is not. */
const expectErrors = /^other origin: https:\/\/(www\.googletagmanager|region1\.google-analytics)\.com\//

/** Stands for Google: its tag, which reports at once as the real one does, and where that reports to. */
async function standForGoogle(page: Page): Promise<void> {
  const tag =
    "fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' })"
  await page
    .context()
    .route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: tag }),
    )
  await page
    .context()
    .route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }))
}

const arrive = (path: string) => visits.arrive(path, { prepare: standForGoogle, expectErrors })

/** What a visitor's browser asks Google for. */
const googles = (requests: string[]) => requests.filter((request) => /gtag|collect/.test(request))

describe('Google’s tag, where the clinic uses it,', () => {
  test('is asked for after a grant of analytics or of marketing, and without one by nobody’s browser', async () => {
    const { page, requests } = await arrive('/echipa')
    for (const [categories, comes] of [
      [null, false],
      [onlyEssential, false],
      [{ ...onlyEssential, functional: true }, false],
      [{ ...onlyEssential, analytics: true }, true],
      [{ ...onlyEssential, marketing: true }, true],
    ] as const) {
      requests.length = 0
      await visitAgain(page, categories ? recordOf(categories) : undefined)
      await hydrated(page)
      await quiet(page)
      const expected = comes ? ['GET /gtag/js', 'POST /g/collect'] : []
      await expect.poll(() => googles(requests), { message: JSON.stringify(categories) }).toEqual(expected)
    }
  })

  test('is told of each page that is navigated to, by its address without query and fragment', async () => {
    const { page } = await arrive('/echipa')
    await hydrated(page)
    await press(page, 'Accept toate')
    await expect.poll(async () => (await readSignals(page)).length).toBe(4)
    await siteLink(page, '/contact').click()
    await page.waitForURL('**/contact')
    const location = {
      page_location: `${visits.site.url}/contact`,
      page_referrer: `${visits.site.url}/echipa`,
    }
    await expect
      .poll(async () => (await readSignals(page)).slice(4))
      .toEqual([
        ['set', location],
        ['event', 'page_view', { ...location, page_title: expect.any(String) }],
      ])
  })

  test('may tell what Google names for Analytics with Signals and for Ads, and nobody else', async () => {
    const country = clinic.address.country.toLowerCase()
    const documented = [
      'https://region1.google-analytics.com',
      'https://www.googletagmanager.com',
      'https://stats.g.doubleclick.net',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
      `https://www.google.${country}`,
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
    ]
    const others = ['https://doubleclick.net', 'https://www.google.evil.example', 'https://exemplu.ro']
    const { page } = await visits.arrive('/echipa', {
      expectErrors: /^other origin|Content Security Policy|Failed to load/,
      prepare: (fresh) => fresh.context().route(/^https:/, (route) => route.fulfill({ status: 204 })),
    })
    await hydrated(page)
    const refused = await page.evaluate(
      async (hosts) => {
        const violations = new Set<string>()
        addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
          violations.add(`${effectiveDirective} ${new URL(blockedURI).origin}`),
        )
        await Promise.all(
          hosts.map(async (host) => {
            new Image().src = `${host}/pixel`
            // What the policy refuses rejects, and is told by the event above.
            await fetch(`${host}/collect`, { mode: 'no-cors' }).catch(() => null)
          }),
        )
        await new Promise((resolve) => setTimeout(resolve, 300))
        return [...violations].sort()
      },
      [...documented, ...others],
    )
    expect(refused).toEqual(
      ['connect-src', 'img-src'].flatMap((directive) => others.map((host) => `${directive} ${host}`).sort()),
    )
  })

  test('keeps nothing on the device for a purpose that is withdrawn', async () => {
    const { page } = await arrive('/echipa')
    await hydrated(page)
    await press(page, 'Accept toate')
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_ABC1234567', '_gcl_au', 'altceva']) {
        // biome-ignore lint/suspicious/noDocumentCookie: as the tag writes it
        document.cookie = `${name}=1; path=/; max-age=3600`
      }
    })
    await openPreferences(page, 'Setări cookie-uri')
    await dialog(page).getByRole('button', { name: 'Doar necesare' }).click()
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('altceva=1')
  })

  const ways = [
    ['/contact', 'Personalizează'],
    ['/en/contact', 'Customise'],
  ] as const
  test.each(ways.filter(([path]) => isSpoken(path)))(
    'is named in the preferences on %s, which promise nothing that it would break',
    async (path, button) => {
      const { page } = await arrive(path)
      await hydrated(page)
      await openPreferences(page, button)
      for (const category of ['analytics', 'marketing'])
        expect(await page.locator(`#consent-${category}`).textContent()).toContain('Google')
    },
  )
})
