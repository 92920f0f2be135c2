import type { Locale } from '../locale.ts'

/** A calendar day, `2026-11-21`. */
export type IsoDate = string
/** Opening and closing time in Bucharest, `['09:00', '19:00']`; `24:00` closes at midnight. */
export type Span = readonly [from: string, to: string]
/** The spans of each day, Monday first; an empty list is a closed day. */
export type WeekHours = readonly (readonly Span[])[]
/** Days whose spans are not those of the week. */
export type DayHours = Readonly<Record<IsoDate, readonly Span[]>>

/** `sâmbătă` or `Saturday`. */
export function formatWeekday(date: IsoDate, locale: Locale): string {
  return weekdayName(weekdayOf(date), locale)
}

/** From `luni`, 0, to `duminică`, 6. */
export function weekdayName(day: number, locale: Locale): string {
  return weekdays[locale].split(',')[day] ?? ''
}

/** `09:05`, in Bucharest, the same in both languages. */
export function formatTime(moment: Date): string {
  return bucharestClock(moment).time
}

/** The calendar day in Bucharest at a moment. */
export function isoDateOf(moment: Date): IsoDate {
  return bucharestClock(moment).date
}

/** The minutes since 1970 at a moment in milliseconds. */
export function minuteOf(moment: number): number {
  return Math.floor(moment / minuteLength)
}

export const minuteLength = 60_000

/** Whether the text is a calendar day: `2026-02-30` is not. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayNumber(text) !== null
}

/** The day that many days later, or earlier when negative. Throws a RangeError on an invalid day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(noonOf(date).getTime() + days * dayLength).toISOString().slice(0, 10)
}

/**
 * The moment of a time, `00:00` to `24:00`, on Bucharest's clock: three hours before the same time in UTC in summer, else
 * two. Of an hour that comes twice it is the first.
 */
export function bucharestMoment(date: IsoDate, time: string): Date {
  if (time === '24:00') return startOfDay(addDays(date, 1))
  const inSummer = new Date(`${date}T${time}:00+03:00`)
  const clock = bucharestClock(inSummer)
  return clock.date === date && clock.time === time ? inSummer : new Date(`${date}T${time}:00+02:00`)
}

/** The moment a day begins in Bucharest. */
export function startOfDay(date: IsoDate): Date {
  return bucharestMoment(date, '00:00')
}

/** The same with the offset of that day, as structured data asks for: `2026-11-28T00:00:00+02:00`. */
export function dayWithZone(date: IsoDate): string {
  const hours = (Date.parse(`${date}T00:00:00Z`) - startOfDay(date).getTime()) / 3_600_000
  return `${date}T00:00:00+0${hours}:00`
}

/** The moment the next day begins in Bucharest. */
export function endOfDay(moment: Date): Date {
  return startOfDay(addDays(isoDateOf(moment), 1))
}

/** 0 on Monday to 6 on Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (noonOf(date).getUTCDay() + 6) % 7
}

/** The spans of one day, earliest first. */
export function spansOn(date: IsoDate, hours: WeekHours, days: DayHours): readonly Span[] {
  return (days[date] ?? hours[weekdayOf(date)] ?? []).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Two hours ahead of UTC, three from the last Sunday of March to the last Sunday of October, at one o'clock UTC
 * (Directive 2000/84/EC; a test compares it with the zone of `Intl`). The first formatter with a zone costs an isolate
 * that has just started as much as half of its first page, and a slow phone 100 to 200 ms.
 */
export function bucharestClock(moment: Date): { date: IsoDate; time: string } {
  const year = moment.getUTCFullYear()
  const at = moment.getTime()
  const isSummer = at >= lastSunday(year, march) && at < lastSunday(year, october)
  const text = new Date(at + (isSummer ? 3 : 2) * hourLength).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

const march = 2
const october = 9

/** At one o'clock UTC, in ms. Both months have 31 days. */
function lastSunday(year: number, month: number): number {
  return Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1)
}

/** Noon of the day in UTC, so that no time zone moves it. Throws a RangeError on an invalid day. */
export function noonOf(date: IsoDate): Date {
  const noon = dayNumber(date)
  if (noon === null) throw new RangeError(`not a day: ${date}`)
  return new Date(noon)
}

// The parser lets 30 February roll over into March.
function dayNumber(date: IsoDate): number | null {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(date) ? noon : null
}

const hourLength = 60 * minuteLength
const dayLength = 24 * hourLength

/**
 * As `Intl` names them. Every page says a weekday, and the first formatter of an isolate that has just started costs half as
 * much as all it takes to answer a text.
 */
const weekdays: Record<Locale, string> = {
  ro: 'luni,marți,miercuri,joi,vineri,sâmbătă,duminică',
  en: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
}
