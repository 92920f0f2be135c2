import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser } from '../support/browser.ts'
import { all, arrive, banner, gesture, readRecord } from '../support/consent.ts'
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('amiaza.consent-outbox') ?? '{}')).length)
const noise = /proof of consent|Failed to load resource|ERR_/

test.each([
  ['is down', null],
  ['answers 500', 500],
  ['answers 503', 503],
  ['answers 429', 429],
  ['is a portal that answers 200', 200],
])(
  'a choice holds when the server %s: one warning, and the next page sends the proof',
  async (_, failure) => {
    let status: number | null = failure
    const { page, proofs, warnings } = await arrive(browser, `${site.url}/`, {
      answer: () => status,
      expectErrors: noise,
    })
    await hydrated(page)
    await press(page, 'Accept toate')
    expect(await banner(page).isVisible()).toBe(false)
    expect((await readRecord(page)).categories).toEqual(all)
    await expect.poll(() => warnings.length).toBe(1)
    expect(await waiting(page)).toBe(1)
    status = 202
    await page.goto(`${site.url}/echipa`)
    await expect.poll(() => waiting(page)).toBe(0)
    expect(proofs.at(-1)).toEqual(proofs[0])
    expect(warnings).toHaveLength(1)
  },
)

test('a proof that the server refuses is dropped with a warning', async () => {
  const { page, proofs, warnings } = await arrive(browser, `${site.url}/`, {
    answer: () => 400,
    expectErrors: noise,
  })
  await hydrated(page)
  await press(page, 'Accept toate')
  await expect.poll(() => waiting(page)).toBe(0)
  expect([proofs.length, warnings.length]).toEqual([1, 1])
})

test('offline the choice holds, and its proof goes out when the connection is back', async () => {
  const { page, proofs } = await arrive(browser, `${site.url}/`, { answer: 'site', expectErrors: noise })
  await hydrated(page)
  await gesture(page)
  await page.context().setOffline(true)
  await press(page, 'Doar necesare')
  expect(await banner(page).isVisible()).toBe(false)
  await expect.poll(() => waiting(page)).toBe(1)
  await page.context().setOffline(false)
  await expect.poll(() => waiting(page), { timeout: 5000 }).toBe(0)
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(1)
})

test('a tab closed right after the click has sent its proof, or the next page does', async () => {
  const { page, proofs } = await arrive(browser, `${site.url}/`)
  await hydrated(page)
  const next = await page.context().newPage()
  await press(page, 'Accept toate')
  await page.close()
  await next.goto(`${site.url}/`)
  await expect.poll(() => proofs.length).toBeGreaterThan(0)
  await expect.poll(() => waiting(next)).toBe(0)
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(1)
})

test('an outbox that somebody has damaged disturbs nobody', async () => {
  const { page, proofs } = await arrive(browser, `${site.url}/`, {
    before: () => localStorage.setItem('amiaza.consent-outbox', '{"half'),
  })
  await hydrated(page)
  await press(page, 'Accept toate')
  await expect.poll(() => proofs.length).toBe(1)
})
