import { describe, expect, test } from 'vitest'
import { returnPath } from '../../../src/features/admin/account/return-path.ts'
import { averageChange } from '../../../src/features/prices/editing/average-change.ts'
import { diffPrices, isEmptyDiff } from '../../../src/features/prices/editing/diff.ts'
import { readScenario, roundings, scaleAmounts } from '../../../src/features/prices/editing/scenario.ts'
import type { PriceList } from '../../../src/features/prices/schema.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { isSame } from '../../../src/features/publishing/changes.ts'
import { mergeRows } from '../../../src/features/publishing/merge.ts'
import { speaks } from '../../../src/locale.ts'

describe('a scenario', () => {
  const fixed = (amount_min: number) => ({ kind: 'fixed', amount_min, amount_max: null }) as const

  test.each([
    [100_000, 500, 5, 105_000],
    [100_000, 450, 10, 105_000],
    [100_000, 400, 10, 104_000],
    [123_400, 0, 50, 123_400],
    [102_500, 0, 50, 102_500],
    [250_000, 250, 50, 255_000],
    [12_000, -5_000, 5, 6_000],
    [1_000, -9_000, 50, 5_000],
    [0, 5_000, 10, 0],
    [99_999_999, 10_000, 5, 200_000_000],
  ] as const)('takes %i bani by %i basis points to steps of %i lei: %i', (amount, by, to, expected) => {
    expect(scaleAmounts(fixed(amount), by, to).amount_min).toBe(expected)
  })

  test('keeps ranges going upwards and everything else of a row', () => {
    const range = { kind: 'range', amount_min: 10_000, amount_max: 10_100, id: 'x' } as const
    for (const rounding of roundings) {
      const scaled = scaleAmounts({ ...range, amount_max: 10_100 }, -5_000, rounding)
      expect(scaled.amount_max).toBeGreaterThan(scaled.amount_min)
      expect(scaled.id).toBe('x')
    }
  })

  test('never moves an amount further than half a step from the exact one', () => {
    for (let amount = 10_000; amount < 2_000_000; amount += 3_333)
      for (const rounding of roundings) {
        const { amount_min } = scaleAmounts(fixed(amount), 375, rounding)
        expect(amount_min % (rounding * 100)).toBe(0)
        expect(Math.abs(amount_min - amount * 1.0375)).toBeLessThanOrEqual((rounding * 100) / 2)
      }
  })

  test.each([
    ['5', 500],
    ['-7,5', -750],
    ['+4.25 %', 425],
    ['−3', -300],
    ['100', 10_000],
    ['0', null],
    ['101', null],
    ['-91', null],
    ['', null],
    ['cinci', null],
    ['--5', null],
  ])('reads %s as %s', (text, expected) => {
    expect(readScenario(text)).toBe(expected)
  })
})

describe('merging', () => {
  const rows = (values: Record<string, number>) => new Map(Object.entries(values))
  const merged = (
    base: Record<string, number>,
    mine: Record<string, number>,
    theirs: Record<string, number>,
  ) => {
    const { rows: result, conflicts } = mergeRows(rows(base), rows(mine), rows(theirs))
    return { rows: Object.fromEntries(result), conflicts }
  }

  test('takes each side’s own changes, additions and removals', () => {
    expect(
      merged({ a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 1, d: 1, e: 5 }, { a: 1, b: 3, c: 1, f: 6 }),
    ).toEqual({
      rows: { a: 2, b: 3, e: 5, f: 6 },
      conflicts: [],
    })
  })

  test('is no conflict where both did the same', () => {
    expect(merged({ a: 1, b: 1 }, { a: 2 }, { a: 2 })).toEqual({ rows: { a: 2 }, conflicts: [] })
  })

  test('tells of a row that both changed, or one changed and the other removed', () => {
    expect(merged({ a: 1, b: 1 }, { a: 2 }, { a: 3, b: 4 })).toEqual({
      rows: { a: 2 },
      conflicts: [
        { key: 'a', mine: 2, theirs: 3, fields: [] },
        { key: 'b', mine: null, theirs: 4, fields: [] },
      ],
    })
  })
})

describe('the difference of two lists', () => {
  const { categories, items }: PriceList = priceSnapshot
  const list = { categories, items }

  test('is none between a list and itself, whatever the order of its keys', () => {
    expect(isEmptyDiff(diffPrices(list, structuredClone(list)))).toBe(true)
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isSame([], {})).toBe(false)
  })

  test('names what came, went and changed', () => {
    const [first, second, ...rest] = items
    if (first === undefined || second === undefined) throw new Error('No rows')
    const raised = { ...first, amount_min: 1 }
    const added = { ...first, id: 'nou' }
    const diff = diffPrices({ categories, items }, { categories, items: [raised, ...rest, added] })
    expect(diff).toEqual({
      categories: [],
      reordered: [],
      isReordered: false,
      items: [
        { before: first, after: raised },
        { before: null, after: added },
        { before: second, after: null },
      ],
    })
  })
})

test.each([
  ['/admin/prices/estetica', '/admin/prices/estetica'],
  ['/en/admin/requests?ref=ABCD-2345', speaks('en') ? '/en/admin/requests?ref=ABCD-2345' : '/admin'],
  ['//evil.example', '/admin'],
  ['/\\evil.example', '/admin'],
  ['https://evil.example/admin/prices', '/admin'],
  ['/admin/prices\r\nset-cookie: a=b', '/admin'],
  ['/admin/%2e%2e/x', '/admin'],
  ['', '/admin'],
])('after signing in, %s leads to %s', (wanted, expected) => {
  expect(returnPath(wanted, 'ro')).toBe(expected)
})

test('the prices that change do so by so much together', () => {
  const { categories, items } = priceSnapshot
  const list = { categories, items: items.slice(0, 3).map((item) => ({ ...item, amount_min: 10_000 })) }
  const raised = (by: readonly number[]) => ({
    ...list,
    items: list.items.map((item, place) => ({ ...item, amount_min: 10_000 + (by[place] ?? 0) })),
  })
  expect(averageChange(diffPrices(list, raised([1_000, 3_000])))).toBe(20)
  expect(averageChange(diffPrices(list, raised([])))).toBeNull()
  expect(averageChange(diffPrices(list, raised([1_000, -1_000])))).toBeNull()
})
