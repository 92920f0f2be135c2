import { describe, expect, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { followInFooter, hydrated } from '../../../support/browser/browser.ts'
import {
  all,
  banner,
  dialog,
  inStorage,
  openPreferences,
  openVisits,
  press,
  readRecord,
  recordOf,
} from '../../../support/browser/consent.ts'
import {
  anonIdKey,
  consentKey,
  inEnglishIfSpoken,
  outboxKey,
  slugOf,
} from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'

const visits = openVisits(openSite({ database: true }))

function database() {
  if (visits.site.db === null) throw new Error('The site was started without a database')
  return visits.site.db
}

/** The proofs of one visitor, as the clinic has them. */
async function proofsOf(anonUserId: string) {
  const { rows } = await database().sql.query<Record<string, unknown>>(
    'select * from public.cookie_consent where anon_user_id = $1',
    [anonUserId],
  )
  return rows
}

test('a choice becomes one row of proof, which says nothing of device, address or page', async () => {
  const slug = slugOf('protetica')
  const { page } = await visits.arrive(inEnglishIfSpoken(`/tratamente/${slug}`))
  await hydrated(page)
  await press(page, speaks('en') ? 'Accept all' : 'Accept toate')
  const { anonUserId, ...consent } = await readRecord(page)
  await expect.poll(() => proofsOf(anonUserId)).toHaveLength(1)
  const [row] = await proofsOf(anonUserId)
  expect(row).toMatchObject({ consent, user_id: null, locale: speaks('en') ? 'en' : 'ro', surface: 'banner' })
  expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|Chrome|Mozilla/)
  expect(JSON.stringify(row)).not.toContain(slug)
  const stored = () => page.evaluate(() => Object.keys(localStorage).sort())
  await expect.poll(stored).toEqual([anonIdKey, consentKey])
})

describe('on plain HTTP, where a browser has no `crypto.randomUUID`, a choice holds and its proof arrives', () => {
  const before = () => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
  }

  test('made at once, before the page’s scripts are there', async () => {
    const scripts = Promise.withResolvers<void>()
    const { page } = await visits.arrive('/contact', {
      before,
      prepare: (fresh) =>
        fresh.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue())),
    })
    await press(page, 'Accept toate')
    expect(await banner(page).isVisible()).toBe(false)
    scripts.resolve()
    await expect.poll(async () => (await readRecord(page)).anonUserId).toMatch(/^[\da-f-]{36}$/)
    const { anonUserId, categories } = await readRecord(page)
    expect(categories).toEqual(all)
    await expect.poll(() => proofsOf(anonUserId)).toHaveLength(1)
    expect((await proofsOf(anonUserId))[0]?.event_id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  test('made later, and changed in the preferences', async () => {
    const { page } = await visits.arrive('/contact', { before })
    await hydrated(page)
    await press(page, 'Doar necesare')
    const { anonUserId } = await readRecord(page)
    await expect.poll(() => proofsOf(anonUserId)).toHaveLength(1)
    await openPreferences(page, 'Setări cookie-uri')
    await dialog(page).getByRole('button', { name: 'Accept toate' }).click()
    await expect.poll(() => proofsOf(anonUserId)).toHaveLength(2)
    expect((await readRecord(page)).categories).toEqual(all)
  })
})

test('a database that answers after half a minute keeps nobody waiting, and gets the proof once', async () => {
  const { page } = await visits.arrive('/contact')
  await hydrated(page)
  database().fault('slow:30000')
  await press(page, 'Doar necesare')
  expect(await banner(page).isVisible()).toBe(false)
  const { anonUserId } = await readRecord(page)
  await followInFooter(page, '/cookie-policy')
  await page.locator('h1').getByText('Politica de cookie-uri').waitFor()
  expect(await proofsOf(anonUserId)).toEqual([])
  database().fault(null)
  await expect.poll(() => proofsOf(anonUserId), { timeout: 30_000 }).toHaveLength(1)
  const waiting = () => inStorage(page, outboxKey)
  await expect.poll(waiting, { timeout: 15_000 }).toBeNull()
  expect(await proofsOf(anonUserId)).toHaveLength(1)
})

test('a page of somebody else cannot choose in a visitor’s name', async () => {
  const anonUserId = crypto.randomUUID()
  // The pages at hand are ours, and their policy would let none of them ask another origin: that of others would.
  const { page } = await visits.arrive('/contact', {
    bypassCSP: true,
    expectErrors: /^other origin|ERR_BLOCKED_BY_RESPONSE|403/,
  })
  await page.goto(`${visits.site.url.replace('127.0.0.1', 'localhost')}/contact`)
  const body = JSON.stringify({
    consent: recordOf(all),
    anonUserId,
    eventId: crypto.randomUUID(),
    locale: 'ro',
    surface: 'banner',
  })
  const asked = page.waitForRequest('**/api/consent')
  await page.evaluate(
    ([url, body]) =>
      fetch(`${url}/api/consent`, { method: 'POST', mode: 'no-cors', body: body ?? '' }).then(
        () => 'an answer nobody may read',
        (error: Error) => error.message,
      ),
    [visits.site.url, body],
  )
  expect((await asked).method()).toBe('POST')
  expect(await proofsOf(anonUserId)).toEqual([])
})
