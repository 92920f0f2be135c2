import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { once } from '../../http/once.ts'
import { type AdminServices, adminFolders } from './admin-context.ts'

/** Everything below `/admin`. Its code is loaded by the first request for it: visitors never load it. */
export function adminRoutes(services: Omit<AdminServices, 'limiter'>): Hono<AppEnv> {
  const endpoint = once(async () => (await import('./app.ts')).adminEndpoint(services))
  const app = new Hono<AppEnv>()
  for (const folder of adminFolders)
    for (const path of [folder, `${folder}/*`])
      app.all(path, async (c) => (await endpoint()).fetch(c.req.raw, c.env, c.executionCtx))
  return app
}
