import { plural } from '../../../format/plurals.ts'
import type { ClinicHours } from '../../clinic/hours.server.ts'
import { hoursSubject } from '../../clinic/hours-subject.server.ts'
import type { AdminSubject } from './admin-subject.ts'
import { hoursChanges, hoursWarnings, readPendingHours } from './pending-hours.server.ts'

export const adminHoursSubject: AdminSubject<ClinicHours, object> = {
  subject: hoursSubject,
  page: 'admin/hours',
  source: 'hours',
  readPending: readPendingHours,
  changes: (before, after, _, texts) => hoursChanges(before, after, texts),
  warnings: hoursWarnings,
  inWords(before, after, texts) {
    const [first, ...more] = hoursChanges(before, after, texts)
    return first !== undefined && more.length === 0
      ? first.title
      : plural(more.length + (first === undefined ? 0 : 1), texts.adminHours.subjects.more, texts.locale)
  },
  explain: (_, __, { adminDrafts }) => adminDrafts.publish.refused,
}
