import { clinic } from '../../../content/clinic.ts'
import { addDays, type IsoDate, isoDateOf, spansOn } from '../../../format/dates.ts'
import { holidaysBetween } from '../../../format/holidays.ts'

/** The next day on which the clinic is open: visitors are promised an answer within one working day. */
export function dueOn(received: Date): IsoDate {
  const day = isoDateOf(received)
  const last = addDays(day, mostDays)
  const closed = holidaysBetween(clinic.holidays, day, last)
  for (let next = addDays(day, 1); next < last; next = addDays(next, 1))
    if (spansOn(next, clinic.hours, closed).length > 0) return next
  return addDays(day, 1)
}

const mostDays = 30
