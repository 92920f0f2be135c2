import { addDays, isoDateOf, startOfDay } from '../format/dates.ts'

/** So many times its time of being fresh a page is shown while a new one is made. */
const shownFor = 10

/**
 * When a page that was begun at a moment is too old to be shown. Prices, offers and opening hours change with the date in
 * Bucharest, so no page outlives its day.
 */
export function shownUntil(begun: number, freshMs: number): number {
  const tomorrow = startOfDay(addDays(isoDateOf(new Date(begun)), 1)).getTime()
  return Math.min(begun + freshMs * shownFor, tomorrow)
}
