/** The site works without its database, but after this long somebody has to be alerted. */
const tooLongMs = 5 * 60_000

/** Called with whether the database is down; returns whether it has been down without a break for too long. */
export function watchAbsence(): (isAway: boolean, now: number) => boolean {
  let since: number | null = null
  return function isAwayTooLong(isAway, now) {
    since = isAway ? (since ?? now) : null
    return since !== null && now - since > tooLongMs
  }
}
