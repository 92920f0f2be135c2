import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageTexts, typesetTexts } from '../../../scripts/build/typeset-plugin.ts'
import { listInWords } from '../../../src/format/list.ts'
import { plural } from '../../../src/format/plurals.ts'
import { freeSlug, slugFrom } from '../../../src/format/slug.ts'
import { comparable } from '../../../src/format/typed.ts'
import { typeset, typesetAll, withoutJoiners } from '../../../src/format/typeset.ts'
import { languageTag, locales, writtenLocales } from '../../../src/locale.ts'
import { textFiles } from '../../support/pages/text-files.ts'
import { some } from '../../support/some.ts'

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

test('a number has the form and the digits that Intl gives it', () => {
  const forms = { one: 'one {count}', few: 'few {count}', other: 'other {count}' }
  const counts = [...Array.from({ length: 1_250 }, (_, count) => count), 0.5, 1.5, 2.25, 119.5, 1_000_000]
  for (const locale of writtenLocales) {
    const rules = new Intl.PluralRules(languageTag(locale))
    const digits = new Intl.NumberFormat(languageTag(locale))
    expect(counts.map((count) => plural(count, forms, locale))).toEqual(
      counts.map((count) => `${rules.select(count)} ${digits.format(count)}`),
    )
  }
})

test('a list is joined as Intl joins it', () => {
  const words = ['a', 'b', 'c', 'd']
  for (const locale of writtenLocales) {
    const list = new Intl.ListFormat(languageTag(locale))
    for (const length of [0, 1, 2, 3, 4])
      expect(listInWords(words.slice(0, length), locale)).toBe(list.format(words.slice(0, length)))
  }
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
  for (const typed of ['fatete', 'Fațete', 'fa\u0163ete', 'FATETE']) expect(comparable(typed)).toBe('fatete')
  expect(comparable('\u015fase')).toBe(comparable('șase'))
})

test('folding leaves plain words', () => {
  expect(comparable('Fațete, „albire” & Îngrijire')).toBe('fatete albire ingrijire')
})

test('what belongs together stays together at the end of a line, what may part may part', () => {
  const j = '\u2060'
  const sentence = ' – așa începe o propoziție care nu încape pe un rând.'
  const set = (words: string) => typeset(words + sentence).replace(sentence, '')
  expect(set('înainte să vi-l propună printr-un plan')).toBe(`înainte să vi-${j}l propună printr-${j}un plan`)
  expect(set('„V-ați programat?”')).toBe(`„V-${j}ați programat?”`)
  expect(set('Verificați-vă două onlay-uri')).toBe(`Verificați-${j}vă două onlay-${j}uri`)
  for (const text of [
    'dento-alveolară',
    'vezi [aici](/noutati/rate-si-dae)',
    '09:00 – 18:00',
    'art. ținut',
  ]) {
    expect(set(text)).toBe(text)
  }
  expect(set(set('2–3, v-ar'))).toBe(set('2–3, v-ar'))
  expect(withoutJoiners(set('2–3, v-ar'))).toBe('2–3, v-ar')
  expect(typeset('Setări cookie-uri')).toBe('Setări cookie-uri')
})

