import { describe, expect, test } from 'vitest'
import { loadTexts } from '../../../src/content/texts.ts'
import { treatmentKeys } from '../../../src/content/treatment-list.ts'
import { treatmentSearch } from '../../../src/features/treatments/search.ts'
import { byLocale } from '../../../src/format/by-locale.ts'
import { fromEntries } from '../../../src/format/from-entries.ts'
import { type Locale, locales, writtenLocales } from '../../../src/locale.ts'
import { asked } from '../../support/samples/patients-questions.ts'

const all = await Promise.all(
  writtenLocales.map((locale) => loadTexts(locale, 'treatmentTexts', 'searchTexts')),
)
const texts = fromEntries(all.map((each) => [each.locale, each] as const))
const searches = byLocale(searchOf)

function searchOf(locale: Locale) {
  const items = treatmentKeys.map((key) => {
    const { title, meta, search_words } = texts[locale].treatmentTexts[key]
    return { key, phrases: [title, ...meta.keywords, ...search_words] }
  })
  return treatmentSearch(items, texts[locale].searchTexts.ignored)
}

const answered = (locale: Locale, query: string) =>
  texts[locale].searchTexts.answers
    .filter(({ phrases }) => searches[locale].names(query, phrases))
    .map(({ kind }) => kind)

describe.each(locales)('what patients ask in %s', (locale) => {
  const questions = treatmentKeys.flatMap((key) => asked[locale][key].map((query) => ({ key, query })))

  test('is at least 150 different questions', () => {
    expect(new Set(questions.map(({ query }) => query)).size).toBeGreaterThanOrEqual(150)
  })

  test('leads to the right treatment among the first three, 95 times in a hundred', () => {
    const missed = questions.filter(
      ({ key, query }) => !searches[locale].rank(query).slice(0, 3).includes(key),
    )
    const told = missed.map(
      ({ key, query }) => `${query}: ${key}, not ${searches[locale].rank(query).slice(0, 3)}`,
    )
    expect(told.length / questions.length, told.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('finds at least one treatment every time', () => {
    expect(questions.filter(({ query }) => searches[locale].rank(query).length === 0)).toEqual([])
  })
})

test.each([
  ['ro', 'sunt gravida', 'însărcinată'],
  ['ro', 'extractie in sarcina', 'însărcinată'],
  ['ro', 'alaptez', 'însărcinată'],
  ['ro', 'iau anticoagulante', 'anticoagulant'],
  ['ro', 'sintrom', 'anticoagulant'],
  ['ro', 'iau aspirina in fiecare zi', 'anticoagulant'],
  ['en', 'I am pregnant', 'Pregnant'],
  ['en', 'warfarin', 'blood thinner'],
  ['en', 'I take blood thinners', 'blood thinner'],
] as const)('who has to be careful is told in %s to say so: %s', (locale, query, said) => {
  const { answers } = texts[locale].searchTexts
  const found = answers.filter(({ phrases }) => searches[locale].names(query, phrases))
  expect(found.map(({ text }) => text).join()).toContain(said)
})

test.each([
  ['ro', 'scrasnesc din dinti', 'Întâi îi protejăm'],
  ['ro', 'bruxism', 'Întâi îi protejăm'],
  ['ro', 'iau bifosfonati', 'Nu opriți denosumabul'],
  ['ro', 'osteoporoza', 'Nu opriți denosumabul'],
  ['ro', 'prolia', 'Nu opriți denosumabul'],
  ['en', 'I grind my teeth', 'First we protect them'],
  ['en', 'osteoporosis', 'Do not stop denosumab'],
  ['en', 'prolia', 'Do not stop denosumab'],
] as const)('what is asked in %s is answered truly: %s', (locale, query, said) => {
  const { answers } = texts[locale].searchTexts
  const found = answers.filter(({ phrases }) => searches[locale].names(query, phrases))
  expect(found.map(({ text }) => text.replaceAll('\u00a0', ' ')).join()).toContain(said)
})

test.each([
  ['ro', 'albire'],
  ['ro', 'fațete'],
  ['ro', 'frica de dentist'],
  ['ro', 'detartraj'],
  ['en', 'veneers'],
  ['en', 'scared of the dentist'],
] as const)('nobody is alarmed in %s by: %s', (locale, query) => {
  expect(answered(locale, query)).not.toContain('urgent')
})

test('an empty field shows everything, words that say nothing to us show nothing', () => {
  expect(searches.ro.rank('')).toHaveLength(treatmentKeys.length)
  expect(searches.ro.rank('xyzxyz')).toEqual([])
  expect(searches.ro.rank('fa\u0163ete')[0]).toBe('fatete_dentare')
})
