import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followingLinks, hydrated } from '../../../support/browser/browser.ts'
import {
  all,
  banner,
  inStorage,
  openVisits,
  press,
  quiet,
  readRecord,
  visitAgain,
} from '../../../support/browser/consent.ts'
import { outboxKey } from '../../../support/samples/examples.ts'

const visits = openVisits()

const waiting = (page: Page) =>
  inStorage(page, outboxKey).then((kept) => Object.keys(JSON.parse(kept ?? '{}')).length)
const noise = /proof of consent|Failed to load resource|ERR_/

test('a choice holds whatever the server does: one warning, and the next page sends the proof', async () => {
  let status: number | null = 202
  const { page, proofs, warnings } = await visits.arrive('/contact', {
    answer: () => status,
    expectErrors: noise,
  })
  for (const [failure, name] of [
    [null, 'it is down'],
    [500, 'it answers 500'],
    [503, 'it answers 503'],
    [429, 'it answers 429'],
    [200, 'a portal answers 200'],
  ] as const) {
    await visitAgain(page)
    await hydrated(page)
    status = failure
    proofs.length = 0
    warnings.length = 0
    await press(page, 'Accept toate')
    expect(await banner(page).isVisible(), name).toBe(false)
    expect((await readRecord(page)).categories, name).toEqual(all)
    await expect.poll(() => warnings.length, { message: name }).toBe(1)
    expect(await waiting(page), name).toBe(1)
    status = 202
    await page.reload()
    await expect.poll(() => waiting(page), { message: name }).toBe(0)
    expect(proofs.at(-1), name).toEqual(proofs[0])
    expect(warnings, name).toHaveLength(1)
  }
})

test('a server that stumbles is asked again on the same page, after a pause', async () => {
  let status = 503
  const { page, proofs, warnings } = await visits.arrive('/contact', {
    answer: () => status,
    expectErrors: noise,
    prepare: (page) => page.clock.install(),
  })
  await hydrated(page)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await press(page, 'Accept toate')
  await expect.poll(() => warnings.length).toBe(1)
  await page.clock.runFor(3_900)
  expect(proofs).toHaveLength(1)
  status = 202
  await page.clock.runFor(200)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(proofs).toEqual([proofs[0], proofs[0]])
  expect(warnings).toHaveLength(1)
})

test('a proof that the server refuses is dropped with a warning', async () => {
  const { page, proofs, warnings } = await visits.arrive('/contact', {
    answer: () => 400,
    expectErrors: noise,
  })
  await hydrated(page)
  await press(page, 'Accept toate')
  await expect.poll(() => waiting(page)).toBe(0)
  expect([proofs.length, warnings.length]).toEqual([1, 1])
})

test('offline the choice holds, and its proof goes out when the connection is back', async () => {
  const { page, proofs } = await visits.arrive('/contact', { expectErrors: noise })
  await followingLinks(page)
  await quiet(page)
  await page.context().setOffline(true)
  await press(page, 'Doar necesare')
  expect(await banner(page).isVisible()).toBe(false)
  await expect.poll(() => waiting(page)).toBe(1)
  await page.context().setOffline(false)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(1)
})

test('a tab closed right after the click has sent its proof, or the next page does', async () => {
  const { page, proofs } = await visits.arrive('/contact')
  await hydrated(page)
  const next = await page.context().newPage()
  await press(page, 'Accept toate')
  await page.close()
  await next.goto(`${visits.site.url}/`)
  await expect.poll(() => proofs.length).toBeGreaterThan(0)
  await expect.poll(() => waiting(next)).toBe(0)
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(1)
})

test('an outbox that somebody has damaged disturbs nobody', async () => {
  const { page, proofs } = await visits.arrive('/contact', {
    prepare: (fresh) => fresh.addInitScript((name) => localStorage.setItem(name, '{"half'), outboxKey),
  })
  await hydrated(page)
  await press(page, 'Accept toate')
  await expect.poll(() => proofs.length).toBe(1)
})
