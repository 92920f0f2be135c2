import type { Context } from 'hono'
import type { Locale } from '../locale.ts'
import type { RouteId } from '../routes.ts'
import type { AppEnv } from './app-env.ts'
import { log } from './log.ts'
import { requestIdOf } from './request-id.ts'

type Visit = {
  route: RouteId
  locale: Locale
  /** `late`: the page was sent before all of its data was there. */
  cache: 'hit' | 'stale' | 'miss' | 'late'
  started: number
}

/** One line for every page that was asked for: which, how it was answered, how long it took. Nothing about who. */
export function recordVisit(
  c: Context<AppEnv>,
  answer: Response,
  { route, locale, cache, started }: Visit,
): Response {
  const { status } = answer
  const durationMs = Date.now() - started
  log('info', 'page', { requestId: requestIdOf(c), route, locale, status, cache, durationMs })
  return answer
}
