// What tells an answer that waited for the database from one that did not, on a machine of any speed. A page waits three
// seconds at most (`src/database/live-source.ts`), a call as long (`supabase.ts`).

/** The answer waited once at most: two waits in a row take six seconds. */
export const oneWaitMs = 6_000
/** The answer did not wait at all. */
export const noWaitMs = 2_500
