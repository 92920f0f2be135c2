import type { Context } from 'hono'
import { clientBuild } from '../build/client-build.ts'
import type { AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Sources } from '../sources/sources.ts'

/** A monitor may ask every second, and so may anybody else: the database is asked less often. */
const askedAgainAfterMs = 5_000

type Database = 'reachable' | 'unreachable' | 'none'

/** `GET /healthz`: that the site answers, with which build, and whether its database does. The site stands without. */
export function healthz({ isReachable }: Pick<Sources, 'isReachable'>) {
  let last: { at: number; database: Database } | null = null

  return async function healthz(c: Context<AppEnv>): Promise<Response> {
    const now = Date.now()
    if (last === null || now - last.at > askedAgainAfterMs)
      last = { at: now, database: named(await isReachable()) }
    return c.json({ status: 'ok', build: clientBuild.id, database: last.database }, 200, {
      ...securityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  }
}

function named(reachable: boolean | null): Database {
  if (reachable === null) return 'none'
  return reachable ? 'reachable' : 'unreachable'
}
