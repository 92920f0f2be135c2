import { addDays, type IsoDate, isoDateOf, spansOn } from '../../../format/dates.ts'
import type { ClinicHours } from '../../clinic/hours.server.ts'
import { openingFrom } from '../../clinic/opening.ts'

/** The next day on which the clinic is open: visitors are promised an answer within one working day. */
export function dueOn(received: Date, hours: Pick<ClinicHours, 'week' | 'days'>): IsoDate {
  const day = isoDateOf(received)
  const last = addDays(day, mostDays)
  const { week, days } = openingFrom(hours, received)
  for (let next = addDays(day, 1); next < last; next = addDays(next, 1))
    if (spansOn(next, week, days).length > 0) return next
  return addDays(day, 1)
}

const mostDays = 30
