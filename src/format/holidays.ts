import { addDays, type IsoDate } from './dates.ts'

/** The legal holidays between two days, both included, in order. */
export function holidaysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index)
  return years.flatMap(legalHolidays).filter((day) => from <= day && day <= to)
}

/** The legal holidays of Romania, in order (Codul muncii, article 139, with Legea 52/2023: 6 and 7 January since 2024). */
export function legalHolidays(year: number): readonly IsoDate[] {
  const cached = ofYears.get(year)
  if (cached !== undefined) return cached
  const easter = orthodoxEaster(year)
  const movable = [-2, 0, 1, 49, 50].map((days) => addDays(easter, days))
  const days = [...new Set([...fixed.map((day) => `${year}-${day}`), ...movable])].sort()
  ofYears.set(year, days)
  return days
}

/** Every page asks for this year's and the next. */
const ofYears = new Map<number, readonly IsoDate[]>()

/**
 * Easter Sunday of the Orthodox churches: Meeus's rule for the Julian calendar, converted to the Gregorian one,
 * which is 13 days ahead until the end of February 2100.
 */
export function orthodoxEaster(year: number): IsoDate {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  return addDays(`${year}-03-22`, moon + sunday + julianLag(year))
}

function julianLag(year: number): number {
  return Math.floor(year / 100) - Math.floor(year / 400) - 2
}

function yearOf(day: IsoDate): number {
  return Number(day.slice(0, 4))
}

const fixed = [
  '01-01',
  '01-02',
  '01-06',
  '01-07',
  '01-24',
  '05-01',
  '06-01',
  '08-15',
  '11-30',
  '12-01',
  '12-25',
  '12-26',
]
