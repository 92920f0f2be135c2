import { addDays, type IsoDate, weekdayOf } from '../../format/dates.ts'

const daysShown = 14

export type Week = readonly { day: IsoDate; isOpen: boolean }[]

/** The weeks, Monday first, of the fortnight that begins with the first open day. */
export function weeksToTap(open: readonly IsoDate[]): Week[] {
  const [first] = open
  if (first === undefined) return []
  const last = addDays(first, daysShown - 1)
  const monday = addDays(first, -weekdayOf(first))
  const weeks = Math.ceil((weekdayOf(first) + daysShown) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(monday, week * 7 + weekday)
      return { day, isOpen: day <= last && open.includes(day) }
    }),
  )
}

/**
 * The day a key leads to in a grid of days: a day or a week on, the first or last of the week, skipping closed
 * days; null where there is none (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
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
    Home: week[0],
    End: week.at(-1),
  }
  return ways[key] ?? null
}
