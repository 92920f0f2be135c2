import { expect, test } from 'vitest'
import { optionalCategories } from '../../../src/content/vocabulary.ts'
import { hydrated } from '../../support/browser/browser.ts'
import {
  banner,
  dialog,
  onlyEssential,
  openPreferences,
  openVisits,
  press,
  readRecord,
  readSignals,
  signalsFor,
  switches,
} from '../../support/browser/consent.ts'

const visits = openVisits()

test('the preferences begin with the essential alone, and every combination is kept and said', async () => {
  const { page, proofs } = await visits.arrive('/contact')
  await hydrated(page)
  await openPreferences(page, 'Personalizează')
  expect(await switches(page)).toEqual(optionalCategories.map(() => false))
  for (let bits = 0; bits < 8; bits += 1) {
    const categories = {
      ...onlyEssential,
      analytics: bits % 2 === 1,
      marketing: bits % 4 > 1,
      functional: bits > 3,
    }
    for (const [name, wanted] of [
      ['Analiză', categories.analytics],
      ['Marketing', categories.marketing],
      ['Funcționale', categories.functional],
    ] as const)
      await dialog(page).getByRole('switch', { name }).setChecked(wanted)
    await press(page, 'Salvează preferințe')
    await dialog(page).waitFor({ state: 'detached' })
    expect((await readRecord(page)).categories).toEqual(categories)
    expect((await readSignals(page)).at(-1)).toEqual(['consent', 'update', signalsFor(categories)])
    if (bits === 0) expect(await banner(page).isVisible()).toBe(false)
    await openPreferences(page, 'Setări cookie-uri')
    expect(await switches(page)).toEqual(optionalCategories.map((each) => categories[each]))
  }
  await expect.poll(() => proofs.length).toBe(8)
  expect(new Set(proofs.map(({ anonUserId }) => anonUserId)).size).toBe(1)
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(8)
})
