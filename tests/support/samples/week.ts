import type { WeekHours } from '../../../src/format/dates.ts'

const weekday = [['09:00', '20:00']] as const

/** Hours of some clinic, Monday first, for tests that name moments. */
export const sampleWeek: WeekHours = [
  weekday,
  weekday,
  weekday,
  weekday,
  [['09:00', '18:00']],
  [['10:00', '14:00']],
  [],
]
