import type { ClinicHours } from '../../clinic/hours.server.ts'
import { hoursSubject } from '../../clinic/hours-subject.server.ts'
import { nothingMore } from '../../publishing/pending.server.ts'
import { hoursChanges, hoursWarnings } from './pending-hours.server.ts'
import type { PublishedSubject } from './published-subject.ts'

export const adminHoursSubject: PublishedSubject<ClinicHours> = {
  subject: hoursSubject,
  page: 'admin/hours',
  source: 'hours',
  known: nothingMore,
  changes: (before, after, _, texts) => hoursChanges(before, after, texts),
  warnings: hoursWarnings,
  wordsIn: ({ adminHours }) => ({ ...adminHours, more: adminHours.subjects.more }),
}
