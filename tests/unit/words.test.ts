import { expect, test } from 'vitest'
import { plural } from '../../src/format/plurals.ts'
import { fold } from '../../src/format/search.ts'
import { typeset, withoutJoiners } from '../../src/format/typeset.ts'

const luni = { one: '{count} lună', few: '{count} luni', other: '{count} de luni' }

test.each([
  [1, '1 lună'],
  [2, '2 luni'],
  [19, '19 luni'],
  [20, '20 de luni'],
  [100, '100 de luni'],
  [101, '101 luni'],
  [119, '119 luni'],
  [120, '120 de luni'],
  [1.5, '1,5 luni'],
  [0, '0 luni'],
  [1_020, '1.020 de luni'],
])('%d in Romanian is “%s”', (count, text) => {
  expect(plural(count, luni, 'ro')).toBe(text)
})

test('English has two forms', () => {
  const months = { one: '{count} month', other: '{count} months' }
  expect([0, 1, 1.5, 2, 20].map((count) => plural(count, months, 'en'))).toEqual([
    '0 months',
    '1 month',
    '1.5 months',
    '2 months',
    '20 months',
  ])
})

test('diacritics are ignored both ways, with comma or cedilla', () => {
  for (const typed of ['fatete', 'Fațete', 'fa\u0163ete', 'FATETE']) expect(fold(typed)).toBe('fatete')
  expect(fold('\u015fase')).toBe(fold('șase'))
})

test('folding leaves plain words', () => {
  expect(fold('Fațete, „albire” & Îngrijire')).toBe('fatete albire ingrijire')
})

test('what belongs together stays together at the end of a line, what may part may part', () => {
  const j = '\u2060'
  const sentence = ' – așa începe o propoziție care nu încape pe un rând.'
  const set = (words: string) => typeset(words + sentence).replace(sentence, '')
  expect(set('înainte să vi-l propună printr-un plan')).toBe(`înainte să vi-${j}l propună printr-${j}un plan`)
  expect(set('„V-ați programat?”')).toBe(`„V-${j}ați programat?”`)
  expect(set('Verificați-vă două onlay-uri')).toBe(`Verificați-${j}vă două onlay-${j}uri`)
  for (const text of ['dento-alveolară', 'vezi [aici](/noutati/rate-si-dae)', '09:00 – 18:00', '2–3 luni']) {
    expect(set(text)).toBe(text)
  }
  expect(set(set('2–3, v-ar'))).toBe(set('2–3, v-ar'))
  expect(withoutJoiners(set('2–3, v-ar'))).toBe('2–3, v-ar')
  expect(typeset('Setări cookie-uri')).toBe('Setări cookie-uri')
})
