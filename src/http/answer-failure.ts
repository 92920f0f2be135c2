import type { Context } from 'hono'
import { addressOf } from './address-of.ts'
import type { AppEnv } from './app-env.ts'
import { reportError } from './log.ts'
import { requestIdOf } from './request-id.ts'
import { Unreachable } from './unreachable.ts'

/**
 * The last resort: the error is logged once, and the visitor reads in their language what to do. `Unreachable` is
 * not logged here: the outage is in the log already.
 */
export async function respondToFailure(error: Error, c: Context<AppEnv>): Promise<Response> {
  const { pathname, locale } = addressOf(c)
  const { plainError } = await import('./error-page.ts')
  if (error instanceof Unreachable) return plainError(503, locale)
  reportError(error, { requestId: requestIdOf(c), during: 'request', path: pathname })
  return plainError(500, locale)
}
