import type { Context } from 'hono'
import { insightSink } from '../../features/insights/sink.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { requestIdOf } from '../../http/request-id.ts'
import type { Locale } from '../../locale.ts'
import { type RouteId, routes } from '../../routes.ts'
import { VisitLog } from './visit-log.ts'

type Visit = {
  route: RouteId
  locale: Locale
  /** `shared`: rendered by another isolate. `late`: sent before all of its data had arrived. */
  cache: 'hit' | 'stale' | 'shared' | 'miss' | 'late'
  started: number
}

/**
 * A log line for every page request: which page, how it was answered, how long it took. Nothing about the visitor.
 * A browser's prefetch is marked as such.
 */
export function recordVisit(
  c: Context<AppEnv>,
  response: Response,
  { route, locale, cache, started }: Visit,
): Response {
  const { status } = response
  const durationMs = Date.now() - started
  const isAhead = c.req.header('sec-purpose')?.includes('prefetch') === true
  const fields = { requestId: requestIdOf(c), route, locale, status, cache, durationMs }
  visits.write(isAhead ? 'page-ahead' : 'page', fields, (work) => c.executionCtx.waitUntil(work))
  const statusClass = `${Math.floor(status / 100)}xx`
  insightSink(c.env).write({ kind: 'answer', route: routes[route].path, locale, statusClass })
  return response
}

const visits = new VisitLog()
