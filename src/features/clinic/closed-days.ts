import { clinic } from '../../content/clinic.ts'
import { addDays, type IsoDate, isoDateOf } from '../../format/dates.ts'
import { holidaysBetween } from '../../format/holidays.ts'

/** A form takes wishes for 60 days, and whoever keeps a page for reading offline may open it weeks later. */
const daysAhead = 90

/** The days of the next three months on which the clinic is closed although the week says otherwise. */
export function closedDays(now: Date): IsoDate[] {
  const today = isoDateOf(now)
  return holidaysBetween(clinic.holidays, today, addDays(today, daysAhead))
}
