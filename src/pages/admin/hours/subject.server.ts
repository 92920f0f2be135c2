import type { ClinicHours } from '../../../features/clinic/hours.server.ts'
import { hoursSubject } from '../../../features/clinic/hours-subject.server.ts'
import { nothingMore } from '../../../features/publishing/pending.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import { hoursChanges, hoursWarnings } from './changes.server.ts'
import type { HoursWords } from './ro.ts'

export const subject: SiteSubject<ClinicHours, object, HoursWords> = {
  subject: hoursSubject,
  page: 'admin/hours',
  source: 'hours',
  shows: (content) => content,
  known: nothingMore,
  changes: (before, after, _, texts) => hoursChanges(before, after, texts),
  warnings: hoursWarnings,
}
