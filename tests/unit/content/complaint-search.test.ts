import { describe, expect, test } from 'vitest'
import { levelOf, symptomIds, whileClosed } from '../../../src/content/complaints/symptoms.ts'
import { loadTexts } from '../../../src/content/texts.ts'
import { complaintSearch } from '../../../src/features/treatments/complaint-search.ts'
import { searchWords } from '../../../src/features/treatments/search-words.server.ts'
import { fromEntries } from '../../../src/format/from-entries.ts'
import { comparable } from '../../../src/format/typed.ts'
import { locales } from '../../../src/locale.ts'
import { asked } from '../../support/samples/patients-questions.ts'
import { calmWords, sentences, urgentWords } from '../../support/samples/urgent-words.ts'

const searches = fromEntries(
  await Promise.all(
    locales.map(async (locale) => {
      const texts = await loadTexts(locale, 'emergency', 'sameWords', 'searchTexts', 'treatmentTexts')
      const { complaints, sameWords, ignored, phrases } = searchWords(texts, {
        team: [],
        prices: {},
        ignoredOfPrices: '',
      })
      const find = complaintSearch(complaints, sameWords, ignored, Object.values(phrases).flat())
      return [locale, { texts, complaints, find }] as const
    }),
  ),
)
const isFor112 = (id: string) => symptomIds.some((each) => each === id && levelOf[each] === '112')

/** A slip of the key at every letter but the last: left out, typed twice, another one instead, in turn. */
function slipsOf(phrase: string): string[] {
  return [...phrase].flatMap((letter, at) => {
    const [before, after] = [phrase.slice(0, at), phrase.slice(at + 1)]
    if (letter === ' ' || after === '' || before === '') return []
    return [before + after, before + letter + letter + after, `${before}w${after}`].slice(
      at % 3,
      (at % 3) + 1,
    )
  })
}

describe.each(locales)('what cannot wait, in %s,', (locale) => {
  const { texts, complaints, find } = searches[locale]

  test('is found by each of its phrases, with and without diacritics, in any order', () => {
    const missed = complaints.flatMap(({ id, words, alone }) =>
      [...words, ...alone].flatMap((phrase) => {
        const turned = comparable(phrase).split(' ').reverse().join(' ')
        return [phrase, comparable(phrase), phrase.toUpperCase(), turned].filter(
          (each) => !find(each).includes(id),
        )
      }),
    )
    expect(missed).toEqual([])
  })

  test('is found with other words around a phrase', () => {
    const { around } = sentences[locale]
    const missed = complaints.flatMap(({ id, words }) =>
      words.filter((phrase) => !find(around.replace('{}', phrase)).includes(id)),
    )
    expect(missed).toEqual([])
  })

  test('is found in words that are nowhere on the site', () => {
    const missed = Object.entries(urgentWords[locale]).flatMap(([id, words]) =>
      words.filter((each) => !find(each).includes(id)).map((each) => `${id}: ${each}`),
    )
    expect(missed).toEqual([])
  })

  test('is found with a slip of the key, 95 times in a hundred', () => {
    const slips = complaints.flatMap(({ id, words }) =>
      words.flatMap((phrase) => slipsOf(phrase).map((slip) => ({ id, slip }))),
    )
    const missed = slips.filter(({ id, slip }) => !find(slip).includes(id)).map(({ slip }) => slip)
    expect(missed.length / slips.length, missed.slice(0, 40).join('\n')).toBeLessThan(0.05)
  })

  test('is not found in what is asked in peace, and no question about a treatment leads to 112 that does not ask for it', () => {
    const questions = [...Object.values(asked[locale]).flat(), ...calmWords[locale]]
    const alarmed = questions.filter((query) => find(query).some(isFor112))
    expect(alarmed).toEqual(sentences[locale].urgent)
    expect(calmWords[locale].filter((query) => find(query).length > 0)).toEqual([])
  })

  test('comes with the gravest first, and with what to do while the clinic is closed where it may wait', () => {
    expect(find(sentences[locale].two)[0]).toBe('spreading-swelling')
    for (const id of symptomIds) {
      const mayWait = levelOf[id] === 'call' && whileClosed[id] === 'wait'
      const told = Object.entries(texts.emergency.symptoms).find(([each]) => each === id)?.[1] ?? {}
      expect([id, 'closed' in told]).toEqual([id, mayWait])
    }
  })
})
