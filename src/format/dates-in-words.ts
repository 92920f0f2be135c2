import type { Locale } from '../locale.ts'
import { formatWeekday, type IsoDate, isoDateOf, noonOf } from './dates.ts'

/**
 * `21 noiembrie 2026` or `21 November 2026`, day and month on one line. Takes a calendar day, or a moment,
 * converted to Bucharest time.
 */
export function formatDate(date: IsoDate | Date, locale: Locale): string {
  const day = typeof date === 'string' ? date : isoDateOf(date)
  return `${dayOfMonth(day, locale)} ${noonOf(day).getUTCFullYear()}`
}

/** `noiembrie 2026` or `November 2026`. */
export function formatMonth(date: IsoDate, locale: Locale): string {
  return `${monthOf(date, locale)} ${noonOf(date).getUTCFullYear()}`
}

/** `sâmbătă, 21 noiembrie` or `Saturday 21 November`: for a day in the near future. */
export function formatWeekdayDate(date: IsoDate, locale: Locale): string {
  return `${formatWeekday(date, locale)}${afterWeekday[locale]} ${dayOfMonth(date, locale)}`
}

function dayOfMonth(date: IsoDate, locale: Locale): string {
  return `${noonOf(date).getUTCDate()}\u00a0${monthOf(date, locale)}`
}

function monthOf(date: IsoDate, locale: Locale): string {
  return months[locale].split(',')[noonOf(date).getUTCMonth()] ?? ''
}

/** As `Intl` names them: see the weekdays. */
const months: Record<Locale, string> = {
  ro: 'ianuarie,februarie,martie,aprilie,mai,iunie,iulie,august,septembrie,octombrie,noiembrie,decembrie',
  en: 'January,February,March,April,May,June,July,August,September,October,November,December',
}
const afterWeekday: Record<Locale, string> = { ro: ',', en: '' }
