import { endOfDay } from '../../format/dates.ts'
import type { MadeOf } from '../../sources/watch-data.ts'

/** A page with unconfirmed data is rendered again as soon as the database is asked again. */
const unsureMs = 5_000
/** For this many freshness periods a page is served while it is refreshed. */
const shownFor = 10

/** What a page was rendered of, when its content stops being true, and how long data is fresh. */
type Rendered = { madeOf: MadeOf; until: number; dataFreshMs: number }

/**
 * For how long a page rendered now is served. One of the build alone changes at midnight: offers end with a day, and
 * so do the pages that show them.
 */
export function lifetimeOf({ madeOf, until, dataFreshMs }: Rendered) {
  const now = Date.now()
  const midnight = endOfDay(new Date(now)).getTime()
  const freshMs = { build: midnight - now, live: dataFreshMs, unsure: Math.min(dataFreshMs, unsureMs) }
  return lifetime(now, freshMs[madeOf], Math.min(until, midnight))
}

/** The lifetime of a page rendered now. `until` is when it stops being true, however fresh. */
export function lifetime(now: number, freshMs: number, until: number) {
  return { freshMs, freshUntil: now + freshMs, shownUntil: Math.min(now + freshMs * shownFor, until) }
}
