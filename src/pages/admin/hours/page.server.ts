import { failure, success } from '../../../features/admin/frame/flashes.ts'
import { wrongFields } from '../../../features/admin/frame/frame-props.server.ts'
import type { ClinicHours } from '../../../features/clinic/hours.server.ts'
import { hoursSubject } from '../../../features/clinic/hours-subject.server.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { addDays, isIsoDate, weekdayName } from '../../../format/dates.ts'
import { formatWeekdayDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { holidaysBetween } from '../../../format/holidays.ts'
import { typedLine } from '../../../format/typed.ts'
import type { AdminRequest, OutcomeOf, PublishingPage, SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import { type HoursErrors, type HoursValues, hoursValues, readHoursForm } from './form.server.ts'
import type { AdminHoursProps } from './page.tsx'
import type { HoursWords } from './ro.ts'
import { daysText, type HoursTexts, subject } from './subject.server.ts'

type Of = {
  props: AdminHoursProps
  words: HoursWords
  view: { values: HoursValues; errors: HoursErrors; close: AdminHoursProps['close'] }
  flash: 'unchanged' | 'waiting'
  content: ClinicHours
}

/** When the clinic is open, and the notice on every page: their draft, publishing it, and closing a day at once. */
export default {
  id: 'admin/hours',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  actions: { save, close },
  flashes: {
    unchanged: ({ words }) => success(words.unchanged),
    waiting: ({ words }) => ({ ...failure(words.close.waits), href: '#publish-title' }),
  },

  load({ locale, texts }, view, { today, content }) {
    const { words, adminDrafts } = texts
    const { errorPrefix, conflict } = adminDrafts
    const values = view.values ?? hoursValues(content)
    return {
      texts: { ...words, errorPrefix, conflicts: { ...conflict, title: words.conflict } },
      conflict: view.conflict ?? null,
      values,
      named: {
        weekdays: content.week.map((_, day) => weekdayName(day, locale)),
        // The last ones are new.
        days: values.days.slice(0, -1).map((days) => nameOf(days, texts)),
      },
      errors: view.errors ?? {},
      close: view.close ?? { day: today, error: null },
      holidays: holidaysBetween(today, addDays(today, 90)).map((day) => formatWeekdayDate(day, locale)),
    }
  },
} satisfies PublishingPage<Of>

async function save(
  { form, version }: SentForm,
  { database, texts }: AdminRequest<HoursWords>,
): Promise<OutcomeOf<Of>> {
  const { values, content, errors } = readHoursForm(form, texts.words)
  if (content === null) return refused({ values, errors, version, notice: wrongFields(errors, texts) })
  const { draft } = await readPending(subject, database)
  if (isSame(hoursSubject.normalise(content), draft.content)) return done('unchanged')
  return {
    outcome: 'save',
    version,
    mine: () => content,
    flash: 'saved',
    view: { values },
    viewOf: (both) => ({ values: hoursValues(both) }),
  }
}

/** One press for a day closed at short notice; what else is drafted is never published with it unseen. */
async function close(
  { form, version }: SentForm,
  { database, locale, texts }: AdminRequest<HoursWords>,
): Promise<OutcomeOf<Of>> {
  const { close: words } = texts.words
  const day = typedLine(form.get('closed') ?? '')
  const { draft, content, published, today } = await readPending(subject, database)
  if (!isIsoDate(day) || day < today) return refused({ close: { day, error: words.past } })
  const closed = { from: day, to: day, spans: [] }
  // An earlier press has done this; its response may have been lost.
  if (published.days.some((each) => isSame(each, closed))) return { outcome: 'published' }
  const note = fill(words.note, { day: formatWeekdayDate(day, locale) })
  const next = hoursSubject.normalise({ ...published, days: [...published.days, closed] })
  // Saved by a press before this one whose publication failed.
  if (isSame(content, next))
    return { outcome: 'publish', version: draft.version, content: null, note, view: {} }
  if (content.days.some(({ from, to }) => from <= day && day <= to))
    return refused({ close: { day, error: words.taken } })
  if (draft.version !== version) {
    const notice = failure(texts.adminDrafts.problems.stale)
    return refused({ close: { day, error: null }, notice }, 409)
  }
  const changed = { ...content, days: [...content.days, closed] }
  return { outcome: 'publish', version, content: changed, note, view: {} }
}

/** What the days in the form are called, however they were typed. */
function nameOf({ from, to }: HoursValues['days'][number], texts: HoursTexts): string {
  const last = to === '' ? from : to
  const isKnown = isIsoDate(from) && isIsoDate(last)
  return fill(texts.words.days.one, { days: isKnown ? daysText({ from, to: last }, texts) : from })
}
