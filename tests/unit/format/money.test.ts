import { expect, test } from 'vitest'
import { formatEuro, formatEuroRange, formatLei, formatLeiRange } from '../../../src/format/money.ts'
import { formatNumber } from '../../../src/format/numbers.ts'
import { formatPercent } from '../../../src/format/percent.ts'
import { languageTag, writtenLocales } from '../../../src/locale.ts'

test('lei are written the way each language writes them', () => {
  expect(formatLei(123_450, 'ro')).toBe('1.234,50\u00a0lei')
  expect(formatLei(123_450, 'en')).toBe('1,234.50\u00a0lei')
  expect(formatLei(123_456_789, 'ro')).toBe('1.234.567,89\u00a0lei')
  expect(formatLei(5, 'ro')).toBe('0,05\u00a0lei')
  expect(formatLei(0, 'ro')).toBe('0\u00a0lei')
  expect(formatLei(-123_450, 'ro')).toBe('-1.234,50\u00a0lei')
})

test('whole lei have no decimals', () => {
  expect(formatLei(50_000, 'ro')).toBe('500\u00a0lei')
  expect(formatLei(900_000, 'ro')).toBe('9.000\u00a0lei')
  expect(formatLei(900_000, 'en')).toBe('9,000\u00a0lei')
})

test('a range has one unit and an en dash', () => {
  expect(formatLeiRange(50_000, 90_000, 'ro')).toBe('500–\u2060900\u00a0lei')
  expect(formatLeiRange(50_000, 90_000, 'en')).toBe('500–\u2060900\u00a0lei')
  expect(formatLeiRange(50_000, 123_450, 'ro')).toBe('500,00–\u20601.234,50\u00a0lei')
  expect(formatLeiRange(50_000, 50_000, 'ro')).toBe('500\u00a0lei')
})

test('euro are round and stand on the side their language puts them', () => {
  expect(formatEuro(125_000, 5, 'ro')).toBe('250\u00a0€')
  expect(formatEuro(125_000, 5, 'en')).toBe('€250')
  expect(formatEuro(10_000, 5.09, 'ro')).toBe('20\u00a0€')
  expect(formatEuroRange(50_000, 90_000, 5, 'ro')).toBe('100–\u2060180\u00a0€')
  expect(formatEuroRange(50_000, 90_000, 5, 'en')).toBe('€100–\u2060180')
  expect(formatEuroRange(50_000, 50_001, 5, 'en')).toBe('€100')
})

test('both ends of a range in euro are rounded to the same step', () => {
  expect(formatEuroRange(560_000, 810_000, 5.09, 'ro')).toBe('1.100–\u20601.590\u00a0€')
  expect(formatEuroRange(320_000, 453_100, 5.09, 'en')).toBe('€630–\u2060890')
  expect(formatEuroRange(20_000, 52_000, 5.09, 'ro')).toBe('40–\u2060100\u00a0€')
  expect(formatEuroRange(15_000, 30_000, 5.09, 'ro')).toBe('29–\u206059\u00a0€')
  expect(formatEuro(560_500, 5.09, 'en')).toBe('€1,100')
})

test('what is no amount or no rate is not printed', () => {
  for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => formatLei(amount, 'ro')).toThrow(RangeError)
  }
  expect(() => formatEuro(100, 0, 'ro')).toThrow(RangeError)
})

test('numbers and amounts are written as Intl writes them', () => {
  const numbers = [
    0, 0.35, 1.005, 4.6, 8.345, 12.5, 999.9996, 1_234.5, -1_234.56, 0.0004, 1e-7, 65_535, 1_234_567.891,
  ]
  const amounts = Array.from({ length: 400 }, (_, step) => step * 3_337).concat(50_000, 123_456_700)
  for (const locale of writtenLocales) {
    const tag = languageTag(locale)
    for (const [least, most] of [
      [0, 3],
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const) {
      const digits = new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most })
      expect(numbers.map((each) => formatNumber(each, locale, least, most))).toEqual(
        numbers.map((each) => digits.format(each)),
      )
    }
    const narrow = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const
    const euro = new Intl.NumberFormat(tag, { ...narrow, currency: 'EUR', maximumFractionDigits: 0 })
    const lei = new Intl.NumberFormat(tag, {
      ...narrow,
      currency: 'RON',
      trailingZeroDisplay: 'stripIfInteger',
    })
    // Where English puts lei first, this site does not.
    const unitLast = (text: string) => text.replace(/^(lei)\u00a0?(.*)/, '$2\u00a0$1')
    expect(amounts.map((bani) => formatLei(bani, locale))).toEqual(
      amounts.map((bani) => unitLast(lei.format(bani / 100))),
    )
    expect([200, 900].map((units) => formatEuro(units * 100, 1, locale))).toEqual(
      [200, 900].map((units) => euro.format(units)),
    )
  }
})

test('a percentage has no space and its language’s decimal mark', () => {
  expect(formatPercent(96, 0, 'ro')).toBe('96%')
  expect(formatPercent(19.53, 2, 'ro')).toBe('19,53%')
  expect(formatPercent(9.9, 2, 'en')).toBe('9.90%')
})
