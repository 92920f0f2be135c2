import { addDays, formatTime, type IsoDate, isoDateOf, spansOn } from '../../format/dates.ts'
import type { Opening } from './opening.ts'

/**
 * When the open/closed state of a page changes: the next opening or closing, or midnight in Bucharest, when
 * "tomorrow" becomes today.
 */
export function openStateUntil(now: Date, { week, days }: Opening): Date {
  const today = isoDateOf(now)
  const time = formatTime(now)
  const changes = spansOn(today, week, days)
    .flat()
    .filter((each) => each > time && each < '24:00')
    .sort()
  const [next] = changes
  return next === undefined ? momentOf(addDays(today, 1), '00:00') : momentOf(today, next)
}

/** The moment of a time on Bucharest's clock, which is three hours ahead of UTC in summer, else two. */
function momentOf(date: IsoDate, time: string): Date {
  const inSummer = new Date(`${date}T${time}:00+03:00`)
  const isRight = isoDateOf(inSummer) === date && formatTime(inSummer) === time
  return isRight ? inSummer : new Date(`${date}T${time}:00+02:00`)
}
