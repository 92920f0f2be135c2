import { expect, test } from 'vitest'
import { weeksToTap } from '../../../src/features/contact/day-grid.ts'
import { addDays, weekdayOf } from '../../../src/format/dates.ts'

const monday = '2026-11-23'
const fromOn = (first: string) =>
  Array.from({ length: 60 }, (_, ahead) => addDays(first, ahead)).filter((day) => weekdayOf(day) !== 6)

test.each([0, 1, 2, 3, 4, 5])(
  'from weekday %i on every open day of the weeks shown can be tapped, a fortnight at least',
  (weekday) => {
    const open = fromOn(addDays(monday, weekday))
    const cells = weeksToTap(open).flat()
    const shown = cells.map(({ day }) => day)
    expect(cells.length % 7).toBe(0)
    expect(shown[0]).toBe(monday)
    expect(shown.at(-1)).toSatisfy((last: string) => last >= addDays(open[0] ?? '', 13))
    expect(cells.filter(({ isOpen }) => isOpen).map(({ day }) => day)).toEqual(
      open.filter((day) => shown.includes(day)),
    )
  },
)

test('with no open day there is nothing to tap', () => {
  expect(weeksToTap([])).toEqual([])
})
