import type { DiffRow } from '../../../features/admin/publications/draft-diff.tsx'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import type { ClinicHours, Notice } from '../../../features/clinic/hours.server.ts'
import { hoursSubject } from '../../../features/clinic/hours-subject.server.ts'
import type { SpecialDays } from '../../../features/clinic/opening.ts'
import { type Change, changesBetween, isSame } from '../../../features/publishing/changes.ts'
import { nothingMore, type Pending } from '../../../features/publishing/pending.server.ts'
import { type Span, weekdayName } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { locales } from '../../../locale.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { HoursWords } from './ro.ts'

export const subject: SiteSubject<ClinicHours, object, HoursWords> = {
  subject: hoursSubject,
  page: 'admin/hours',
  source: 'hours',
  shows: (content) => content,
  related: nothingMore,
  changes: (before, after, _, texts) => hoursChanges(before, after, texts),
  warnings: hoursWarnings,
}

export type HoursTexts = PlaceTexts<HoursWords>

/** The weekdays, special days and the notice that differ, each before and after. */
export function hoursChanges(before: ClinicHours, after: ClinicHours, texts: HoursTexts): DiffRow[] {
  const { locale, words, adminDrafts } = texts
  const { subjects, facts } = words
  const { empty } = adminDrafts.diff
  const written = (spans: readonly Span[] | undefined) =>
    spans === undefined ? empty : spansText(spans, facts.closed)
  return [
    ...after.week.flatMap((spans, day) => {
      const was = before.week[day]
      if (isSame(was, spans)) return []
      const title = fill(subjects.week, { day: weekdayName(day, locale) })
      const change = { name: facts.hours, before: written(was), after: written(spans) }
      return [row(`week-${day}`, title, 'changed', [change])]
    }),
    ...changesBetween(before.days, after.days, ({ from }) => from).map((change) => {
      const days = change.after ?? change.before
      return row(
        `days-${days?.from}`,
        fill(subjects.days, { days: days === null ? '' : daysText(days, texts) }),
        kindOf(change),
        [
          { name: facts.days, ...both(change, (each) => daysText(each, texts), empty) },
          { name: facts.hours, ...both(change, (each) => spansText(each.spans, facts.closed), empty) },
        ],
      )
    }),
    ...(isSame(before.notice, after.notice)
      ? []
      : [noticeRow({ before: before.notice, after: after.notice }, texts)]),
  ]
}

export function hoursWarnings(
  { content, published, today }: Pending<ClinicHours>,
  { words }: HoursTexts,
): Warnings {
  const { check } = words
  const isClosed = ({ week }: ClinicHours) => week.every((spans) => spans.length === 0)
  const { notice } = content
  const isPast = notice !== null && notice.to < today && !isSame(notice, published.notice)
  return {
    refusals: [],
    questions: [
      ...(isClosed(content) && !isClosed(published) ? [check.closed] : []),
      ...(isPast ? [check.past] : []),
    ],
  }
}

function noticeRow(change: Change<Notice>, texts: HoursTexts): DiffRow {
  const { words, adminDrafts } = texts
  const { subjects, facts, notice } = words
  const { empty } = adminDrafts.diff
  return row('notice', subjects.notice, kindOf(change), [
    ...locales.map((locale) => ({
      name: notice[`text_${locale}`].label,
      ...both(change, ({ text }) => text[locale], empty),
    })),
    { name: facts.days, ...both(change, (each) => daysText(each, texts), empty) },
  ])
}

function row(key: string, title: string, kind: DiffRow['kind'], changes: DiffRow['changes']): DiffRow {
  return { key, title, kind, line: null, changes: changes.filter(({ before, after }) => before !== after) }
}

function kindOf<T>({ before, after }: Change<T>): DiffRow['kind'] {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

function both<T>({ before, after }: Change<T>, say: (value: T) => string, empty: string) {
  return { before: before === null ? empty : say(before), after: after === null ? empty : say(after) }
}

function spansText(spans: readonly Span[], closed: string): string {
  return spans.map(([from, to]) => `${from}–${to}`).join(', ') || closed
}

/** One day, or from the first to the last. */
export function daysText(
  { from, to }: Pick<SpecialDays, 'from' | 'to'>,
  { locale, words }: HoursTexts,
): string {
  if (from === to) return formatDate(from, locale)
  return fill(words.facts.until, { from: formatDate(from, locale), to: formatDate(to, locale) })
}
