import { treatments } from '../../../content/treatments.ts'
import { dueOn } from '../../../features/admin/requests/due.ts'
import { readWaiting } from '../../../features/admin/requests/request-store.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import type { ClinicHours } from '../../../features/clinic/hours.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { formatTime, isoDateOf } from '../../../format/dates.ts'
import { formatDate, formatWeekdayDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import { partsOf } from '../../../ui/isolated.tsx'
import type { AdminTodayProps } from './page.tsx'
import type { TodayWords } from './ro.ts'

const mostShown = 5

/** How many requests wait for an answer, and those that have waited longest. */
export async function waitingRequests(
  database: AdminDatabase,
  { locale, words, treatmentTexts }: PlaceTexts<TodayWords>,
  hours: ClinicHours,
): Promise<Pick<AdminTodayProps, 'waiting' | 'requests'>> {
  const { requests, count } = await readWaiting(database, mostShown)
  const today = isoDateOf(new Date())
  return {
    waiting: count === 0 ? null : plural(count, words.waiting, locale),
    requests: requests.map(({ reference, name, treatment, created_at }) => {
      const received = new Date(created_at)
      const due = dueOn(received, hours)
      const about = treatments.find(({ key }) => key === treatment)
      return {
        href: `${href('admin/requests', locale)}?ref=${reference}`,
        who:
          about === undefined
            ? ['', name]
            : partsOf(words.about, { name, treatment: treatmentTexts[about.key].title }),
        waits: fill(words.waits, {
          reference,
          received: `${formatDate(received, locale)}, ${formatTime(received)}`,
          due: formatWeekdayDate(due, locale),
        }),
        isLate: due < today,
      }
    }),
  }
}
