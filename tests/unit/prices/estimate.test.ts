import { describe, expect, test } from 'vitest'
import { words as enPrices } from '../../../src/features/prices/en.ts'
import {
  mostOfARow,
  mostRows,
  quantityOf,
  readEstimate,
  withPick,
  writeEstimate,
} from '../../../src/features/prices/estimate/estimate-selection.ts'
import { pickedParts } from '../../../src/features/prices/estimate/picked-parts.ts'
import { type Amounts, euroText, perUnit, priceText } from '../../../src/features/prices/price-text.ts'
import { words as roPrices } from '../../../src/features/prices/ro.ts'
import { sumOf, timesAmount } from '../../../src/features/prices/sums.ts'
import { freeRow, offerRow } from '../../support/samples/examples.ts'

describe('an estimate in the address', () => {
  test('is read back as it was written', () => {
    const selection = [
      { id: offerRow, quantity: 2 },
      { id: freeRow, quantity: 1 },
    ]
    expect(writeEstimate(selection)).toBe(`${offerRow}.2,${freeRow}.1`)
    expect(readEstimate([writeEstimate(selection)])).toEqual(selection)
    expect(readEstimate([])).toEqual([])
    expect(writeEstimate([])).toBe('')
  })

  test('of the same row the last mention counts: a button pressed comes after the rows ticked', () => {
    expect(readEstimate(['a.1', 'b.2', 'a.3'])).toEqual([
      { id: 'a', quantity: 3 },
      { id: 'b', quantity: 2 },
    ])
    expect(readEstimate(['a.1', 'b.2', 'a.0'])).toEqual([{ id: 'b', quantity: 2 }])
  })

  test('a row without a quantity is there once, a huge quantity is held back', () => {
    expect(readEstimate(['a'])).toEqual([{ id: 'a', quantity: 1 }])
    expect(quantityOf(readEstimate(['a.999']), 'a')).toBe(mostOfARow)
    const many = Array.from({ length: 500 }, (_, index) => `row-${index}.1`).join(',')
    expect(readEstimate([many])).toHaveLength(mostRows)
  })

  test('what is written wrong names no row and breaks nothing', () => {
    for (const piece of ['<b>.1', 'a.x', 'a.-1', 'A.1', 'a.1.1']) {
      expect(readEstimate([piece])).toEqual([{ id: piece, quantity: 1 }])
    }
    expect(readEstimate([',,', 'a.2,,'])).toEqual([{ id: 'a', quantity: 2 }])
  })

  test('a choice between rows is one pick, without those that are no more', () => {
    const known = new Map(['a', 'b'].map((id) => [id, { id, ...fixed(100) }]))
    const selection = readEstimate(['a~b.2,a.1'])
    expect(writeEstimate(selection)).toBe('a~b.2,a.1')
    expect(pickedParts(selection, known).map(({ rows, times }) => [rows.length, times])).toEqual([
      [2, 2],
      [1, 1],
    ])
    known.delete('b')
    expect(pickedParts(selection, known).map(({ id, times }) => [id, times])).toEqual([['a', 3]])
    known.delete('a')
    expect(pickedParts(selection, known)).toEqual([])
  })

  test('changing a row keeps its place and the rest as they were', () => {
    const selection = readEstimate(['a.1,b.1'])
    expect(writeEstimate(withPick(selection, { id: 'a', quantity: 4 }))).toBe('a.4,b.1')
    expect(writeEstimate(withPick(selection, { id: 'a', quantity: 0 }))).toBe('b.1')
    expect(writeEstimate(selection)).toBe('a.1,b.1')
  })
})

describe('the total', () => {
  test('is exact when every row is', () => {
    expect(sumOf([fixed(35_000), timesAmount(fixed(20_050), 2)])).toEqual(fixed(75_100))
    expect(sumOf([])).toEqual(fixed(0))
  })

  test('is a range as soon as one row is', () => {
    expect(sumOf([timesAmount(range(320_000, 450_000), 2), fixed(35_000)])).toEqual(range(675_000, 935_000))
  })

  test('has no upper end as soon as one row has none', () => {
    expect(sumOf([range(320_000, 450_000), from(90_000)])).toEqual(from(410_000))
  })
})

test('prices are written as each language writes them', () => {
  const written = [fixed(120_000), fixed(0), from(90_000), range(320_000, 450_000), fixed(12_050)]
  expect(written.map((price) => priceText(price, 'ro', roPrices))).toEqual([
    '1.200\u00a0lei',
    'gratuit',
    'de la 900\u00a0lei',
    '3.200–\u20604.500\u00a0lei',
    '120,50\u00a0lei',
  ])
  expect(written.map((price) => priceText(price, 'en', enPrices))).toEqual([
    '1,200\u00a0lei',
    'free',
    'from 900\u00a0lei',
    '3,200–\u20604,500\u00a0lei',
    '120.50\u00a0lei',
  ])
  expect(perUnit('tooth', roPrices)).toBe('/ dinte')
})

test('euro are about, and nothing is said of what is free', () => {
  expect(euroText(fixed(50_900), 5.09, 'ro', roPrices)).toBe('circa 100\u00a0€')
  expect(euroText(range(50_900, 101_800), 5.09, 'en', enPrices)).toBe('about €100–\u2060200')
  expect(euroText(fixed(0), 5.09, 'ro', roPrices)).toBeNull()
})

function fixed(amount: number): Amounts {
  return { kind: 'fixed', amount_min: amount, amount_max: null }
}

function from(amount: number): Amounts {
  return { kind: 'from', amount_min: amount, amount_max: null }
}

function range(amount_min: number, amount_max: number): Amounts {
  return { kind: 'range', amount_min, amount_max }
}
