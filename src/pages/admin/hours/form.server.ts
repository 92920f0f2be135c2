import {
  type ClinicHours,
  clinicHours,
  noticeText,
  repeatedDays,
  spans,
} from '../../../features/clinic/hours.server.ts'
import type { SpecialDays } from '../../../features/clinic/opening.ts'
import { byLocale, byTypedLocale } from '../../../format/by-locale.ts'
import { isIsoDate, type Span } from '../../../format/dates.ts'
import { typedLine } from '../../../format/typed.ts'
import { type Locale, locales } from '../../../locale.ts'
import type { HoursWords } from './ro.ts'

export type DaysValues = { from: string; to: string; spans: string; isGone: boolean }

/** The form as it was typed. The last days are new ones; they may stay empty. */
export type HoursValues = {
  week: string[]
  days: DaysValues[]
  notice: { text: Record<Locale, string>; from: string; to: string }
  hasNotice: boolean
}

/** By name of the field. */
export type HoursErrors = Partial<Record<string, string>>

const mostDays = 200
const noDays: DaysValues = { from: '', to: '', spans: '', isGone: false }

export function hoursValues({ week, days, notice }: ClinicHours): HoursValues {
  return {
    week: week.map(spansAsTyped),
    days: [
      ...days.map(({ from, to, spans }) => ({
        from,
        to: to === from ? '' : to,
        spans: spansAsTyped(spans),
        isGone: false,
      })),
      noDays,
    ],
    notice: notice ?? { text: byLocale(() => ''), from: '', to: '' },
    hasNotice: notice !== null,
  }
}

/** The typed values, with the hours they make or the errors by field. */
export function readHoursForm(
  form: URLSearchParams,
  texts: HoursWords,
): { values: HoursValues } & CheckedHours {
  const values = readValues(form)
  return { values, ...checkHours(values, texts) }
}

function readValues(form: URLSearchParams): HoursValues {
  const value = (name: string) => typedLine(form.get(name) ?? '').slice(0, 400)
  const count = Math.min(Number(/^\d{1,3}$/.exec(value('days'))?.[0] ?? 0), mostDays)
  return {
    week: Array.from({ length: 7 }, (_, day) => value(`week-${day}`)),
    days: Array.from({ length: count }, (_, at) => ({
      from: value(`days-${at}-from`),
      to: value(`days-${at}-to`),
      spans: value(`days-${at}-hours`),
      isGone: form.get(`days-${at}-remove`) === 'yes',
    })),
    notice: {
      text: byTypedLocale((locale) => value(`notice-${locale}`)),
      from: value('notice-from'),
      to: value('notice-to'),
    },
    hasNotice: form.get('notice-none') !== 'yes',
  }
}

type CheckedHours = { content: ClinicHours; errors: null } | { content: null; errors: HoursErrors }

function checkHours(values: HoursValues, texts: HoursWords): CheckedHours {
  const errors: HoursErrors = {}
  const week = values.week.map((typed, day) => spansFrom(typed) ?? wrong(`week-${day}`, texts.week.wrong))
  const days: SpecialDays[] = []
  for (const [at, each] of values.days.entries()) {
    const isEmpty = each.from === '' && each.to === '' && each.spans === ''
    if (each.isGone || isEmpty) continue
    const name = (field: string) => `days-${at}-${field}`
    const to = each.to === '' ? each.from : each.to
    const typed = spansFrom(each.spans) ?? wrong(name('hours'), texts.days.wrong)
    if (!isIsoDate(each.from)) wrong(name('from'), texts.days.first)
    else if (!isIsoDate(to) || to < each.from) wrong(name('to'), texts.days.last)
    days.push({ from: each.from, to, spans: typed })
    if (repeatedDays(days) !== null) wrong(name('from'), texts.days.repeated)
  }
  const notice = values.hasNotice && !isUnsaid(values) ? values.notice : null
  if (notice !== null) checkNotice(notice)
  const whole = clinicHours.safeParse({ week, days, notice })
  if (whole.success && Object.keys(errors).length === 0) return { content: whole.data, errors: null }
  return { content: null, errors }

  function wrong(name: string, text: string): Span[] {
    errors[name] ??= text
    return []
  }

  function checkNotice(notice: HoursValues['notice']): void {
    for (const locale of locales)
      if (!noticeText.safeParse(notice.text[locale]).success) wrong(`notice-${locale}`, texts.notice.text)
    if (!isIsoDate(notice.from)) wrong('notice-from', texts.notice.first)
    else if (!isIsoDate(notice.to) || notice.to < notice.from) wrong('notice-to', texts.notice.last)
  }
}

function isUnsaid({ notice: { text, from, to } }: HoursValues): boolean {
  return from === '' && to === '' && locales.every((locale) => text[locale] === '')
}

const typedSpan = /^(\d{1,2})(?:[:.](\d{2}))?\s*\p{Pd}\s*(\d{1,2})(?:[:.](\d{2}))?$/u

/** `9-13, 14-20:30` as spans; nothing for a closed day, null for what says neither. */
export function spansFrom(typed: string): Span[] | null {
  if (typed === '') return []
  const found = typed.split(/[,;]/).map((part) => typedSpan.exec(part.trim()))
  const list = found.map((match): Span | null => {
    if (match === null) return null
    const [, from = '', fromMinutes = '00', to = '', toMinutes = '00'] = match
    return [`${from.padStart(2, '0')}:${fromMinutes}`, `${to.padStart(2, '0')}:${toMinutes}`]
  })
  const whole = spans.safeParse(list)
  return whole.success ? [...whole.data] : null
}

function spansAsTyped(list: readonly Span[]): string {
  return list.map(([from, to]) => `${from}–${to}`).join(', ')
}
