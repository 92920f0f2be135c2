import { afterEach, expect, test, vi } from 'vitest'
import { teamTexts } from '../../../src/content/ro/team.ts'
import { team } from '../../../src/content/team.ts'
import { treatmentKeys } from '../../../src/content/treatment-list.ts'
import { plural } from '../../../src/format/plurals.ts'
import { words } from '../../../src/pages/treatment/ro.ts'
import { everyPage } from '../../support/pages/every-page.ts'
import { some } from '../../support/some.ts'

const wholes = '../../../src/content/whole-treatments.ts'
const languages = '../../../src/locale.ts'
const people = '../../../src/content/team.ts'
afterEach(() => {
  vi.doUnmock(wholes)
  vi.doUnmock(languages)
  vi.doUnmock(people)
  vi.resetModules()
})

test('without whole treatments no page leads to their totals', async () => {
  const said = /^Cât costă (în total$|un tratament întreg)|^What it costs in total$|cat-costa-in-total/
  const namedBy = async () => {
    const told = await everyPage([])
    return told.filter(({ texts }) => texts.some((text) => said.test(text))).map(({ address }) => address)
  }
  vi.doMock(wholes, async (original) => ({ ...(await original<object>()), wholeTreatments: [] }))
  expect(await namedBy()).toEqual([])
})

test('in a clinic of one language the form asks for none', async () => {
  vi.doMock(languages, async (original) => ({ ...(await original<object>()), locales: ['ro'] }))
  const told = await everyPage([])
  const form = told.find(({ address }) => address.startsWith('ro contact '))
  expect(form?.choices).toContain('day1')
  expect(form?.choices).not.toContain('answer_locale')
})

const dentists = team.filter(({ kind }) => kind === 'doctor')
test.runIf(dentists.length > 3)(
  'where everybody does everything, a treatment folds whom it has no room for',
  async () => {
    vi.doMock(people, async (original) => ({
      ...(await original<object>()),
      team: team.map((each) => ({ ...each, treatments: each.kind === 'doctor' ? treatmentKeys : [] })),
    }))
    const told = (await everyPage([])).filter(({ address }) => address.startsWith('ro treatment '))
    for (const { address, texts } of some(told)) {
      for (const { id } of dentists) expect(texts, address).toContain(teamTexts[id].nume)
      expect(texts, address).toContain(plural(dentists.length - 2, words.moreDentists, 'ro'))
    }
  },
)
