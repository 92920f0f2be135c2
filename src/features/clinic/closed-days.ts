import { clinic } from '../../content/clinic.ts'
import { addDays, type IsoDate, isoDateOf } from '../../format/dates.ts'
import { holidaysBetween } from '../../format/holidays.ts'

/** The form offers 60 days, and a page stored for reading offline may be opened weeks later. */
const daysAhead = 90

/** The days of the next three months on which the clinic is closed against its weekly hours. */
export function closedDays(now: Date): IsoDate[] {
  const today = isoDateOf(now)
  return holidaysBetween(clinic.holidays, today, addDays(today, daysAhead))
}
