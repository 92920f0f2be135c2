/** The site stands without its database. After this long, though, somebody has to know. */
const tooLongMs = 5 * 60_000

/** Told each time whether the database is away; answers whether it has been for too long, never having been back. */
export function watchAbsence(): (isAway: boolean, now: number) => boolean {
  let since: number | null = null
  return function isAwayTooLong(isAway, now) {
    since = isAway ? (since ?? now) : null
    return since !== null && now - since > tooLongMs
  }
}
