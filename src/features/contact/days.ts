import {
  addDays,
  formatTime,
  type IsoDate,
  isIsoDate,
  isoDateOf,
  type Span,
  spansOn,
} from '../../format/dates.ts'
import type { Opening } from '../clinic/opening.ts'
import type { PartOfDay } from './fields.ts'

const daysAhead = 60

/** Noon and five o'clock divide the day; a part may lie outside the clinic's hours. */
const parts = {
  any: ['00:00', '24:00'],
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
} as const satisfies Record<PartOfDay, Span>

/** The days one can wish for: open ones of the next 60, today only while it is still open. */
export function openDays(opening: Opening, now: Date): IsoDate[] {
  const today = isoDateOf(now)
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days.filter((day) => openSpans(day, 'any', opening, now).length > 0)
}

/** When the clinic is open within a part of a day; today only what is still to come. */
export function openSpans(day: IsoDate, part: PartOfDay, { week, days }: Opening, now: Date): Span[] {
  const [from, to] = parts[part]
  const earliest = day === isoDateOf(now) && formatTime(now) > from ? formatTime(now) : from
  return spansOn(day, week, days)
    .map(([opens, closes]): Span => [later(opens, earliest), earlier(closes, to)])
    .filter(([opens, closes]) => opens < closes)
}

export type DayProblem = 'invalid' | 'past' | 'far' | 'closed'

/** Why that day is not possible, or null. */
export function dayProblem(text: string, opening: Opening, now: Date): DayProblem | null {
  if (!isIsoDate(text)) return 'invalid'
  const today = isoDateOf(now)
  if (text < today) return 'past'
  if (text > addDays(today, daysAhead)) return 'far'
  return openSpans(text, 'any', opening, now).length > 0 ? null : 'closed'
}

function later(a: string, b: string): string {
  if (a > b) return a
  return b
}

function earlier(a: string, b: string): string {
  if (a < b) return a
  return b
}
