import { afterEach, expect, test, vi } from 'vitest'
import { everyPage } from '../../support/pages/every-page.ts'

const wholes = '../../../src/content/whole-treatments.ts'
const languages = '../../../src/locale.ts'
afterEach(() => {
  vi.doUnmock(wholes)
  vi.doUnmock(languages)
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
