import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../../../support/browser/browser.ts'
import {
  all,
  banner,
  inStorage,
  onlyEssential,
  openVisits,
  press,
  quiet,
  readSignals,
  recordOf,
  signalsFor,
  visitAgain,
} from '../../../support/browser/consent.ts'
import { consentKey } from '../../../support/samples/examples.ts'
import { openSharedSite } from '../../../support/site/open-site.ts'

/** The panel of `/#consent`, which calls what `useConsent()` offers, is there for developers alone. */
const visits = openVisits(openSharedSite('development'))
const expectErrors = /React DevTools/
const stateOf = async (page: Page) =>
  JSON.parse((await page.getByRole('region', { name: 'useConsent()' }).locator('pre').textContent()) ?? '')

const cleared = { record: null, draft: null, interacted: false, news: null }

test('a reset clears what is known and asks again only without a kept record and without Do Not Track', async () => {
  const { page, proofs } = await visits.arrive('/contact#consent', {
    expectErrors,
    before: () =>
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => localStorage.getItem('dnt') }),
  })
  for (const [kept, dnt] of [
    [true, '1'],
    [true, ''],
    [false, '1'],
    [false, ''],
  ] as const) {
    const what = `${kept ? 'record kept' : 'no record'}, ${dnt ? 'Do Not Track' : 'no such wish'}`
    const asks = !kept && !dnt
    await visitAgain(page, recordOf(all))
    await hydrated(page)
    expect(await stateOf(page), what).toMatchObject({ banner: 'hidden', record: recordOf(all) })
    await page.evaluate(
      ([key, kept, dnt]) => {
        if (!kept) localStorage.removeItem(key)
        localStorage.setItem('dnt', dnt)
      },
      [consentKey, kept, dnt] as const,
    )
    await press(page, 'reset()')
    await expect
      .poll(() => stateOf(page), { message: what })
      .toEqual({ ...cleared, banner: asks ? 'shown' : 'hidden' })
    expect(await banner(page).isVisible(), what).toBe(asks)
    expect((await readSignals(page)).at(-1), what).toEqual(['consent', 'update', signalsFor(onlyEssential)])
    const left = await inStorage(page, consentKey)
    expect(left, what).toBe(kept ? JSON.stringify(recordOf(all)) : null)
  }
  await quiet(page)
  expect(proofs).toEqual([])
})

test('a reset where nothing can be stored asks again, as the next page would', async () => {
  const { page } = await visits.arrive('/contact#consent', {
    expectErrors,
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    },
  })
  await hydrated(page)
  await press(page, 'acceptAll()')
  await expect.poll(() => stateOf(page)).toMatchObject({ banner: 'hidden', interacted: true })
  await press(page, 'reset()')
  await expect.poll(() => stateOf(page)).toEqual({ ...cleared, banner: 'shown' })
  expect(await banner(page).isVisible()).toBe(true)
})
