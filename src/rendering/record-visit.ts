import type { Context } from 'hono'
import { insightSink } from '../features/insights/sink.server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Locale } from '../locale.ts'
import { type RouteId, routes } from '../routes.ts'
import { VisitLog } from './visit-log.ts'

type Visit = {
  route: RouteId
  locale: Locale
  /** `shared`: another isolate had made the page. `late`: it was sent before all of its data was there. */
  cache: 'hit' | 'stale' | 'shared' | 'miss' | 'late'
  started: number
}

/**
 * One line for every page that was asked for: which, how it was answered, how long it took. Nothing about who. What a
 * browser fetches ahead of a visit that may never come is no visit, and says so.
 */
export function recordVisit(
  c: Context<AppEnv>,
  answer: Response,
  { route, locale, cache, started }: Visit,
): Response {
  const { status } = answer
  const durationMs = Date.now() - started
  const isAhead = c.req.header('sec-purpose')?.includes('prefetch') === true
  const fields = { requestId: requestIdOf(c), route, locale, status, cache, durationMs }
  visits.write(isAhead ? 'page-ahead' : 'page', fields, (work) => c.executionCtx.waitUntil(work))
  const statusClass = `${Math.floor(status / 100)}xx`
  insightSink(c.env).write({ kind: 'answer', route: routes[route].path, locale, statusClass })
  return answer
}

const visits = new VisitLog()
