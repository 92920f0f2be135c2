import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser } from '../support/browser.ts'
import {
  all,
  arrive,
  banner,
  dialog,
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('the banner', () => {
  test.each([
    ['Accept toate', '/', all],
    ['Doar necesare', '/', onlyEssential],
    ['Accept all', '/en', all],
    ['Only necessary', '/en', onlyEssential],
  ])('%s is kept, said to the data layer and proved, once', async (name, path, categories) => {
    const { page, proofs } = await arrive(browser, site.url + path)
    await hydrated(page)
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
      locale: path === '/en' ? 'en' : 'ro',
      surface: 'banner',
    })
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual(['amiaza.anon-id', 'amiaza.consent'])
  })

  test('a click before React is there hides the banner at once, is kept, and is proved when the code arrives', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, proofs } = await arrive(browser, `${site.url}/`)
    await page.route('**/assets/entry-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await banner(page).waitFor()
    await press(page, 'Accept toate')
    expect(await banner(page).isVisible()).toBe(false)
    expect((await readRecord(page)).categories).toEqual(all)
    expect(proofs).toEqual([])
    release()
    await expect.poll(() => proofs.length).toBe(1)
    expect(proofs[0]).toMatchObject({ consent: { categories: all }, surface: 'banner' })
    expect(await readRecord(page)).toEqual({
      ...Object(proofs[0]?.consent),
      anonUserId: proofs[0]?.anonUserId,
    })
    expect(await readSignals(page)).toHaveLength(2)
  })

  test('a double click chooses once and hits nothing beneath', async () => {
    const { page, proofs } = await arrive(browser, `${site.url}/`, { viewport: { width: 360, height: 740 } })
    await hydrated(page)
    await page.evaluate(() =>
      addEventListener(
        'click',
        ({ target }) => {
          if (
            target instanceof Element &&
            !target.closest('.consent-banner') &&
            target !== document.documentElement
          )
            document.documentElement.dataset.hit = target.outerHTML.slice(0, 80)
        },
        true,
      ),
    )
    await page.getByRole('button', { name: 'Doar necesare' }).dblclick()
    await page.waitForTimeout(500)
    expect(proofs).toHaveLength(1)
    expect(await page.locator('html').getAttribute('data-hit')).toBeNull()
  })

  test('a held Enter chooses once, and the focus goes on in the page', async () => {
    const { page, proofs } = await arrive(browser, `${site.url}/`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Accept toate' }).focus()
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.waitForTimeout(200)
    expect(proofs).toHaveLength(1)
  })

  test('gives both answers the same box, font and colours', async () => {
    const { page } = await arrive(browser, `${site.url}/`, { viewport: { width: 360, height: 740 } })
    const looks = await banner(page)
      .locator('.button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, font, padding } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          return { color, backgroundColor, borderColor, font, padding, width, height }
        }),
      )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toEqual(looks[1])
    const sizes = await banner(page)
      .locator('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    const box = await banner(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(370)
  })

  test('takes no focus, ignores Escape and leaves no control beneath it out of sight', async () => {
    const { page } = await arrive(browser, `${site.url}/`, { viewport: { width: 360, height: 740 } })
    await hydrated(page)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.keyboard.press('Escape')
    expect(await banner(page).isVisible()).toBe(true)
    const top = (await banner(page).boundingBox())?.y ?? 0
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const bottom = await page.evaluate(() => {
        const { activeElement } = document
        return !activeElement || activeElement.closest('.consent-banner')
          ? 0
          : activeElement.getBoundingClientRect().bottom
      })
      expect(bottom, `step ${step}`).toBeLessThanOrEqual(top + 1)
    }
  })
})

describe('a second choice', () => {
  test('keeps the id, and the same answer again is a fresh record', async () => {
    const stored = recordOf(all)
    const { page, proofs } = await arrive(browser, `${site.url}/`, { stored })
    await hydrated(page)
    await press(page, 'Setări cookie-uri')
    await press(page, 'Salvează preferințe')
    await dialog(page).waitFor({ state: 'detached' })
    const record = await readRecord(page)
    expect(record).toMatchObject({ categories: all, anonUserId: stored.anonUserId })
    expect(Date.parse(record.givenAtISO)).toBeGreaterThan(Date.parse(stored.givenAtISO))
    await expect.poll(() => proofs.length).toBe(1)
    expect(proofs[0]).toMatchObject({ anonUserId: stored.anonUserId, surface: 'preferences' })
    expect((await readSignals(page)).slice(2)).toEqual([['consent', 'update', signalsFor(all)]])
  })

  test('that withdraws takes as many clicks as one that grants, and is in force at once', async () => {
    const { page, proofs } = await arrive(browser, `${site.url}/preturi`, { stored: recordOf(all) })
    await hydrated(page)
    await press(page, 'Setări cookie-uri')
    await dialog(page).getByRole('button', { name: 'Doar necesare' }).click()
    expect((await readRecord(page)).categories).toEqual(onlyEssential)
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
    await expect.poll(() => proofs.length).toBe(1)
  })
})

test('Global Privacy Control is noted in the proof and turned into nothing', async () => {
  const { page, proofs } = await arrive(browser, `${site.url}/`, {
    before: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  })
  await hydrated(page)
  expect(await banner(page).isVisible()).toBe(true)
  await press(page, 'Accept toate')
  await expect.poll(() => proofs.length).toBe(1)
  expect(proofs[0]).toMatchObject({ gpc: true, consent: { categories: all } })
})
