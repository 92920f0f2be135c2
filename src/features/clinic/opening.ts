import {
  addDays,
  type DayHours,
  type IsoDate,
  isoDateOf,
  type Span,
  type WeekHours,
} from '../../format/dates.ts'
import { holidaysBetween } from '../../format/holidays.ts'

/** Days in a row with hours of their own; without spans they are closed. */
export type SpecialDays = { from: IsoDate; to: IsoDate; spans: readonly Span[] }

/** When the clinic is open: the hours of the week, and the days that have others. */
export type Opening = { week: WeekHours; days: DayHours }

/** The form offers 60 days, and a page stored for reading offline may be opened weeks later. */
const daysAhead = 90

/** From today on: closed on legal holidays, and as the owner says on the days they name, which may be holidays. */
export function openingFrom(
  { week, days }: { week: WeekHours; days: readonly SpecialDays[] },
  now: Date,
): Opening {
  const today = isoDateOf(now)
  const last = addDays(today, daysAhead)
  const hoursOf = new Map<IsoDate, readonly Span[]>(holidaysBetween(today, last).map((day) => [day, []]))
  for (const { from, to, spans } of days) {
    let day = from
    if (day < today) day = today
    for (; day <= to && day <= last; day = addDays(day, 1)) hoursOf.set(day, spans)
  }
  return { week, days: Object.fromEntries([...hoursOf].sort(([a], [b]) => (a < b ? -1 : 1))) }
}
