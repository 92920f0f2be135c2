/**
 * How sure we are of what we show. `live`: the database said so within the last minutes, or there is no database and
 * the build is the source. `kept`: the database does not answer, this is what it said last. `snapshot`: it has not
 * answered yet, this is what the build shipped. Pages name the date of whatever is not live.
 */
export type Freshness = {
  source: 'live' | 'kept' | 'snapshot'
  /** When this was last known to be true: an ISO date, or date and time. */
  asOf: string
}

export type Dated<T> = Freshness & { value: T }
