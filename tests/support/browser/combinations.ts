import { expect } from 'vitest'
import { optionalCategories } from '../../../src/content/vocabulary.ts'
import { hydrated } from './browser.ts'
import {
  banner,
  dialog,
  onlyEssential,
  openPreferences,
  type openVisits,
  press,
  readRecord,
  readSignals,
  signalsFor,
  switches,
} from './consent.ts'

type Choice = Record<(typeof optionalCategories)[number], boolean>

/** Preferences begin with the essential alone; these choices are kept and said, one after the other. */
export async function askCombinations(
  visits: Pick<ReturnType<typeof openVisits>, 'arrive'>,
  choices: readonly Choice[],
): Promise<void> {
  const { page, proofs } = await visits.arrive('/contact')
  await hydrated(page)
  await openPreferences(page, 'Personalizează')
  expect(await switches(page)).toEqual(optionalCategories.map(() => false))
  for (const [at, choice] of choices.entries()) {
    const categories = { ...onlyEssential, ...choice }
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
    if (at === 0) expect(await banner(page).isVisible()).toBe(false)
    await openPreferences(page, 'Setări cookie-uri')
    expect(await switches(page)).toEqual(optionalCategories.map((each) => categories[each]))
  }
  await expect.poll(() => proofs.length).toBe(choices.length)
  expect(new Set(proofs.map(({ anonUserId }) => anonUserId)).size).toBe(1)
  expect(new Set(proofs.map(({ eventId }) => eventId)).size).toBe(choices.length)
}
