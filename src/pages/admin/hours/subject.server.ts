import type { PublishedSubject } from '../../../features/admin/subjects/published-subject.ts'
import type { ClinicHours } from '../../../features/clinic/hours.server.ts'
import { hoursSubject } from '../../../features/clinic/hours-subject.server.ts'
import { nothingMore } from '../../../features/publishing/pending.server.ts'
import { hoursChanges, hoursWarnings } from './changes.server.ts'
import type { HoursWords } from './ro.ts'

export const hours: PublishedSubject<ClinicHours, object, HoursWords> = {
  subject: hoursSubject,
  page: 'admin/hours',
  source: 'hours',
  known: nothingMore,
  changes: (before, after, _, texts) => hoursChanges(before, after, texts),
  warnings: hoursWarnings,
}
