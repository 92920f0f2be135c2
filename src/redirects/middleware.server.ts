import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../server/app-env.ts'
import { securityHeaders } from '../server/security-headers.ts'
import { splitUrl } from '../server/split-url.ts'
import { canonicalPath } from './canonical.ts'
import { createRedirectResolver, type RedirectWorld } from './resolve.ts'
import type { LegacyRedirects } from './table.ts'

/** Answers old addresses with one 301 before anything else runs; everything else passes through untouched. */
export function legacyRedirects(
  table: readonly LegacyRedirects[],
  world: RedirectWorld,
): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver(table, world)

  return async function legacyRedirects(c, next) {
    const { pathname, search } = splitUrl(c.req.url)
    const location = resolve(pathname, search) ?? respell(pathname, search)
    if (location === null) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return methodNotAllowed()
    return new Response(null, { status: 301, headers: { ...redirectHeaders, location } })
  }
}

const redirectHeaders = { ...securityHeaders, 'cache-control': 'public, max-age=86400' }

function respell(pathname: string, search: string): string | null {
  const canonical = canonicalPath(pathname)
  return canonical === null ? null : canonical + search
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...securityHeaders, allow: 'GET, HEAD' } })
}
