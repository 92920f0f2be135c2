import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Cloudflare's own id where there is one, so that both logs can be matched. */
export function requestIdOf(c: Context<AppEnv>): string {
  const given = c.get('requestId')
  if (given) return given
  const id = c.req.header('cf-ray') ?? crypto.randomUUID()
  c.set('requestId', id)
  return id
}
