import { readDraftForm } from '../../features/admin/drafts/draft-form.server.ts'
import {
  checkHours,
  type HoursErrors,
  type HoursValues,
  hoursValues,
  readHoursForm,
} from '../../features/admin/drafts/hours-form.server.ts'
import { wrongFields } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import type { ConflictProps } from '../../features/admin/publications/conflict.tsx'
import { conflictOf } from '../../features/admin/publications/conflict-of.server.ts'
import { adminHoursSubject } from '../../features/admin/subjects/admin-hours.server.ts'
import { draftProps } from '../../features/admin/subjects/draft-props.server.ts'
import { daysText, hoursChanges, weekdayName } from '../../features/admin/subjects/pending-hours.server.ts'
import { isSame } from '../../features/publishing/changes.ts'
import { readPending } from '../../features/publishing/pending.server.ts'
import { saveMerged } from '../../features/publishing/save-merged.server.ts'
import { addDays, formatWeekdayDate, isIsoDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { holidaysBetween } from '../../format/holidays.ts'
import { typedLine } from '../../format/typed.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import type { Locale } from '../../locale.ts'
import adminHoursPage from '../../pages/admin/hours/page.server.ts'
import type { AdminHoursProps } from '../../pages/admin/hours/page.tsx'
import { subjectTexts } from '../../pages/load-words.server.ts'
import { answerPage } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { draftNotices, type StateOf, staleNotice, told, wrong } from './notices.ts'
import { type DraftPage, draftAction } from './publishing/draft-action.ts'
import type { Refused } from './publishing/publish-result.ts'
import { publishAtOnce, publishStep } from './publishing/publish-step.ts'
import { forget } from './publishing/show-change.ts'
import { sharedBar } from './shared-bar.ts'

const notices = draftNotices({
  publicat: ({ adminHours }) => told(adminHours.published),
  neschimbat: ({ adminHours }) => told(adminHours.unchanged),
  asteapta: ({ adminHours }) => ({ ...wrong(adminHours.close.waits), href: '#publish-title' }),
})

type Shown = Partial<Refused> & {
  values?: HoursValues
  errors?: HoursErrors
  conflict?: ConflictProps
  /** What the form was made of; after a conflict the newest, for the next save counts. */
  version?: number
  close?: AdminHoursProps['close']
}

/** When the clinic is open, and the notice on every page: their draft, publishing it, and closing a day at once. */
export function hoursEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: notices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { locale } = session
    const sent = await readDraftForm(c.req.raw, bodyLimits.adminForm)
    if (sent === null) return plainError(400, locale)
    const { form, version } = sent
    switch (form.get('actiune')) {
      case 'salveaza':
        return save(c, session, version, readHoursForm(form))
      case 'inchide':
        return close(c, session, version, typedLine(form.get('inchisa') ?? ''))
      default: {
        const page: DraftPage = {
          adminSubject: adminHoursSubject,
          answer: (shown, code) => answer(c, session, shown, code),
          back: (state) => back(locale, state),
        }
        return draftAction(c, session, sent, page, services)
      }
    }
  }

  async function save(
    c: AdminContext,
    session: AdminSession,
    version: number,
    values: HoursValues,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const { content, errors } = checkHours(values, texts.adminHours)
    if (content === null)
      return answer(c, session, { values, errors, version, notice: wrongFields(errors, texts) }, 422)
    const { draft } = await readPending(adminHoursSubject, database)
    if (isSame(adminHoursSubject.subject.settled(content), draft.content)) return back(locale, 'neschimbat')
    const saved = await saveMerged(database, adminHoursSubject.subject, version, () => content)
    switch (saved.status) {
      case 'saved':
        return back(locale, saved.merged ? 'imbinat' : 'salvat')
      case 'stale':
        return answer(c, session, { values, version, notice: staleNotice(texts) }, 409)
      case 'conflict': {
        // What else others have changed stays when it is saved again.
        const { draft } = saved
        const both = saved.content ?? content
        const conflict = conflictOf(hoursChanges(draft.content, both, texts), draft, texts)
        return answer(c, session, { values: hoursValues(both), conflict, version: draft.version }, 409)
      }
      default:
        return saved satisfies never
    }
  }

  /** One press for a day closed at short notice; what else is drafted is never published with it unseen. */
  async function close(
    c: AdminContext,
    session: AdminSession,
    version: number,
    day: string,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const { close: words } = texts.adminHours
    const { draft, content, published, today } = await readPending(adminHoursSubject, database)
    const refuse = (error: string) => answer(c, session, { close: { day, error } }, 422)
    if (!isIsoDate(day) || day < today) return refuse(words.past)
    const closed = { from: day, to: day, spans: [] }
    // By a press before this one, of whose answer perhaps nobody knows.
    if (published.days.some((each) => isSame(each, closed))) {
      await forget(adminHoursSubject.source, services)
      return back(locale, 'publicat')
    }
    const next = adminHoursSubject.subject.settled({ ...published, days: [...published.days, closed] })
    // Saved by a press before this one whose publication failed.
    const isSaved = isSame(content, next)
    if (!isSaved && content.days.some(({ from, to }) => from <= day && day <= to)) return refuse(words.taken)
    if (!isSaved && draft.version !== version)
      return answer(c, session, { close: { day, error: null }, notice: staleNotice(texts) }, 409)
    const note = fill(words.note, { day: formatWeekdayDate(day, locale) })
    const done = isSaved
      ? await publishStep(
          c,
          session,
          adminHoursSubject,
          { version: draft.version, note, confirmed: true },
          services,
        )
      : await publishAtOnce(
          c,
          session,
          adminHoursSubject,
          { version, content: { ...content, days: [...content.days, closed] }, note },
          services,
        )
    if (done.status === 'stale') return back(locale, 'vechi')
    if (done.status === 'waits') return back(locale, 'asteapta')
    return done.status === 'refused' ? answer(c, session, done.shown, done.code) : back(locale, 'publicat')
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readPending(adminHoursSubject, database)
    const [draft, bar] = await Promise.all([
      draftProps(session, adminHoursSubject, pending, await subjectTexts(adminHoursSubject, texts)),
      sharedBar(session),
    ])
    const { errorPrefix, conflict } = texts.adminDrafts
    const { today, content } = pending
    const values = shown.values ?? hoursValues(content)
    const props: AdminHoursProps = {
      bar,
      texts: {
        ...texts.adminHours,
        errorPrefix,
        conflicts: { ...conflict, title: texts.adminHours.conflict },
      },
      notice: null,
      conflict: null,
      ...draft,
      values,
      named: {
        weekdays: content.week.map((_, day) => weekdayName(day, locale)),
        // The last ones are new.
        days: values.days.slice(0, -1).map((days) => nameOf(days, texts)),
      },
      errors: {},
      close: { day: today, error: null },
      holidays: holidaysBetween(today, addDays(today, 90)).map((day) => formatWeekdayDate(day, locale)),
      ...shown,
    }
    return answerPage(c, adminHoursPage, { locale, params: {}, props, status }, data)
  }
}

/** What the days in the form are called, however they were typed. */
function nameOf({ from, to }: HoursValues['days'][number], texts: AdminTexts): string {
  const last = to === '' ? from : to
  const isKnown = isIsoDate(from) && isIsoDate(last)
  return fill(texts.adminHours.days.one, { days: isKnown ? daysText({ from, to: last }, texts) : from })
}

function back(locale: Locale, state: StateOf<typeof notices>): Response {
  return notices.back(href('admin/hours', locale), state)
}
