/** Called with whether the database is down; returns whether it has been down without a break for too long. */
export function watchAbsence(tooLongMs: number): (isAway: boolean, now: number) => boolean {
  let since: number | null = null
  return function isAwayTooLong(isAway, now) {
    since = isAway ? (since ?? now) : null
    return since !== null && now - since > tooLongMs
  }
}
