import {
  addDays,
  bucharestClock,
  type DayHours,
  type IsoDate,
  spansOn,
  type WeekHours,
} from '../../format/dates.ts'

export type OpenState =
  | { status: 'open'; until: string }
  | { status: 'closed'; opens: { date: IsoDate; time: string; inDays: number } | null }

/**
 * Whether the clinic is open at a moment, until when, or when it opens next within a fortnight. Days and times are
 * read off a clock in Bucharest, so daylight saving needs no care here.
 */
export function openNow(hours: WeekHours, days: DayHours, now: Date): OpenState {
  const { date: today, time } = bucharestClock(now)
  const current = spansOn(today, hours, days).find(([from, to]) => from <= time && time < to)
  if (current !== undefined) return { status: 'open', until: current[1] }
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const date = addDays(today, inDays)
    const next = spansOn(date, hours, days).find(([from]) => inDays > 0 || from > time)
    if (next !== undefined) return { status: 'closed', opens: { date, time: next[0], inDays } }
  }
  return { status: 'closed', opens: null }
}
