import { reportNothing } from '../../database/read-rows.ts'
import type { Subject } from '../publishing/subject.ts'
import { type ClinicHours, clinicHours, readHours } from './hours.server.ts'

/** Hours, special days and the notice as they are drafted and published. */
export const hoursSubject: Subject<ClinicHours> = {
  name: 'hours',
  schema: clinicHours,
  lists: ['days'],
  readPublished: (database, leftOut = reportNothing) => readHours(database, leftOut),
  normalise: (content) => ({ ...content, days: content.days.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }),
  parts: ({ week, days, notice }) =>
    new Map<string, unknown>([
      ...week.map((spans, day) => [`week-${day}`, spans] as const),
      ...days.map((special) => [`days-${special.from}`, special] as const),
      ...(notice === null ? [] : [['notice', notice] as const]),
    ]),
  assemble(parts) {
    const named = [...parts]
    const whole = clinicHours.safeParse({
      week: Array.from({ length: 7 }, (_, day) => parts.get(`week-${day}`)),
      days: named.filter(([key]) => key.startsWith('days-')).map(([, days]) => days),
      notice: parts.get('notice') ?? null,
    })
    return whole.success ? hoursSubject.normalise(whole.data) : null
  },
  together: [
    ['from', 'to', 'spans'],
    ['text', 'from', 'to'],
  ],
}