test('figures, their ranges and their units never part, and machines are told none of it', () => {
  const held: [string, string][] = [
    ['6–8 vizite', '6–\u20608\u00a0vizite'],
    ['24 de luni', '24\u00a0de\u00a0luni'],
    ['{count} de luni', '{count}\u00a0de\u00a0luni'],
    ['1,5 mm', '1,5\u00a0mm'],
    ['în Sector 2', 'în Sector\u00a02'],
    ['art. 6 alin. (1) lit. f)', 'art.\u00a06\u00a0alin.\u00a0(1) lit.\u00a0f)'],
    ['3–4 vizite în 2–4 săptămâni', '3–\u20604\u00a0vizite în 2–\u20604\u00a0săptămâni'],
    ['2 instrumentări-parodontale', '2 instrumentări-parodontale'],
    ['doi 2. Apoi', 'doi 2. Apoi'],
    ['la 0712 034 567', 'la 0712\u00a0034\u00a0567'],
    ['+44 7700 900123', '+44\u00a07700\u00a0900123'],
    ['în 2020 120 de pacienți', 'în 2020 120\u00a0de\u00a0pacienți'],
    ['12 × 825 lei = 9.900 lei', '12\u00a0×\u00a0825\u00a0lei =\u00a09.900\u00a0lei'],
    ['{months} × {payment}', '{months}\u00a0×\u00a0{payment}'],
    ['2 × Implant', '2\u00a0× Implant'],
    ['din martie 2026', 'din martie\u00a02026'],
    ['31 December 2026', '31 December\u00a02026'],
    ['suma 2000,50', 'suma 2000,50'],
    ['stable bone on the X-ray', 'stable bone on the X-\u2060ray'],
  ]
  const sentence = ', spus într o propoziție destul de lungă ca text.'
  for (const [plain, whole] of held) {
    expect(typeset(plain + sentence)).toBe(whole + sentence)
    expect(typeset(typeset(plain + sentence))).toBe(whole + sentence)
    expect(withoutJoiners(typeset(plain + sentence))).toBe(whole.replaceAll('\u2060', '') + sentence)
  }
  expect(typeset('după-amiaza (12–17)'), 'a label').toBe('după-amiaza (12–\u206017)')
  expect(typeset('1–2 vizite'), 'a label').toBe('1–\u20602\u00a0vizite')
  expect(typeset('Two X-rays'), 'a label').toBe('Two X-\u2060rays')
})

test('a value has each of its texts typeset, and keeps its shape and what is no text', () => {
  expect(typesetAll({ title: '8 vizite', results: ['6–8 luni', 'bun'], year: 2026, photo: null })).toEqual({
    title: '8\u00a0vizite',
    results: ['6–\u20608\u00a0luni', 'bun'],
    year: 2026,
    photo: null,
  })
})

test('the build typesets every file of texts that pages say', () => {
  const plain = /\/(?:admin|features\/consent|http|notFound)\//
  const said = locales.flatMap((locale) => textFiles(locale)).filter((file) => !plain.test(file))
  expect(some(said).filter((file) => !pageTexts.test(resolve(file)))).toEqual([])
})

test('the build typesets the values of a module, and neither names, addresses nor code', () => {
  const text = "Nu ți-o spunem 'altfel', \\n ci așa cum este, cu toate detaliile ei."
  const code = [
    'const a = 1 // o să vi-l propună medicul, printr-un plan scris, cu etape și prețuri',
    `export const x = { 'nu ți-o spunem altfel, ci așa cum este, cu toate': '${text.replaceAll("'", "\\'")}' }`,
    "export const y = '/noutati/o-adresă-lungă-cât-o-propoziție-întreagă-dar-fără-niciun-blanc'",
  ].join('\n')
  const set = typesetTexts(code, '/src/content/ro/x.ts')
  expect(set).toContain(
    JSON.stringify("Nu ți-\u2060o spunem 'altfel', \n ci așa cum este, cu toate detaliile ei."),
  )
  expect(set.match(/\u2060/g)).toHaveLength(1)
  const around = (joiner: string) =>
    ['export const x = `Nu ți-', joiner, 'o spunem altfel, ci așa cum este, cu toate: $', '{y} \\\\ `'].join(
      '',
    )
  expect(typesetTexts(around(''), '/src/content/ro/x.ts')).toBe(around('\u2060'))
})

test.each([
  ['Coroană din zirconiu', 60, 'coroana-din-zirconiu'],
  ['  „Șase” ţesuturi: 2 × 3!  ', 60, 'sase-tesuturi-2-3'],
  ['Coroană din zirconiu', 12, 'coroana-din'],
  ['Coroană din zirconiu', 11, 'coroana-din'],
  ['Coroană din zirconiu', 10, 'coroana'],
  ['Coroană', 5, 'coroa'],
  ['日本', 60, ''],
])('the slug of “%s” within %d characters is “%s”', (text, longest, slug) => {
  expect(slugFrom(text, longest)).toBe(slug)
})

test('a slug that is taken gets the first free number', () => {
  const taken = ['plomba', 'plomba-2']
  expect(freeSlug('plomba', (slug) => taken.includes(slug))).toBe('plomba-3')
  expect(freeSlug('punte', (slug) => taken.includes(slug))).toBe('punte')
})
