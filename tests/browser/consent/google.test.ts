import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '../../support/browser/browser.ts'
import {
  all,
  dialog,
  onlyEssential,
  openPreferences,
  openVisits,
  press,
  quiet,
  readSignals,
  signalsFor,
} from '../../support/browser/consent.ts'
import { openSite } from '../../support/site/open-site.ts'

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
  test('comes once, at the click that grants it, hears the choice first and the address without its query', async () => {
    const { page, requests } = await arrive('/echipa?email=ana@example.org')
    await hydrated(page)
    await press(page, 'Accept toate')
    await expect.poll(() => googles(requests)).toEqual(['GET /gtag/js', 'POST /g/collect'])
    expect(await readSignals(page)).toEqual([
      ['consent', 'default', signalsFor(onlyEssential)],
      ['consent', 'update', signalsFor(all)],
      ['js', expect.any(Date)],
      ['config', 'G-ABC1234567', { page_location: `${visits.site.url}/echipa`, page_referrer: '' }],
    ])
    await openPreferences(page, 'Setări cookie-uri')
    await dialog(page).getByRole('button', { name: 'Doar necesare' }).click()
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
    await page.goto(`${visits.site.url}/contact`)
    await hydrated(page)
    await quiet(page)
    expect(googles(requests)).toHaveLength(2)
  })

  const _ways = [
    ['/contact', 'Personalizează'],
    ['/en/contact', 'Customise'],
  ] as const
})
