/**
 * How current the data is. `live`: the database confirmed it within the last minutes, or there is no database and
 * the build is the source. `kept`: the database does not answer, this is its last answer. `snapshot`: it has not
 * answered yet, this is the snapshot of the build. Pages show the date of everything that is not live.
 */
export type Freshness = {
  source: 'live' | 'kept' | 'snapshot'
  /** When it was last known to be current: an ISO date, or date and time. */
  asOf: string
}

export type Dated<T> = Freshness & { value: T }
