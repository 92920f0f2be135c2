import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { closedTimes } from '../../../src/features/clinic/closed-times.ts'
import { openNow } from '../../../src/features/clinic/open-state.ts'
import { openStateUntil } from '../../../src/features/clinic/open-state-until.server.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import {
  addDays,
  bucharestMoment,
  type DayHours,
  formatTime,
  formatWeekday,
  isIsoDate,
  isoDateOf,
  type WeekHours,
  weekdayOf,
} from '../../../src/format/dates.ts'
import { formatDate, formatMonth, formatWeekdayDate } from '../../../src/format/dates-in-words.ts'
import { holidaysBetween, legalHolidays, orthodoxEaster } from '../../../src/format/holidays.ts'
import { type Locale, languageTag, writtenLocales } from '../../../src/locale.ts'
import { spansFrom } from '../../../src/pages/admin/hours/form.server.ts'
import { sampleWeek } from '../../support/samples/week.ts'

test('a day is written in words', () => {
  expect(formatDate('2026-11-21', 'ro')).toBe('21\u00a0noiembrie 2026')
  expect(formatDate('2026-11-21', 'en')).toBe('21\u00a0November 2026')
  expect(formatWeekday('2026-11-21', 'ro')).toBe('sâmbătă')
  expect(formatWeekdayDate('2026-11-21', 'ro')).toBe('sâmbătă, 21\u00a0noiembrie')
  expect(formatWeekdayDate('2026-11-21', 'en')).toBe('Saturday 21\u00a0November')
})

test('days and months are named as Intl names them', () => {
  const days = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day))
  for (const locale of writtenLocales) {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const { format } = new Intl.DateTimeFormat(languageTag(locale), { ...options, timeZone: 'UTC' })
      return days.map((day) => format(new Date(day)))
    }
    const written = (format: (date: string, locale: Locale) => string) =>
      days.map((day) => format(day, locale).replace('\u00a0', ' '))
    expect(written(formatDate)).toEqual(write({ day: 'numeric', month: 'long', year: 'numeric' }))
    expect(written(formatMonth)).toEqual(write({ month: 'long', year: 'numeric' }))
    expect(written(formatWeekday)).toEqual(write({ weekday: 'long' }))
    expect(written(formatWeekdayDate)).toEqual(write({ weekday: 'long', day: 'numeric', month: 'long' }))
  }
})

test('a moment belongs to its day and hour in Bucharest', () => {
  const lateInLondon = new Date('2026-11-20T22:05:00Z')
  expect(isoDateOf(lateInLondon)).toBe('2026-11-21')
  expect(formatTime(lateInLondon)).toBe('00:05')
  expect(formatDate(lateInLondon, 'ro')).toBe('21\u00a0noiembrie 2026')
  expect(formatTime(new Date('2026-07-01T06:05:00Z'))).toBe('09:05')
  expect(formatTime(new Date('2026-01-01T07:05:00Z'))).toBe('09:05')
})

test.each([
  ['2026-07-06', '09:00', '2026-07-06T06:00:00.000Z'],
  ['2026-07-06', '24:00', '2026-07-06T21:00:00.000Z'],
  ['2026-01-12', '00:00', '2026-01-11T22:00:00.000Z'],
  ['2026-12-31', '24:00', '2026-12-31T22:00:00.000Z'],
  // The clock goes from 03:00 to 04:00, and from 04:00 back to 03:00.
  ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
])('%s, %s on the clock of Bucharest is one moment', (day, time, moment) => {
  expect(bucharestMoment(day, time).toISOString()).toBe(moment)
})

test('days are counted across months, years and changes of the hour', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-10-24', 1)).toBe('2026-10-25')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(weekdayOf('2026-11-23')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
})

test('a day that is not in the calendar is refused', () => {
  expect(isIsoDate('2026-11-21')).toBe(true)
  for (const text of ['2026-02-30', '2026-13-01', '2026-1-1', '21.11.2026', '', '2026-11-21T00:00:00Z']) {
    expect(isIsoDate(text), text).toBe(false)
  }
  expect(() => formatDate('2026-02-30', 'ro')).toThrow(RangeError)
})

