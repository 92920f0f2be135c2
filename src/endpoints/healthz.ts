import type { Context } from 'hono'
import { clientBuild } from '../build/client-build.ts'
import type { AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Sources } from '../sources/sources.ts'
import { watchAbsence } from './watch-absence.ts'

/** A monitor may ask every second, and so may anybody else: the database is asked less often, and once for all. */
const askedAgainAfterMs = 5_000
/** Whoever asked may be gone before the answer: nobody waits for theirs longer than this. */
const waitMs = 3_000

type Database = 'reachable' | 'unreachable' | 'none'

/**
 * `GET /healthz`: that the site answers, with which build, and whether its database does: 503 once that has been away
 * for minutes, as far as this isolate has seen.
 */
export function healthz({ isReachable }: Pick<Sources, 'isReachable'>) {
  let last: { at: number; database: Promise<Database> } | null = null
  const isAwayTooLong = watchAbsence()

  return async function healthz(c: Context<AppEnv>): Promise<Response> {
    const now = Date.now()
    if (last === null || now - last.at > askedAgainAfterMs) {
      last = { at: now, database: isReachable().then(named, () => 'unreachable') }
      c.executionCtx.waitUntil(last.database)
    }
    const database = await Promise.race([last.database, unreachableAfter(waitMs)])
    const isAway = isAwayTooLong(database === 'unreachable', now)
    return c.json(
      { status: isAway ? 'degraded' : 'ok', build: clientBuild.id, database },
      isAway ? 503 : 200,
      {
        ...securityHeaders,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    )
  }
}

function unreachableAfter(ms: number): Promise<Database> {
  return new Promise((resolve) => setTimeout(resolve, ms, 'unreachable'))
}

function named(reachable: boolean | null): Database {
  if (reachable === null) return 'none'
  return reachable ? 'reachable' : 'unreachable'
}
