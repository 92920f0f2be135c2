import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Cloudflare's own id where there is one, so that both logs can be matched. */
export function requestIdOf(c: Context<AppEnv>): string {
  const known = c.get('requestId')
  if (known) return known
  const id = c.req.header('cf-ray') ?? crypto.randomUUID()
  c.set('requestId', id)
  return id
}