const week: WeekHours = [
  [['09:00', '19:00']],
  [['09:00', '19:00']],
  [['09:00', '19:00']],
  [['09:00', '19:00']],
  [
    ['15:00', '18:00'],
    ['09:00', '13:00'],
  ],
  [['10:00', '14:00']],
  [],
]

function at(bucharest: string, days: DayHours = {}) {
  return openNow(week, days, new Date(bucharest))
}

test('open from the first minute, closed from the last', () => {
  expect(at('2026-11-23T09:00:00+02:00')).toEqual({ status: 'open', until: '19:00' })
  expect(at('2026-11-23T18:59:59+02:00')).toEqual({ status: 'open', until: '19:00' })
  expect(at('2026-11-23T08:59:59+02:00')).toEqual(closedUntil('2026-11-23', '09:00', 0))
  expect(at('2026-11-23T19:00:00+02:00')).toEqual(closedUntil('2026-11-24', '09:00', 1))
})

test('a break at noon is closed, in whatever order the spans were written', () => {
  expect(at('2026-11-27T12:00:00+02:00')).toEqual({ status: 'open', until: '13:00' })
  expect(at('2026-11-27T14:00:00+02:00')).toEqual(closedUntil('2026-11-27', '15:00', 0))
  expect(at('2026-11-27T08:00:00+02:00')).toEqual(closedUntil('2026-11-27', '09:00', 0))
})

test('closed days and holidays are passed over', () => {
  expect(at('2026-11-21T15:00:00+02:00')).toEqual(closedUntil('2026-11-23', '09:00', 2))
  expect(at('2026-11-30T10:00:00+02:00', { '2026-11-30': [], '2026-12-01': [] })).toEqual(
    closedUntil('2026-12-02', '09:00', 2),
  )
})

test('the hour that summer time takes and gives back does not move the opening', () => {
  // On Monday 30 March 2026 Bucharest is three hours ahead of UTC, on Monday 26 October again two.
  expect(at('2026-03-30T05:59:00Z')).toEqual(closedUntil('2026-03-30', '09:00', 0))
  expect(at('2026-03-30T06:00:00Z')).toEqual({ status: 'open', until: '19:00' })
  expect(at('2026-10-26T06:59:00Z')).toEqual(closedUntil('2026-10-26', '09:00', 0))
  expect(at('2026-10-26T07:00:00Z')).toEqual({ status: 'open', until: '19:00' })
  const night: WeekHours = [[], [], [], [], [], [], [['03:30', '05:00']]]
  expect(openNow(night, {}, new Date('2026-10-25T00:45:00Z'))).toEqual({ status: 'open', until: '05:00' })
  expect(openNow(night, {}, new Date('2026-10-25T01:45:00Z'))).toEqual({ status: 'open', until: '05:00' })
})

test('a clinic that never opens says so', () => {
  expect(openNow([], {}, new Date())).toEqual({ status: 'closed', opens: null })
})

test('the clinic’s own hours are understood', () => {
  const week: WeekHours = clinic.hours
  const monday = '2026-11-23'
  for (const [day, spans] of week.entries())
    for (const [from] of spans) {
      const opening = new Date(`${addDays(monday, day)}T${from}+02:00`)
      expect(openNow(week, {}, opening).status, `${day} ${from}`).toBe('open')
    }
})

test('Easter is that of the Orthodox churches', () => {
  const sundays = [
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2100-05-02',
  ]
  for (const sunday of sundays) expect(orthodoxEaster(Number(sunday.slice(0, 4)))).toBe(sunday)
})

/** As the Labour Code lists them: https://legislatie.just.ro/Public/DetaliiDocument/128647, article 139. */
test('the legal holidays of a year are all there', () => {
  expect(legalHolidays(2027)).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2027-01-06',
    '2027-01-07',
    '2027-01-24',
    '2027-04-30',
    '2027-05-01',
    '2027-05-02',
    '2027-05-03',
    '2027-06-01',
    '2027-06-20',
    '2027-06-21',
    '2027-08-15',
    '2027-11-30',
    '2027-12-01',
    '2027-12-25',
    '2027-12-26',
  ])
  expect(holidaysBetween('2027-12-20', '2028-01-06')).toEqual([
    '2027-12-25',
    '2027-12-26',
    '2028-01-01',
    '2028-01-02',
    '2028-01-06',
  ])
})

