import { bucharestMoment, formatTime, isoDateOf, spansOn } from '../../format/dates.ts'
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
  return bucharestMoment(today, next ?? '24:00')
}
