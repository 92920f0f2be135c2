import { addDays, type IsoDate, weekdayOf } from '../../format/dates.ts'

const daysShown = 14

export type Week = readonly { day: IsoDate; isOpen: boolean }[]

/** The whole weeks, Monday first, that the fortnight from the first open day on lies in: every open day of them can be tapped. */
export function weeksToTap(open: readonly IsoDate[]): Week[] {
  const [first] = open
  if (first === undefined) return []
  const monday = addDays(first, -weekdayOf(first))
  const weeks = Math.ceil((weekdayOf(first) + daysShown) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(monday, week * 7 + weekday)
      return { day, isOpen: open.includes(day) }
    }),
  )
}

/** The keys of a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid/); `Control+` stands before Home and End. */
export const gridKeys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|(Control\+)?(Home|End))$/

/**
 * The day a key leads to in a grid of days: a day or a week on, the first or last of the week, of that weekday or,
 * with Control, of all, skipping closed days; null where there is none.
 */
export function dayAfterKey(key: string, from: IsoDate, weeks: readonly Week[]): IsoDate | null {
  const open = weeks.flatMap((week) => week.filter(({ isOpen }) => isOpen).map(({ day }) => day))
  const week = (weeks.find((each) => each.some(({ day }) => day === from)) ?? [])
    .filter(({ isOpen }) => isOpen)
    .map(({ day }) => day)
  const sameWeekday = open.filter((day) => weekdayOf(day) === weekdayOf(from))
  const ways: Readonly<Record<string, IsoDate | undefined>> = {
    ArrowRight: open.find((day) => day > from),
    ArrowLeft: open.findLast((day) => day < from),
    ArrowDown: sameWeekday.find((day) => day > from),
    ArrowUp: sameWeekday.findLast((day) => day < from),
    PageDown: sameWeekday.at(-1),
    PageUp: sameWeekday[0],
    Home: week[0],
    End: week.at(-1),
    'Control+Home': open[0],
    'Control+End': open.at(-1),
  }
  return ways[key] ?? null
}