test('the owner’s own days come before the week and before legal holidays', () => {
  const { days } = openingFrom(
    {
      week,
      days: [
        { from: '2026-11-20', to: '2026-11-24', spans: [] },
        { from: '2026-11-30', to: '2026-11-30', spans: [['09:00', '13:00']] },
      ],
    },
    new Date('2026-11-23T10:00:00Z'),
  )
  expect(Object.entries(days).slice(0, 4)).toEqual([
    ['2026-11-23', []],
    ['2026-11-24', []],
    ['2026-11-30', [['09:00', '13:00']]],
    ['2026-12-01', []],
  ])
  expect(at('2026-11-30T10:00:00+02:00', days)).toEqual({ status: 'open', until: '13:00' })
  expect(at('2026-11-23T10:00:00+02:00', days)).toEqual(closedUntil('2026-11-25', '09:00', 2))
})

test('hours are understood as people write them', () => {
  expect(spansFrom('9-13, 14–20:30')).toEqual([
    ['09:00', '13:00'],
    ['14:00', '20:30'],
  ])
  expect(spansFrom('')).toEqual([])
  for (const wrong of ['nouă', '9', '13-9', '9-13, 12-14', '9-25', '9:70-10', '8-9,10-11,12-13,14-15'])
    expect(spansFrom(wrong), wrong).toBeNull()
})

const asBuilt = { week: sampleWeek, days: [] }

test('what is said of open doors holds until the next opening, closing or midnight', () => {
  const until = (moment: string) => {
    const now = new Date(moment)
    return openStateUntil(now, openingFrom(asBuilt, now)).toISOString()
  }
  expect(until('2026-11-23T08:59:59+02:00')).toBe('2026-11-23T07:00:00.000Z')
  expect(until('2026-11-23T09:00:00+02:00')).toBe('2026-11-23T18:00:00.000Z')
  expect(until('2026-11-23T20:00:00+02:00')).toBe('2026-11-23T22:00:00.000Z')
  expect(until('2026-12-01T10:00:00+02:00')).toBe('2026-12-01T22:00:00.000Z')
  expect(until('2026-07-01T10:00:00+03:00')).toBe('2026-07-01T17:00:00.000Z')
  // The Sundays on which the hour is taken and given back end an hour sooner and later than the days around them.
  expect(until('2026-03-28T15:00:00+02:00')).toBe('2026-03-28T22:00:00.000Z')
  expect(until('2026-03-29T00:00:00+02:00')).toBe('2026-03-29T21:00:00.000Z')
  expect(until('2026-10-25T01:00:00+03:00')).toBe('2026-10-25T22:00:00.000Z')
})

test('texts name the nights and days on which the clinic is closed, whatever its hours are', () => {
  const day = [['09:00', '20:00']] as const
  const always = [['00:00', '24:00']] as const
  const [weekend, daily, neverClosed] = [
    [day, day, day, day, day, [], []],
    Array.from({ length: 7 }, () => day),
    Array.from({ length: 7 }, () => always),
  ] as const
  expect(closedTimes('ro', weekend)).toEqual({
    closed: 'noaptea, sâmbăta, duminica și în zilele de sărbătoare',
    closedDays: 'sâmbăta, duminica și în zilele de sărbătoare',
  })
  expect(closedTimes('ro', daily).closed).toBe('noaptea și în zilele de sărbătoare')
  expect(closedTimes('ro', neverClosed).closed).toBe('în zilele de sărbătoare')
  expect(closedTimes('en', weekend).closed).toBe('at night, on Saturdays, on Sundays and on public holidays')
})

function closedUntil(date: string, time: string, inDays: number) {
  return { status: 'closed', opens: { date, time, inDays } }
}

test('the clock of Bucharest is the one of the time zone database, at every change of the hour', () => {
  const zoned = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Bucharest',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const hours = Array.from({ length: 12 * 24 }, (_, hour) => 20 * 24 + hour)
  const moments = Array.from({ length: 60 }, (_, year) => 2000 + year).flatMap((year) =>
    [0, 2, 5, 9, 11].flatMap((month) => hours.map((hour) => new Date(Date.UTC(year, month, 1, hour)))),
  )
  expect(
    moments.filter((moment) => `${isoDateOf(moment)} ${formatTime(moment)}` !== zoned.format(moment)),
  ).toEqual([])
})
