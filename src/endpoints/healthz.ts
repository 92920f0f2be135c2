import { workerBuild } from 'virtual:worker-build'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Sources } from '../sources/sources.ts'
import { watchAbsence } from './watch-absence.ts'

/** Anybody may call this every second, so the database is asked less often, once for all callers. */
const askedAgainAfterMs = 5_000
/** The site works without its database, but after this long somebody has to be alerted. */
const awayTooLongMs = 5 * 60_000
/** The maximum wait of a caller: the one whose request asked the database may be gone. */
const waitMs = 3_000

type Database = 'reachable' | 'unreachable' | 'none'

/**
 * `GET /healthz`: the running build, another one when any module of the Worker is, and whether the database is reached;
 * 503 once it has been down for minutes, as far as this isolate has seen.
 */
export function healthz({ isReachable }: Pick<Sources, 'isReachable'>) {
  let last: { at: number; database: Promise<Database> } | null = null
  const isAwayTooLong = watchAbsence(awayTooLongMs)

  return async function healthz(c: Context<AppEnv>): Promise<Response> {
    const now = Date.now()
    if (last === null || now - last.at > askedAgainAfterMs) {
      last = { at: now, database: isReachable().then(named, () => 'unreachable') }
      c.executionCtx.waitUntil(last.database)
    }
    const database = await Promise.race([last.database, unreachableAfter(waitMs)])
    const isAway = isAwayTooLong(database === 'unreachable', now)
    return c.json({ status: isAway ? 'degraded' : 'ok', build: workerBuild, database }, isAway ? 503 : 200, {
      ...securityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  }
}

function unreachableAfter(ms: number): Promise<Database> {
  return new Promise((resolve) => setTimeout(resolve, ms, 'unreachable'))
}

function named(reachable: boolean | null): Database {
  if (reachable === null) return 'none'
  return reachable ? 'reachable' : 'unreachable'
}
