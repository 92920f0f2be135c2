import type { Context } from 'hono'
import { addressOf } from './address-of.ts'
import type { AppEnv } from './app-env.ts'
import { reportError } from './log.ts'
import { requestIdOf } from './request-id.ts'

/** The last resort: whatever was thrown is logged once, and the visitor reads in their language what to do. */
export async function answerFailure(error: Error, c: Context<AppEnv>): Promise<Response> {
  const { pathname, locale } = addressOf(c)
  reportError(error, { requestId: requestIdOf(c), during: 'request', path: pathname })
  return (await import('./error-page.ts')).plainError(500, locale)
}
