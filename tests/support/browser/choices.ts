import { expect } from 'vitest'
import { anonIdKey, consentKey } from '../samples/examples.ts'
import { hydrated } from './browser.ts'
import {
  all,
  banner,
  gesture,
  onlyEssential,
  type openVisits,
  press,
  readRecord,
  readSignals,
  recordOf,
  signalsFor,
  visitAgain,
} from './consent.ts'

type Visits = Pick<ReturnType<typeof openVisits>, 'arrive'>

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Either answer of the banner is kept, said to the data layer and proved, once. */
export async function askAnswers(
  visits: Visits,
  path: string,
  accept: string,
  necessary: string,
): Promise<void> {
  const { page, proofs } = await visits.arrive(path)
  for (const [name, categories] of [
    [accept, all],
    [necessary, onlyEssential],
  ] as const) {
    await visitAgain(page)
    await hydrated(page)
    proofs.length = 0
    await press(page, name)
    expect(await banner(page).isVisible()).toBe(false)
    const record = await readRecord(page)
    expect(record).toEqual({
      version: '1.0.0',
      givenAtISO: expect.stringMatching(/^\d{4}-.*Z$/),
      categories,
      anonUserId: expect.stringMatching(uuid),
    })
    expect(await readSignals(page)).toEqual([
      ['consent', 'default', signalsFor(onlyEssential)],
      ['consent', 'update', signalsFor(categories)],
    ])
    await expect.poll(() => proofs.length).toBe(1)
    const { anonUserId, ...consent } = record
    expect(proofs[0]).toEqual({
      consent,
      anonUserId,
      eventId: expect.stringMatching(uuid),
      locale: path === '/contact' ? 'ro' : 'en',
      surface: 'banner',
    })
    expect(JSON.stringify(proofs[0]).length).toBeLessThanOrEqual(2048)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual([anonIdKey, consentKey])
  }
}

/** A consent is withdrawn by one press: in force at once, proved and said. */
export async function askWithdrawal(
  visits: Visits,
  path: string,
  part: string,
  name: string,
  news: string,
): Promise<void> {
  const stored = recordOf({ ...onlyEssential, analytics: true })
  const { page, proofs } = await visits.arrive(path, { stored })
  await gesture(page)
  await page.locator(part).getByRole('button', { name }).click()
  const { givenAtISO, ...record } = await readRecord(page)
  expect(record).toEqual({ version: '1.0.0', categories: onlyEssential, anonUserId: stored.anonUserId })
  expect(Date.parse(givenAtISO)).toBeGreaterThan(Date.parse(stored.givenAtISO))
  expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
  await expect.poll(() => proofs.length).toBe(1)
  expect(proofs[0]).toMatchObject({
    consent: { categories: onlyEssential },
    anonUserId: stored.anonUserId,
    surface: 'preferences',
  })
  expect(await page.getByRole('status').filter({ hasText: news }).count()).toBe(1)
  expect(await page.locator(part).getByText(news).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name }).count()).toBe(0)
  // Who goes by keyboard or by ear goes on from the settings beside it.
  const settings = page.locator(part).locator('.consent-settings')
  expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true)
  await gesture(page)
  expect(proofs).toHaveLength(1)
}
