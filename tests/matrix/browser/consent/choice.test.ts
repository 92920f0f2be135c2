import { describe, expect, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { drawn, followingLinks, hydrated, takenOver } from '../../../support/browser/browser.ts'
import { askAnswers, askWithdrawal } from '../../../support/browser/choices.ts'
import {
  all,
  banner,
  dialog,
  gesture,
  onlyEssential,
  openPreferences,
  openVisits,
  press,
  quiet,
  readRecord,
  readSignals,
  recordOf,
  signalsFor,
} from '../../../support/browser/consent.ts'

const visits = openVisits()

describe('the banner', () => {
  test.runIf(speaks('en'))('in English either answer is kept, said to the data layer and proved, once', () =>
    askAnswers(visits, '/en/contact', 'Accept all', 'Only necessary'),
  )

  test('a consent is withdrawn by one press in the footer', () =>
    speaks('en')
      ? askWithdrawal(visits, '/en', 'footer', 'Withdraw consent', 'Consent has been withdrawn.')
      : askWithdrawal(visits, '/', 'footer', 'Retrag acordul', 'Acordul a fost retras.'))

  test('a click before React is there hides the banner at once, is kept, and is proved when the code arrives', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, proofs } = await visits.arrive('/contact')
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

  test.each(['no-preference', 'reduce'] as const)(
    'a double click chooses once and hits nothing beneath (motion: %s)',
    async (reducedMotion) => {
      const { page, proofs } = await visits.arrive('/contact', {
        viewport: { width: 360, height: 740 },
        reducedMotion,
      })
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
      await quiet(page)
      expect(proofs).toHaveLength(1)
      expect(await page.locator('html').getAttribute('data-hit')).toBeNull()
    },
  )

  test('a held Enter chooses once, and the focus goes on in the page', async () => {
    const { page, proofs } = await visits.arrive('/contact')
    await hydrated(page)
    await page.getByRole('button', { name: 'Accept toate' }).focus()
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await quiet(page)
    expect(proofs).toHaveLength(1)
  })

  test('gives both answers the same box, font and colours', async () => {
    const { page } = await visits.arrive('/contact', { viewport: { width: 360, height: 740 } })
    const looks = await banner(page)
      .locator('.button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, font, padding } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          // A column of a grid is rounded to a sixty-fourth of a pixel.
          return { color, backgroundColor, borderColor, font, padding, width: Math.round(width), height }
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

  test('takes no focus, ignores Escape and leaves the page in use, with no control out of sight beneath it', async () => {
    const { page } = await visits.arrive('/contact', { viewport: { width: 360, height: 740 } })
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
    await page.locator('.footer-pages summary').click()
    await page.locator('.footer-pages a[href="/echipa"]').click()
    await page.waitForURL('**/echipa')
    expect(await banner(page).isVisible()).toBe(true)
  })
})

describe('a second choice', () => {
  test('keeps the id, and the same answer again is a fresh record', async () => {
    const stored = recordOf(all)
    const { page, proofs } = await visits.arrive('/contact', { stored })
    // The code of the form comes with the first gesture.
    await followingLinks(page)
    await openPreferences(page, 'Setări cookie-uri')
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
    const { page, proofs } = await visits.arrive('/preturi', { stored: recordOf(all) })
    await hydrated(page)
    await openPreferences(page, 'Setări cookie-uri')
    const inTheSameFrame = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.consent-dialog .button')?.click()
      await new Promise(requestAnimationFrame)
      return document.querySelector('.consent-dialog') === null
    })
    expect(inTheSameFrame).toBe(true)
    expect((await readRecord(page)).categories).toEqual(onlyEssential)
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(onlyEssential)])
    await expect.poll(() => proofs.length).toBe(1)
  })

  test('withdraws by a press before the code of the footer has come', async () => {
    const footer = await arriveAtFooter()
    await footer.withdraw.click()
    expect((await readRecord(footer.page)).categories).toEqual(onlyEssential)
    expect(await footer.withdraw.isVisible()).toBe(false)
    footer.comes()
    await takenOver(footer.page, '.consent-withdraw')
    await expect.poll(() => footer.proofs.length).toBe(1)
  })

  test('is not moved away under the finger when the code of the footer comes', async () => {
    const { page, withdraw, comes } = await arriveAtFooter()
    const place = async () => (await withdraw.boundingBox())?.y ?? 0
    const before = await place()
    expect(before).toBeGreaterThan(0)
    comes()
    await takenOver(page, '.consent-withdraw')
    await drawn(page)
    expect(Math.abs((await place()) - before)).toBeLessThan(1)
  })

  test('has nothing to withdraw after “Doar necesare”', async () => {
    const { page } = await visits.arrive('/contact', { stored: recordOf(onlyEssential) })
    await gesture(page)
    expect(await page.locator('footer').getByRole('button', { name: 'Setări cookie-uri' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Retrag acordul' }).count()).toBe(0)
  })
})

/** Somebody who has granted all, at the end of a page whose footer has no code yet. */
async function arriveAtFooter() {
  const code = Promise.withResolvers<void>()
  const { page, proofs } = await visits.arrive('/contact', {
    stored: recordOf(all),
    prepare: (page) =>
      page.route('**/assets/footer-*.js', (route) => code.promise.then(() => route.continue())),
  })
  const withdraw = page.locator('footer').getByRole('button', { name: 'Retrag acordul' })
  await withdraw.scrollIntoViewIfNeeded()
  await drawn(page)
  return { page, proofs, withdraw, comes: code.resolve }
}

test('Global Privacy Control is noted in the proof and turned into nothing', async () => {
  const { page, proofs } = await visits.arrive('/contact', {
    before: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  })
  await hydrated(page)
  expect(await banner(page).isVisible()).toBe(true)
  await press(page, 'Accept toate')
  await expect.poll(() => proofs.length).toBe(1)
  expect(proofs[0]).toMatchObject({ gpc: true, consent: { categories: all } })
})
