import { expect, test } from 'vitest'
import { watchAbsence } from '../../src/endpoints/watch-absence.ts'

const minutes = (count: number) => count * 60_000

test('a monitor is told of a database that stays away, and not of one that comes back in between', () => {
  const isAwayTooLong = watchAbsence(5 * 60_000)
  expect(isAwayTooLong(true, minutes(1))).toBe(false)
  expect(isAwayTooLong(true, minutes(6))).toBe(false)
  expect(isAwayTooLong(true, minutes(6) + 1)).toBe(true)
  expect(isAwayTooLong(false, minutes(7))).toBe(false)
  expect(isAwayTooLong(true, minutes(8))).toBe(false)
  expect(isAwayTooLong(true, minutes(14))).toBe(true)
})
